import { createEngine, type Engine } from '../../../../src/search/engine';
import { current, library, sectionsOf, short, type TestSection } from '../fixtures';

const engine = createEngine(library);

function find(query: string, inEngine: Engine = engine): (string | undefined)[] {
  return inEngine.search({ query, hitsPerPage: 100 }).hits.map(({ url }) => short(url));
}

/** Maps each section to the queries that must return it as the first result. */
const queries: Record<string, string[]> = {
  Player: ['Player', 'player', 'player.'],
  'Manager#create': [
    ...['crea', 'Manager.create', 'Manager#create', 'Manager::create', 'manager create', 'create manager'],
    ...['create(', 'const player = manager.create({ guildId: guild.id'],
  ],
  'Manager#constructor': ['new Manager(', 'TypeError: Manager option "nodes" must be an array.'],
  'Manager#destroy': ['manager destroy'],
  'Manager#init': [
    '"clientId" must be a valid Discord client ID',
    'Error: "clientId" must be a valid Discord client ID.',
  ],
  'Manager#trackStart': ['trackStart event', 'trackStrat', 'trackStart'],
  'Player#constructor': ['new Player', 'Player option "volume" must be a number'],
  'Player#destroy': ['player destroy', 'destroy the player', 'destory player', 'plyer.destroy'],
  'Player#setVolume': [
    ...['setVolume', 'setvolume', 'set volume', 'setVol', 'set vol', 'volume set', 'setVolmue'],
    ...['player#setVolume', 'bot?.player.setVolume(50)', `setVolume ${'and then '.repeat(2000)}`],
  ],
  'Player#setVoiceChannelId': ['voice channel set', 'setvoicechanelid'],
  'Queue#add': ['player.queue.add'],
  'Queue#shuffle': ['waiting.shuffle()', 'shufle', 'shufffle', 'shuffke', 'random order', 'random ord'],
  'SearchPlatform#YouTube': ['SearchPlatform.YouTube'],
  'creating-commands#autoplay': ['Autoplay'],
  'creating-commands#empty-channel': ['bot leaves when alone', 'leaving channels'],
  'creating-commands#loop': ['how do I loop a track', 'how to loop'],
  'creating-commands#words': ['that'],
};

test.each(Object.entries(queries))('%s is the first result of its queries', (section, typed) => {
  expect(typed.map((query) => [query, find(query)[0]])).toEqual(typed.map((query) => [query, section]));
});

test.each(['__proto__', 'toString', '.*', '(((', '\\', '%E0%A4%A', '"', '🎵', '   x'])(
  'the query %j does not fail',
  (query) => {
    expect(Array.isArray(find(query))).toBe(true);
  },
);

test('a first result that is certain without the texts is also the first result of the whole index', () => {
  const titles = createEngine(library.map((section) => ({ ...section, texts: [] })));
  const typed = Object.values(queries).flat();
  const certain = typed.filter((query) => titles.search({ query }).isCertain);
  expect(certain).toEqual(expect.arrayContaining(['Player', 'setVol', 'Manager.create']));
  expect(certain).not.toContain('random order');
  expect(certain.filter((query) => find(query, titles)[0] !== find(query)[0])).toEqual([]);
});

test.each(['xqzzyv', 'asdf', 'qwertzuiop', '12345', '???', '(', 'zzzz yyyy a one wwww vvvv uuuu'])(
  'the query %s finds nothing',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);

/** Creates a search engine for a guide page with numbered sections. */
function engineOf(...sections: TestSection[]): Engine {
  const numbered = sections.map((section, index) => ({ ...section, anchor: String(index) }));
  const page = { path: 'docs/page', category: 'Guides', sections: [{ level: 1, title: 'A page' }, ...numbered] };
  return createEngine(sectionsOf(current, page));
}
const numbersOf = (query: string, ...sections: TestSection[]) =>
  find(query, engineOf(...sections)).map((url) => url?.replace('page#', ''));

const guide = (title: string, text?: string): TestSection => ({ title, text });
const member = (owner: string, name: string, kind = 'property'): TestSection => ({ title: name, kind, name, owner });
const symbol = (name: string): TestSection => ({ title: name, kind: 'class', name, owner: null });

const scattered = guide('One', 'A number must be what a volume is. Its channel is one to leave.');
const sentence = 'the option of the player must be chosen before you begin';
const method = member('B', 'pause', 'method');
const row = member('Platform', 'SoundCloud', 'enum member');
const train = guide('What can go wrong', 'You see: No free places. Cause: the train is full.');
const places = guide('Places', 'RangeError: there are no more places, and none is free.');
const gone = guide('Node with identifier {identifier} not found', 'No node has this name.');
const missing = guide('Identifier of a node', 'The node main-1 has an identifier. It is not found by name.');
const context = 'Guild 42 failed: Node with identifier eu-1:2333 not found';
const noSound = guide('No sound', 'The bot joins a voice channel, but it is silent.');
const members = guide(
  'Long',
  'A bot joins. A channel exists. Voice is silent elsewhere, and but for it, others are not.',
);
const shuffling = guide('Order', 'A track that is waiting for a shuffle: shuffle what is waiting.');

test.each<[first: string, second: string, query: string, TestSection, TestSection]>([
  ['words in order', 'scattered words', 'volume must be a number', guide('Two', 'Volume must be a number.'), scattered],
  ['a pasted sentence', 'its words', sentence, guide('Errors', `Thrown: ${sentence}.`), guide('Option of the player')],
  ['a pasted short message', 'its words', 'No free places.', train, places],
  ['a message with values', 'its words', 'Node with identifier main-1 not found', gone, missing],
  ['a message in a log', 'its words', context, gone, missing],
  ['a paragraph', 'scattered words', 'the bot joins the voice channel but is silent', noSound, members],
  ['a symbol', 'a member', 'node', symbol('Node'), member('Player', 'node')],
  ['a symbol of two words', 'a member', 'node stats', symbol('NodeStats'), member('Other', 'stats')],
  ['a method', 'an enum member', 'pause', method, member('A', 'pause', 'enum member')],
  ['a member of its owner', 'a symbol', 'node.stats', member('Node', 'stats'), symbol('NodeStats')],
  ['a member of a variable', 'a guide', 'waiting.shuffle()', member('Queue', 'shuffle', 'method'), shuffling],
  ['a section', 'a member in a question', 'how to pause it', guide('Pause'), member('A', 'pause')],
  ['a row', 'a guide for its name', 'SoundCloud', row, guide('From a call to the sound')],
])('the search ranks %s before %s', (_first, _second, query, first, second) => {
  expect(numbersOf(query, second, first)[0]).toBe('1');
});

test('a query that describes a problem ranks sections about problems first', () => {
  const page = (name: string) => ({
    ...{ path: `docs/guides/${name}`, category: 'Guides' },
    sections: [
      { level: 1, title: name },
      { title: 'Sound after a pause', anchor: 'sound' },
    ],
  });
  const both = createEngine(sectionsOf(current, page('filters'), page('troubleshooting')));
  expect(find('sound after a pause', both)[0]).toBe('filters#sound');
  expect(find('no sound after a pause', both)[0]).toBe('troubleshooting#sound');
});

const server = guide('Lavalink', 'Lavalink is a server. Ask Lavalink for erela in js.');

test.each(['lava link', 'lavalink', 'erelajs', 'serverlavalink'])('search finds the compound %s', (query) => {
  expect(numbersOf(query, guide('A link', 'A link to lava.'), guide('Other', 'Other.'), server)[0]).toBe('2');
});

test.each([
  [false, 'Player'],
  [false, 'setVol'],
  [false, 'random order'],
  [false, 'player option volume'],
  [true, 'xqzzyv'],
  [true, 'how do I bake bread with a volume of flour and some yeast overnight'],
])('the result is weak: %s for %s', (isWeak, query) => {
  expect(engine.search({ query }).isWeak).toBe(isWeak);
});

const plain = 'A bot sends music to a server, and readers of this page set it up in a few steps. '.repeat(4);
const cooking = guide('Volume', `Yeast rises. ${plain}Bread is loud. ${plain}Bake it. ${plain}An oven is quiet.`);
const unknown = guide('Cannot read properties of undefined (reading `id`)', 'Your code reads a property too early.');

test.each([
  ['words that stand far apart', true, 'how to bake bread with yeast in an oven', cooking],
  [
    'words that stand together',
    false,
    'how to bake bread with yeast in an oven',
    guide('Volume', 'Bake bread with yeast in an oven.'),
  ],
  ['a fault of the own code', true, "Cannot read properties of undefined (reading 'conf')", unknown],
  ['a fault with its own row', false, "TypeError: Cannot read properties of undefined (reading 'id')", unknown],
])('%s: the result is weak: %s', (_words, isWeak, query, section) => {
  expect(engineOf(section, guide('Other', 'Other.')).search({ query }).isWeak).toBe(isWeak);
});

test.each([
  ['skip', member('Player', 'stop', 'method')],
  ['lyrics', member('Player', 'getCurrentLyrics', 'method')],
  ['current song', member('Queue', 'current')],
])('the alias %s finds its member first', (alias, aliased) => {
  const others = [guide(alias), guide(`More about ${alias}`), member('Track', alias)];
  expect(numbersOf(alias, ...others, aliased)[0]).toBe('3');
});

test('a question about a change finds the member that changed', () => {
  const others = [guide('What changed in 2.8.7'), guide('Changes', 'What changed in the guide.')];
  expect(numbersOf('what changed in destroy', ...others, member('Player', 'destroy', 'method'))[0]).toBe('2');
});

test('the shortest name comes first while the reader types it', () => {
  const names = ['createNodeOptions', 'createNode', 'create'].map((name) => member('Manager', name, 'method'));
  expect(numbersOf('crea', ...names)).toEqual(['2', '1', '0']);
});

test('sections that contain more words of the query come first', () => {
  const texts = ['Only alpha.', 'Gamma and beta.', 'Alpha beta gamma.'];
  const sections = texts.map((text, index) => guide(`${index}th`, text));
  expect(numbersOf('alpha beta gamma', ...sections)).toEqual(['2', '1', '0']);
});

test('a query about a problem prefers the guide about restarts to another guide', () => {
  const sections = [
    { title: 'Page' },
    { title: 'Queue', anchor: 'queue', text: 'A restart of the bot loses the queue.' },
  ];
  const guide = (name: string) => ({ path: `docs/guides/${name}`, category: 'Guides', sections });
  const guides = createEngine(sectionsOf(current, guide('extending'), guide('restarts')));
  const [first] = guides.search({ query: 'queue is lost after bot restart' }).hits;
  expect(first.url).toContain('/guides/restarts#');
});
