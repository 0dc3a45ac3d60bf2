import { renderWords } from './page';

describe('a member of a class', () => {
  const words = [
    'Connects your bot to its nodes.',
    '## Methods {#methods}',
    '### create {#create}',
    'Creates the player of a guild.',
    '- `options`: the guild and its channels.',
    '**Returns** the player, not yet connected.',
  ].join('\n\n');

  it('gets its parameters into the heading and keeps its id', async () => {
    const { html } = await renderWords(words, ['Manager']);
    expect(html).toMatch(/<h3[^>]*>create\(options\) \{#create\}<\/h3>/);
  });

  it('shows the signature with our types linked within the version', async () => {
    const { html, text } = await renderWords(words, ['Manager']);
    expect(text).toContain('create(options: PlayerOptions): Player');
    expect(html).toContain('href="/docs/typedefs/Player/playerOptions"');
    expect(html).toContain('href="/docs/classes/Player"');
  });

  it('turns the list into a table with types and required or optional as words', async () => {
    const { html, text } = await renderWords(words, ['Manager']);
    expect(text).toContain('Parameter Type Description options Required PlayerOptions the guild and its channels.');
    expect(html).not.toContain('<ul');
  });

  it('puts the return type beside the words', async () => {
    const { text } = await renderWords(words, ['Manager']);
    expect(text).toContain('Returns Player: the player, not yet connected.');
  });

  it('links the line of source at the ref of the version', async () => {
    const { html } = await renderWords(words, ['Manager'], '2.8.1');
    expect(html).toMatch(/blob\/v2\.8\.1\/src\/structures\/Manager\.ts#L\d+/);
  });

  it('shows what it throws, from the facts', async () => {
    const { text } = await renderWords('Words.\n\n## Constructor {#constructor}', ['Manager']);
    expect(text).toContain('new Manager(options)');
    expect(text).toContain('TypeError ManagerOptions must not be empty.');
  });

  it('leaves the errors of its internal work to the end of the page, in a table of the same widths', async () => {
    const { html } = await renderWords('Words.\n\n## Constructor {#constructor}', ['Manager']);
    const [ofMember, internal] = html.split('Errors from internal work {#internal-errors}');
    expect(ofMember).toMatch(/Errors<\/p>\s*<table class="api-table api-errors"/);
    expect(internal).toMatch(/^<\/h2>\s*<table class="api-table api-errors"/);
  });
});

describe('badges', () => {
  it('say since when, and what changed', async () => {
    const { text } = await renderWords('Words.\n\n## Methods {#methods}\n\n### moveNode {#moveNode}', ['Player']);
    expect(text).toContain('since 2.8.1');
    const older = await renderWords('Words.\n\n## Methods {#methods}\n\n### setVolume {#setVolume}', ['Player']);
    expect(older.text).toContain('changed in 2.8.4 Before setVolume(volume: number): this');
  });

  it('do not speak of later versions', async () => {
    const words = 'Words.\n\n## Methods {#methods}\n\n### setVolume {#setVolume}';
    const { text } = await renderWords(words, ['Player'], '2.8.2');
    expect(text).not.toContain('2.8.4');
  });

  it('name modifiers', async () => {
    const { text } = await renderWords('Words.\n\n## Methods {#methods}\n\n### extend {#extend}', ['Structure']);
    expect(text).toMatch(/static Source/);
    const player = await renderWords('Words.\n\n## Methods {#methods}\n\n### play {#play}', ['Player']);
    expect(player.text).toMatch(/async/);
  });
});

describe('lists of members', () => {
  it('become a table whose rows can be linked', async () => {
    const words = 'Words.\n\n## Properties {#properties}\n\n- `guildId`: the guild.\n- `volume`: how loud.';
    const { html, text } = await renderWords(words, ['PlayerOptions']);
    expect(html).toContain('id="guildId"');
    expect(html).toContain('href="#guildId"');
    expect(text).toContain('guildId Required');
    expect(text).toContain('Default: 100 how loud.');
  });

  it('show the values of an enum', async () => {
    const words = 'Words.\n\n## Members {#members}\n\n- `YouTube`: searches YouTube.';
    const { text } = await renderWords(words, ['SearchPlatform']);
    expect(text).toContain('YouTube since 2.7.5 "ytsearch" searches YouTube.');
  });

  it('prefix ids in the sections of further symbols', async () => {
    const words = 'A.\n\n## Exception {#Exception}\n\nB.\n\n- `message`: why.';
    const { html } = await renderWords(words, ['TrackExceptionEvent', 'Exception']);
    expect(html).toContain('id="Exception-message"');
  });
});

describe('events', () => {
  it('show how to listen, in TypeScript of that version', async () => {
    const words = 'Words.\n\n## Events {#events}\n\n### nodeConnect {#nodeConnect}\n\nA node is ready.';
    const { text } = await renderWords(words, ['Manager', 'ManagerEvents']);
    expect(text).toContain('manager.on(ManagerEventTypes.NodeConnect, (node: Node) => void)');
    const old = await renderWords(words, ['ManagerEvents'], '2.6.1');
    expect(old.text).toContain('manager.on("nodeConnect", (node: Node) => void)');
  });
});

describe('other symbols', () => {
  it('work a type alias out', async () => {
    const { text } = await renderWords('Words.', ['LoadType']);
    expect(text).toContain('type LoadType = keyof typeof LoadTypes');
    expect(text).toContain('Worked out: "Track" | "Playlist"');
  });

  it('say that a symbol cannot be imported', async () => {
    const { text } = await renderWords('Words.', ['Band']);
    expect(text).toContain('Band is not exported: you meet it in signatures, but you cannot import it.');
  });

  it('open a class with an overview of its members', async () => {
    const words = 'Words.\n\n## Methods {#methods}\n\n### load {#load}';
    const { html, text } = await renderWords(words, ['Plugin']);
    expect(text).toContain('Words. Properties name Methods load');
    expect(html.indexOf('href="#load"')).toBeLessThan(html.indexOf('<h3'));
  });

  it('list the values of a constant', async () => {
    const { text } = await renderWords('Words.', ['SearchPlatforms'], '2.6.1');
    expect(text).toContain('youtube music "youtube music"');
  });
});

describe('the search', () => {
  it('is told which symbol a page is, and which member a heading', async () => {
    const words = 'Words.\n\n## Constructor {#constructor}\n\n## Methods {#methods}\n\n### create {#create}';
    const { html } = await renderWords(words, ['Manager']);
    expect(html).toContain('<div class="api-meta" data-kind="class" data-name="Manager">');
    expect(html).toMatch(/<h2[^>]* data-kind="constructor" data-name="constructor" data-owner="Manager">new Manager/);
    expect(html).toMatch(/<h2>Methods/);
    expect(html).toMatch(/<h3[^>]* data-kind="method" data-name="create" data-owner="Manager">create\(options\)/);
  });

  it('is told which symbol a further section is, and which member a row', async () => {
    const words = 'A.\n\n## Exception {#Exception}\n\nB.\n\n- `message`: why.';
    const { html } = await renderWords(words, ['TrackExceptionEvent', 'Exception']);
    expect(html).toContain('<h2 data-kind="interface" data-name="Exception">');
    expect(html).toMatch(
      /<tr [^>]*id="Exception-message" data-kind="property" data-name="message" data-owner="Exception">/,
    );
  });

  it.each([
    ['PlayerOptions', 'Properties', 'guildId', 'option'],
    ['Track', 'Properties', 'title', 'property'],
    ['SearchPlatform', 'Members', 'YouTube', 'enum member'],
  ])('is told the kind of the rows of %s', async (symbol, part, name, kind) => {
    const { html } = await renderWords(`Words.\n\n## ${part} {#rows}\n\n- \`${name}\`: x.`, [symbol]);
    expect(html).toContain(`data-kind="${kind}" data-name="${name}" data-owner="${symbol}"`);
  });

  it('is told that events are those of the manager, wherever they are documented', async () => {
    const words = 'Words.\n\n## Events {#events}\n\n### nodeConnect {#nodeConnect}';
    const event = /<h3[^>]* data-kind="event" data-name="nodeConnect" data-owner="Manager">nodeConnect/;
    const besideManager = await renderWords(words, ['Manager', 'ManagerEvents']);
    expect(besideManager.html).toMatch(event);
    expect(besideManager.html).toContain('<h2 data-kind="interface" data-name="ManagerEvents">');
    expect((await renderWords(words, ['ManagerEvents'], '2.6.1')).html).toMatch(event);
  });

  it('is told no name of what has none', async () => {
    const words = 'Words.\n\n## Properties {#properties}\n\n- `[key: string]`: any filter.';
    const { html } = await renderWords(words, ['availableFilters'], '2.8.2');
    expect(html).toContain('id="key-string"');
    expect(html).toContain('href="#key-string"');
    expect(html).not.toMatch(/<tr[^>]*data-kind/);
  });
});

describe('what the facts do not know', () => {
  it.each([
    ['## Methods {#methods}\n\n### creat {#creat}', 3, '"creat" is no member of Manager; did you mean "create"?'],
    ['## Properties {#properties}\n\n- `playrs`: x', 3, '"playrs" is no member of Manager; did you mean "players"?'],
    ['## Events {#events}\n\n### trackStrt {#trackStrt}', 3, '"trackStrt" is no event; did you mean "trackStart"?'],
    ['## Methods {#methods}\n\n### create {#make}', 3, 'the id {#make} must be {#create}, the address that links use'],
    ['## Notes', 1, 'the heading "Notes" has no explicit id: write "Notes {#notes}"'],
  ])('%s is a problem on its line', async (words, line, message) => {
    const { problems } = await renderWords(words, ['Manager', 'ManagerEvents']);
    expect(problems).toContainEqual({ line, message });
  });

  it('asks for the interface of the events where their heading is', async () => {
    const { problems } = await renderWords('## Events {#events}\n\n### trackStart {#trackStart}', ['Manager']);
    expect(problems).toEqual([
      { line: 1, message: 'events need "ManagerEvents" in the front matter: write "api: [Manager, ManagerEvents]"' },
    ]);
  });

  it('asks for a list where a member of an enum has a heading', async () => {
    const { problems } = await renderWords('## Members {#members}\n\n### YouTube {#YouTube}', ['SearchPlatform']);
    expect(problems).toEqual([
      { line: 3, message: 'SearchPlatform.YouTube is a member of an enum: list it as "- `YouTube`: words" instead' },
    ]);
  });

  it.each([
    ['members', 'LyricsLine', '## Properties {#properties}\n\n- `line`: words.\n- `duration` how long.', 4],
    ['parameters', 'Player', '## Methods {#methods}\n\n### seek {#seek}\n\n- to\n- `position`: where to.', 5],
  ])('names the item of a list of %s that lost its form, and keeps the others', async (_, symbol, words, line) => {
    const { html, problems } = await renderWords(words, [symbol]);
    const message = 'write this item as "- `name`: words", like the others of its list';
    expect(problems).toEqual([{ line, message }]);
    expect(html).not.toContain('<ul');
  });

  it('takes a list without such an item for prose', async () => {
    const words = 'Words.\n\n## Methods {#methods}\n\n### seek {#seek}\n\n- one\n- `two` and three';
    const { html, problems } = await renderWords(words, ['Player']);
    expect(problems).toEqual([]);
    expect(html).toContain('<ul');
  });

  it('asks for the section of a further symbol', async () => {
    const { problems } = await renderWords('Words.', ['LoadTypes', 'LoadType']);
    expect(problems[0].message).toBe(
      '"api" names LoadType, but the page has no section of it: add "## LoadType {#LoadType}"',
    );
  });

  it('names the nearest symbol for a slip in the front matter', async () => {
    const { problems } = await renderWords('Words.', ['Manger']);
    expect(problems[0].message).toContain('"Manger" is no symbol of 2.8.7');
    expect(problems[0].message).toContain('did you mean "Manager"?');
  });
});
