import { renderWords } from './page';

/** The version that the expected values in this file describe. */
const described = '2.8.7';

/** Returns prose followed by an API section. */
const under = (part: string, ...blocks: string[]) =>
  ['Words.', `## ${part} {#${part.toLowerCase()}}`, ...blocks].join('\n\n');
const method = (name: string, ...blocks: string[]) => under('Methods', `### ${name} {#${name}}`, ...blocks);
const create = method('create', 'Creates it.', '- `options`: the guild and its channels.', '**Returns** the player.');
const nodeConnect = under('Events', '### nodeConnect {#nodeConnect}', 'A node is ready.');

/** Returns the attributes that identify a heading or row. */
const is = (kind: string, name: string, owner?: string) =>
  `data-kind="${kind}" data-name="${name}"${owner ? ` data-owner="${owner}"` : ''}`;

const event = new RegExp(`<h3[^>]* ${is('event', 'nodeConnect', 'Manager')}>nodeConnect`);

/**
 * Tests that a page about the given symbols contains the expected HTML or text. To use another version, write `Player
 * in 2.7.5`.
 */
function shows(what: string, about: string, prose: string, expected: (string | RegExp)[]): void {
  it(`the page shows ${what}`, async () => {
    const [symbols, version = described] = about.split(' in ');
    const { html, text } = await renderWords(prose, symbols.split(', '), version);
    const shown = `${html}\n${text}`;
    const missing = expected.filter((one) => (typeof one === 'string' ? !shown.includes(one) : !one.test(shown)));
    expect(missing).toEqual([]);
  });
}

shows('a method with its signature, parameters, returns and id', 'Manager', create, [
  new RegExp(`<h3[^>]* ${is('method', 'create', 'Manager')}>create\\(options\\) \\{#create\\}</h3>`),
  'create (options: PlayerOptions): Player',
  'href="/docs/typedefs/Player/playerOptions"',
  'href="/docs/classes/Player"',
  'options PlayerOptions required the guild and its channels.',
  /^(?!.*<ul>(?!<li[^>]*><a))/s,
  'Returns Player: the player.',
  `<section class="api-head-facts" ${is('class', 'Manager')}>`,
  '<h2>Methods',
]);
shows('a constructor as it is called, and what it throws', 'Manager', under('Constructor'), [
  /\d+ errors .*TypeError ManagerOptions must not be empty\./s,
  new RegExp(`<h2[^>]* ${is('constructor', 'constructor', 'Manager')}>new Manager\\(options\\)`),
]);
shows('the version that added a member', 'Player', method('moveNode'), ['since 2.8.1 2.8.1 added']);
shows('what changed, word by word', 'Player', method('setVolume'), [
  'changed in 2.8.4 2.6.1 or earlier 2.8.4 changed · upgrade notes setVolume(volume: number):',
  '<ins>Promise&lt;</ins>this',
]);
shows('a renaming', 'Player', method('setVoiceChannelId'), [
  'renamed in 2.8.1',
  '2.8.1 renamed to setVoiceChannelId set',
]);
shows('that a member is static', 'Structure', method('extend'), ['static Source']);
shows('that a method is async', 'Player', method('play'), ['async']);
shows(
  'options as rows that can be linked, with their defaults',
  'PlayerOptions',
  under('Properties', '- `guildId`: the guild.\n- `volume`: how loud.'),
  [
    new RegExp(`<h3[^>]* ${is('option', 'guildId', 'PlayerOptions')}>guildId \\{#guildId\\}</h3>`),
    'guildId {#guildId} string required renamed in 2.8.0',
    'volume {#volume} number optional default 100',
  ],
);
shows('properties', 'Track', under('Properties', '- `title`: x.'), [is('property', 'title', 'Track')]);
shows('the values of an enum', 'SearchPlatform', under('Members', '- `YouTube`: searches YouTube.'), [
  'YouTube {#YouTube} "ytsearch" since 2.7.5',
  is('enum member', 'YouTube', 'SearchPlatform'),
]);
const further = 'A.\n\n## Exception {#Exception}\n\nB.\n\n- `message`: why.';
shows('a further symbol, with prefixed ids', 'TrackExceptionEvent, Exception', further, [
  `<h2 ${is('interface', 'Exception')}>`,
  new RegExp(`<h3[^>]* ${is('property', 'message', 'Exception')}>message \\{#Exception-message\\}</h3>`),
]);
shows('an event and how to listen to it', 'Manager, ManagerEvents', nodeConnect, [
  'manager.on (ManagerEventTypes.NodeConnect, (node: Node) => void)',
  event,
  `<h2 ${is('interface', 'ManagerEvents')}>`,
]);
shows('a type alias and what it works out to', 'LoadType', 'Words.', [
  'type LoadType = keyof typeof LoadTypes',
  'Resolves to: "Track" | "Playlist"',
]);
shows('that a symbol cannot be imported', 'Band', 'Words.', [
  'Band is not exported: you meet it in signatures, but you cannot import it.',
]);
shows('an index of a class below its first paragraph', 'Plugin', method('load', 'Loads it. Then more.'), [
  'Words. What do you want to do? Write a plugin load Set up your plugin name Read the name Methods {#methods}',
  /href="#load".*<h3/s,
]);
shows('the source at its ref', 'Manager in 2.8.1', create, [/blob\/v2\.8\.1\/src\/structures\/Manager\.ts#L\d+/]);
shows('an event without types', 'ManagerEvents in 2.6.1', nodeConnect, [
  'manager.on ("nodeConnect", (node: Node) => void)',
  event,
]);
shows('the values of a constant', 'SearchPlatforms in 2.6.1', 'Words.', ['youtube music "youtube music"']);
shows('changes of later versions', 'Player in 2.8.2', method('setVolume'), ['changes in 2.8.4']);
shows(
  'search no name of a signature without one',
  'availableFilters in 2.8.2',
  under('Properties', '- `[key: string]`: any filter.'),
  ['{#key-string}', /^(?!.*<h3[^>]*data-kind)/s],
);

it('the page shows internal errors in closed details at the end of the page', async () => {
  const { html } = await renderWords(under('Constructor'), ['Manager']);
  const [ofMember, internal] = html.split('Errors from internal work {#internal-errors}');
  expect(ofMember).toMatch(/<details><summary class="api-label">\d+ errors/);
  expect(internal).toMatch(/^<\/h2>\s*<section class="api-errors"><details>/);
});

it('the page shows an error type once if all errors of a member share it', async () => {
  const { text } = await renderWords(method('seek'), ['Player']);
  expect(text).toContain('1 error RangeError Position must be a number.');
});

it.each([
  ['throws', 'Player', 'setTrackRepeat', 'Thrown if repeat is not a boolean.'],
  ['rejects', 'Player', 'setVolume', 'The promise rejects if volume is below 0 or above 1000.'],
  ['wraps', 'Manager', 'search', 'Query not found. Part of the message of another error if the node cannot be reached'],
  [
    'does not catch',
    'Manager',
    'decodeTracks',
    'Unhandled rejection, while the returned promise never settles, if the',
  ],
  ['logs', 'Manager', 'create', 'Logged, but not thrown, if the folder for saved player states cannot be created.'],
  ['passes to an event', 'Node', 'connect', 'Passed to the nodeError event if every attempt to reconnect has failed.'],
  [
    'does not await',
    'Player',
    'constructor',
    'Unhandled rejection, after the constructor returns, if volume is below 0 or above 1000.',
  ],
  ['leaves to JavaScript', 'Player', 'autoMoveNode', 'Fails with an error from JavaScript if no node is connected.'],
])('the page states when Magmastream %s an error', async (_, symbol, name, sentence) => {
  const { text } = await renderWords(method(name), [symbol]);
  expect(text).toContain(sentence);
});

it('the page orders the first paragraph, the first sample, the parameters, the return value and the notes', async () => {
  const prose = method(
    'seek',
    'Jumps.',
    'A note.',
    '- `position`: where to.',
    '**Returns** it.',
    '```ts\nseek();\n```',
  );
  const { text } = await renderWords(prose, ['Player']);
  expect(text).toMatch(/Jumps\. seek\(\); position number required where to\. Returns .*: it\. A note\./);
});

it('the page keeps a sample below the paragraph that introduces it', async () => {
  const { text } = await renderWords(method('seek', 'Jumps.', 'To go back:', '```ts\nseek();\n```'), ['Player']);
  expect(text).toContain('To go back: seek();');
});

it('the page marks required fields only in values that a bot passes', async () => {
  const track = await renderWords(under('Properties', '- `title`: x.'), ['Track']);
  expect(track.text).toMatch(/title \{#title\} string x\./);
  const event = await renderWords(under('Events', '### nodeConnect {#nodeConnect}', 'Fires.', '- `node`: it.'), [
    'ManagerEvents',
  ]);
  expect(event.text).toContain('node Node it.');
});

it('the page does not link a symbol to itself', async () => {
  const { html } = await renderWords(create, ['Manager']);
  expect(html).not.toContain('href="/docs/classes/Manager"');
});

it('the page keeps an ordinary list as prose', async () => {
  const { html, problems } = await renderWords(method('seek', '- one\n- `two` and three'), ['Player']);
  expect(problems).toEqual([]);
  expect(html).toContain('<ul');
});

const form = 'write this item as "- `name`: prose", like the other items of its list';

it.each([
  ['an unknown member', 'Manager', method('creat'), '5: "creat" is not a member of Manager; did you mean "create"?'],
  [
    ...['an unknown entry', 'Manager', under('Properties', '- `playrs`: x')],
    '5: "playrs" is not a member of Manager; did you mean "players"?',
  ],
  [
    ...['an unknown event', 'ManagerEvents', under('Events', '### trackStrt {#trackStrt}')],
    '5: "trackStrt" is not a event; did you mean "trackStart"?',
  ],
  [
    ...['another id than the name', 'Manager', under('Methods', '### create {#make}')],
    '5: the id {#make} must be {#create}, the anchor that links use',
  ],
  ['a heading without id', 'Manager', '## Notes', '1: the heading "Notes" has no explicit id: write "Notes {#notes}"'],
  [
    ...['events without their interface', 'Manager', '## Events {#events}\n\n### trackStart {#trackStart}'],
    '1: events need "ManagerEvents" in the front matter: write "api: [Manager, ManagerEvents]"',
  ],
  [
    ...['a heading for a member of an enum', 'SearchPlatform', under('Members', '### YouTube {#YouTube}')],
    '5: SearchPlatform.YouTube is an enum member: list it as "- `YouTube`: prose" instead',
  ],
  ['a bad form of a member', 'LyricsLine', under('Properties', '- `line`: a.\n- `duration` how long.'), `6: ${form}`],
  ['a bad form of a parameter', 'Player', method('seek', '- to\n- `position`: where to.'), `7: ${form}`],
  [
    ...['no section of a further symbol', 'LoadTypes, LoadType', 'Words.'],
    '1: "api" names LoadType, but the page has no section for it: add "## LoadType {#LoadType}"',
  ],
  [
    ...['an unknown symbol', 'Manger', 'Words.'],
    `1: "Manger" is not a symbol of ${described}, named by "api" in the front matter; did you mean "Manager"?`,
  ],
] as string[][])('the page reports %s once, with its line', async (_, symbols, prose, problem) => {
  const { html, problems } = await renderWords(prose, symbols.split(', '));
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([problem]);
  expect(html).not.toMatch(/<ul>(?!<li[^>]*><a)/);
});

it('the page puts methods before properties, and internal members last', async () => {
  const page = [
    'Words.',
    '## Constructor {#constructor}',
    'Not for bots.',
    '## Properties {#properties}',
    '- `queue`: the tracks.',
    '## Methods {#methods}',
    '### init {#init}\n\nOf Magmastream.',
    '### play {#play}\n\nPlays.',
    '## Good to know {#good}',
    'More.',
  ].join('\n\n');
  const { html } = await renderWords(page, ['Player']);
  const headings = Array.from(html.matchAll(/<h[23][^>]*>([^<(]+)/g), ([, title]) => title.replace(/ \{.*/, ''));
  expect(headings).toEqual([
    ...['Methods', 'play', 'Properties', 'queue', 'Good to know', 'Called by Magmastream', 'new Player', 'init'],
  ]);
});

it('the page collapses all notes of a member after the second', async () => {
  const notes = ['One.', 'Two.', '- Three.\n- Four.'];
  const { html } = await renderWords(method('play', 'Plays.', ...notes), ['Player']);
  const [open, folded] = html.split('<details><summary class="api-fold">2 more details</summary>');
  expect(open).toMatch(/One\..*Two\./s);
  expect(folded).toMatch(/Three\..*Four\./s);
  const two = await renderWords(method('play', 'Plays.', ...notes.slice(0, 2)), ['Player']);
  expect(two.html).not.toContain('more detail');
});

it('the page lists required options first, without a default', async () => {
  const { text } = await renderWords(under('Properties', '- `clientId`: x.\n- `autoPlay`: y.'), ['ManagerOptions']);
  expect(text).toMatch(/autoPlay \{#autoPlay\} boolean required at run time .*clientId/);
});
