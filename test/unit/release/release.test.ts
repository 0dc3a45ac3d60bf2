import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts, parseFacts } from '../../../src/api/load';
import { membersOf } from '../../../src/api/lookup';
import { currentVersion } from '../../../src/config/versions';
import type { Facts } from '../../../src/api/schema';
import { renderDeclarations } from '../../../src/api/print';
import { carryOver } from '../../../src/release/carryOver';
import { conditionOf } from '../../../src/release/conditions';
import { checkContent } from '../../../src/check/content';
import { removeContradictions } from '../../../src/release/contradictions';
import { renamePages } from '../../../src/release/renamePages';
import { findRenames, withRenames } from '../../../src/release/renames';
import { addToSidebar, removeFromSidebar } from '../../../src/release/sidebar';
import { addRoutes, addVersion, moveQueries, pinVersion } from '../../../src/release/freeze';
import { checkPackage, openPackage } from '../../../src/release/openPackage';
import { declarationDifferences, declarationErrors, differenceLines, printFacts } from '../../../src/release/report';
import { pageOf, scaffold } from '../../../src/release/scaffold';
import { questionsAbout } from '../../../src/release/statements';
import { addUpgrade } from '../../../src/release/upgradeGuide';
import { temporaryFolder, writeFile } from '../temporary';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));
const spawn = spawnSync as unknown as jest.Mock;
const folder = temporaryFolder();
const current = loadFacts('2.8.7');
const copy = () => structuredClone(current);

describe('openPackage', () => {
  test('the error lists the newest versions if npm does not have the version', () => {
    spawn.mockReturnValueOnce({ status: 0, stdout: '{"modified":"x","1.10.0":"2025-01-02","1.9.0":"2025-01-01"}' });
    expect(() => openPackage('3.0.0', folder)).toThrow(
      'npm has no magmastream 3.0.0. The newest versions are 1.9.0, 1.10.0.',
    );
  });

  test('the error suggests a network check if npm fails', () => {
    spawn.mockReturnValueOnce({ status: 1, stderr: 'x\nnpm error code ENOTFOUND\n' });
    expect(() => openPackage('3.0.0', folder)).toThrow(/npm error code ENOTFOUND\. Check your network connection/);
  });

  test('the command refuses a missing file and a damaged archive', () => {
    expect(() => openPackage(join(folder, 'none.tgz'), folder)).toThrow(/no such file or folder/);
    writeFile(join(folder, 'broken.tgz'), 'no archive');
    spawn.mockReturnValueOnce({ status: 2 });
    expect(() => openPackage(join(folder, 'broken.tgz'), folder)).toThrow(/cannot be unpacked. Download it again/);
  });
});

test.each([
  ['lodash', '3.0.0', /lodash 3\.0\.0 is not a version of magmastream/],
  ['magmastream', 'next', /“next” is not a released version/],
  ['magmastream', '2.9.0-beta.1', /“2\.9\.0-beta\.1” is not a released version/],
  ['magmastream', '2.8.5', /2\.8\.5 is not newer than 2\.8\.7/],
  ['magmastream', '2.7.10', /2\.7\.10 is not newer than 2\.8\.7/],
])('the command refuses the package %s %s', (name, version, message) => {
  expect(() => checkPackage({ name, version }, '2.8.7')).toThrow(message);
});

test('the command accepts a newer version', () => {
  expect(() => checkPackage({ name: 'magmastream', version: '2.8.10' }, '2.8.7')).not.toThrow();
});

describe('carryOver', () => {
  test('the new version copies the conditions of known errors and marks the condition of a new error', () => {
    const facts = copy();
    const found = current.errors.filter(({ guard }) => guard !== undefined);
    facts.errors = found.map((error) => ({ ...error, condition: error.guard! }));
    facts.errors.push({ ...facts.errors[0], message: 'New.', condition: 'port < 1' });
    const verify = carryOver(facts, current);
    expect(facts.errors.slice(0, -1)).toEqual(found);
    expect(facts.errors.at(-1)?.condition).toBe('TODO: port < 1');
    expect(verify).toContainEqual(
      `Complete “Thrown if …” for “New.” of ${facts.errors[0].thrownBy}. Its code checks: port < 1`,
    );
  });

  test('the new version does not copy the condition of an error with another class, message or check', () => {
    const previous = copy();
    const facts = copy();
    const error = { ...facts.errors[0], kind: 'RangeError', message: 'Volume must be between 0 and 1000.' };
    previous.errors = [
      {
        ...error,
        thrownBy: 'Player.setVolume',
        condition: '`volume` is out of range',
        guard: 'volume < 0 || volume > max',
      },
    ];
    const found = {
      ...error,
      thrownBy: 'Player.setVolume',
      via: 'throw',
      condition: 'volume < 0 || volume > this.limit',
    };
    facts.errors = [
      { ...found, condition: 'volume < 0 || volume > max' },
      { ...found, kind: 'MagmaStreamError' },
      { ...found, message: 'Volume must be between 0 and 1000. Try again.' },
      { ...found },
    ];
    carryOver(facts, previous);
    const asked = 'TODO: volume < 0 || volume > this.limit';
    expect(facts.errors.map(({ condition }) => condition)).toEqual([
      ...['`volume` is out of range', asked, asked, asked],
    ]);
  });

  test('the command asks for errors of called members and for defaults that the package lacks', () => {
    const facts = copy();
    facts.errors = facts.errors.filter(({ thrownBy }) => thrownBy !== 'Player.constructor');
    facts.optionDefaults = { ...facts.optionDefaults, PlayerOptions: { volume: '80' } };
    carryOver(facts, current);
    expect(facts.questions).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Verify that Player\.constructor no longer fails if `volume` is below 0 or above 1000/),
        'Verify that PlayerOptions.selfMute has no default any more: false. If it has, add it to "optionDefaults"',
      ]),
    );
  });

  test('the command asks for methods that now return a promise, and groups equal renames', () => {
    const facts = copy();
    const [seek] = membersOf(facts.symbols.find(({ name }) => name === 'Player')!).filter(
      ({ name }) => name === 'connect',
    );
    Object.assign(seek, { signatures: [{ typeParameters: [], parameters: [], returns: 'void | Promise<void>' }] });
    const guess = { version: '2.9.0', isCertain: false };
    carryOver(facts, current, [
      { ...guess, from: 'PauseChangeEvent.a', to: 'PauseChangeEvent.b' },
      { ...guess, from: 'RepeatChangeEvent.a', to: 'RepeatChangeEvent.b' },
    ]);
    expect(facts.questions).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Add “await” to calls .* now return a promise: Player\.connect$/),
        'Verify these guessed renames of PauseChangeEvent, RepeatChangeEvent: a → b',
      ]),
    );
  });

  test('a default keeps the type arguments that compiled code lacks', () => {
    const facts = copy();
    const players = membersOf(facts.symbols.find(({ name }) => name === 'Manager')!).find(
      ({ name }) => name === 'players',
    )!;
    Object.assign(players, { default: 'new Collection()' });
    carryOver(facts, current);
    expect(players).toMatchObject({ default: 'new Collection<string, Player>()' });
  });

  test('the command asks about copied notes, and does not list removed options', () => {
    const facts = copy();
    const previous = copy();
    previous.optionNotes = [
      { option: 'NodeOptions.port', note: 'a note' },
      { option: 'NodeOptions.gone', note: 'another note' },
    ];
    previous.runtimeRequired = { NodeOptions: ['host', 'gone'] };
    carryOver(facts, previous);
    expect(facts.questions).toEqual([
      'Verify the note on NodeOptions.port: a note',
      'Verify that run-time checks require these options of NodeOptions: host',
    ]);
    const problems = checkContent([], facts).rules.flatMap((rule) => rule.problems.map(({ message }) => message));
    expect(problems).toContain('Verify the note on NodeOptions.port: a note. Then delete this entry of "questions"');
  });
});

test.each([
  ['!volume', '`volume` is missing'],
  ['typeof volume !== "object"', '`volume` is not an object'],
  ['volume < 0 || volume > 500', '`volume` is below 0 or above 500'],
  [
    'typeof volume !== "undefined" && (typeof volume !== "number" || isNaN(volume))',
    '`volume` is set, but is not a number',
  ],
  ['typeof volume !== "undefined" && volume <= 0', '`volume` is set, but is 0 or less'],
  [
    'typeof volume !== "undefined" && !volume.every((item) => Object.values(LoadTypes).includes(item))',
    '`volume` is set, but has an item that is not a value of `LoadTypes`',
  ],
  ['this.paused', '`paused` is true'],
  ['!this.node.connected', '`node.connected` is false'],
  ['!this.voiceChannelId', '`voiceChannelId` is not set'],
  ['!this.unknown', undefined],
  ['this.voiceChannelId', undefined],
  [
    '!this.info.plugins.some((plugin) => plugin.name === "a-plugin")',
    'the Lavalink server lacks the plugin `a-plugin`',
  ],
  [
    '!this.info.plugins.some((p) => p.name === "a-plugin" || p.name === "b-plugin")',
    'the Lavalink server lacks the plugins `a-plugin` and `b-plugin`',
  ],
  ['catch', 'the operation fails with another error'],
  ['this.options.isFilter && (volume < 0 || volume > 500)', undefined],
  ['pitch && typeof volume !== "number"', undefined],
  ['!node', undefined],
])('conditionOf translates the check “%s” to “%s”', (condition, text) => {
  const error = { ...current.errors[0], thrownBy: 'Player.setVolume', check: null, condition };
  expect(conditionOf(error, current)).toBe(text);
});

test('addVersion makes the new version current once, and keeps the old one as a past version', () => {
  const text = readFileSync('src/config/versions.ts', 'utf8');
  const added = addVersion(text, '99.0.0', '2030-01-01');
  expect(added).toContain("...past({ version: '99.0.0', released: '2030-01-01', noIndex: false })");
  expect(added).toContain("label: 'v99.0.0 (current)'");
  expect(added).toMatch(new RegExp(`currentVersion,\\n  past\\(\\{ version: '${currentVersion.version}'`));
  expect(addVersion(added, '99.0.0', '2030-01-01')).toBe(added);
  const renamed = text.replace('(current)', '(newest)');
  expect(() => addVersion(renamed, '99.0.0', '2030-01-01')).toThrow(
    `src/config/versions.ts lacks label: 'v${currentVersion.version} (current)'`,
  );
});

test('addRoutes lists the frozen pages and new pages, and redirects removed pages to the frozen version', () => {
  const listFile = (name: string) => join(folder, `src/check/expected/${name}.json`);
  const routes = {
    current: [
      { path: '/docs/intro', title: 'Intro' },
      { path: '/docs/typedefs/Gone', title: 'Gone' },
    ],
  };
  writeFile(listFile('routes'), JSON.stringify({ counts: { current: 2 }, byVersion: routes }));
  const further = { pages: [], current: [{ path: '/docs', leadsTo: '/docs/intro' }, { path: '/docs/classes/Gone' }] };
  writeFile(listFile('furtherRoutes'), JSON.stringify({ byVersion: further }));
  writeFile(join(folder, 'src/config/renames.ts'), readFileSync('src/config/renames.ts', 'utf8'));
  const queries = (version: string) => join(folder, `src/check/expected/queries/${version}.json`);
  writeFile(queries('1.0.0'), '{"wants":["/docs/classes/Added#old","/docs/intro#old"]}');
  const page = (slug: string) => ({ file: `docs${slug}.mdx`, text: `---\nslug: ${slug}\napi: Added\n---\n` });
  const pages = [{ ...page('/intro'), text: '---\nslug: /intro\n---\n' }, page('/classes/Added')];
  const renames = [{ from: 'Added.old', to: 'Added.new' }];
  for (const run of [1, 2]) addRoutes(folder, '1.0.0', `2.0.${run}`, pages);
  moveQueries(folder, ['1.0.0', '2.0.1'], pages, renames);
  expect(readFileSync(queries('2.0.1'), 'utf8')).toBe('{"wants":["/docs/classes/Added#new","/docs/intro#old"]}');
  const read = (name: string): unknown => JSON.parse(readFileSync(listFile(name), 'utf8'));
  expect(read('routes')).toEqual({
    counts: { current: 1, '1.0.0': 2 },
    byVersion: {
      current: [{ path: '/docs/intro', title: 'Intro' }],
      '1.0.0': [
        { path: '/docs/1.0.0/intro', title: 'Intro' },
        { path: '/docs/1.0.0/typedefs/Gone', title: 'Gone' },
      ],
    },
  });
  expect(read('furtherRoutes')).toEqual({
    byVersion: {
      pages: [{ path: '/versions/2.0.1' }],
      current: [{ path: '/docs', leadsTo: '/docs/intro' }, { path: '/docs/classes/Added' }],
      '1.0.0': [
        { path: '/docs/1.0.0', leadsTo: '/docs/1.0.0/intro' },
        { path: '/docs/1.0.0/classes/Gone' },
        { path: '/docs/classes/Gone', leadsTo: '/docs/1.0.0/classes/Gone' },
        { path: '/docs/typedefs/Gone', leadsTo: '/docs/1.0.0/typedefs/Gone' },
      ],
    },
  });
  expect(readFileSync(join(folder, 'src/config/renames.ts'), 'utf8')).toMatch(
    /removedPages[^]*'\/docs\/1\.0\.0\/typedefs\/Gone',\s*'\/docs\/1\.0\.0\/classes\/Gone',\n\]/,
  );
});

test('printFacts keeps all facts, and differenceLines lists each change', () => {
  expect(parseFacts(printFacts(current), 'facts')).toEqual(current);
  const facts = copy();
  const [removed] = facts.symbols.splice(0, 1);
  facts.optionDefaults = { ...facts.optionDefaults, PlayerOptions: { volume: '80' } };
  facts.errors = facts.errors.filter(({ thrownBy }) => thrownBy !== 'Player.seek');
  const lines = differenceLines(current, facts);
  expect(lines).toContain(`  symbols removed (1): ${removed.name}`);
  expect(lines).toContainEqual(expect.stringContaining('PlayerOptions.volume: 100 → 80'));
  expect(lines).toContain('  members with other errors (1): Player.seek');
  facts.errors = current.errors.map((error) => ({ ...error, kind: 'MagmaStreamError' }));
  expect(differenceLines(current, facts).at(-1)).toMatch(/^ {2}members with other errors: (\d+) of \1$/);
});

test('scaffold adds a page for a new symbol and an entry for a new member, once', () => {
  const facts = copy();
  const symbol = facts.symbols.find(({ kind }) => kind === 'enum')!;
  const previous = copy();
  const owner = previous.symbols.find(({ name }) => name === symbol.name)!;
  const [member] = owner.kind === 'enum' ? owner.members.splice(0, 1) : [];
  facts.symbols.push({ ...symbol, name: 'Added' });
  writeFile(
    join(folder, 'docs/enums/page.mdx'),
    `---\napi: [${symbol.name}]\n---\n\n## Members {#members}\n\n- \`Other\`: Text.\n\n## See also {#see}\n`,
  );
  const { lines, files } = scaffold(folder, previous, facts, new Map([[symbol.name, 'docs/enums/page.mdx']]));
  expect(readFileSync(join(folder, 'docs/enums/page.mdx'), 'utf8')).toContain(
    `- \`Other\`: Text.\n- \`${member.name}\`:\n`,
  );
  expect(readFileSync(join(folder, 'docs/enums/Added.mdx'), 'utf8')).toBe(pageOf({ ...symbol, name: 'Added' }, facts));
  expect(lines).toEqual([
    'docs/enums/Added.mdx: write the page',
    `docs/enums/page.mdx: describe ${symbol.name}.${member.name}`,
  ]);
  const text = readFileSync(join(folder, 'docs/enums/page.mdx'), 'utf8');
  const pages = new Map([
    [symbol.name, 'docs/enums/page.mdx'],
    ['Added', 'docs/enums/Added.mdx'],
  ]);
  expect(scaffold(folder, previous, facts, pages).files).toEqual([]);
  expect(readFileSync(join(folder, 'docs/enums/page.mdx'), 'utf8')).toBe(text);
  writeFile(join(folder, 'sidebars.ts'), "[{ label: 'Enums', items: ['enums/page'] }]");
  expect(addToSidebar(folder, [...files, 'docs/typedefs/Other.mdx'], new Map())).toEqual([
    "docs/typedefs/Other.mdx: add 'typedefs/Other' to a category of sidebars.ts, because no category has the label “Typedefs”",
  ]);
  expect(readFileSync(join(folder, 'sidebars.ts'), 'utf8')).toMatch(/items: \['enums\/Added', 'enums\/page'\]/);
});

test('removeContradictions deletes entries and pages about members and symbols that no longer exist', () => {
  const text =
    '---\napi: LoadTypes\nslug: /a\n---\n\nText.\n\n## Members {#members}\n\n- `Gone`: Old.\n- `Track`: One track.\n';
  const page = { file: 'docs/enums/a.mdx', text };
  const dead = { file: 'docs/enums/b.mdx', text: '---\napi: Gone\nslug: /b\n---\n\nText.\n' };
  for (const { file, text: content } of [page, dead]) writeFile(join(folder, file), content);
  writeFile(join(folder, 'sidebars.ts'), "['enums/a', 'enums/b']");
  const lines = removeContradictions(folder, [page, dead], current);
  expect(readFileSync(join(folder, page.file), 'utf8')).not.toContain('Gone');
  expect(readFileSync(join(folder, page.file), 'utf8')).toContain('- `Track`: One track.');
  expect(existsSync(join(folder, dead.file))).toBe(false);
  expect(readFileSync(join(folder, 'sidebars.ts'), 'utf8')).toBe("['enums/a',]");
  expect(lines).toEqual([
    expect.stringMatching(/^docs\/enums\/a\.mdx: removed “- `Gone`: Old\.”, because/),
    'docs/enums/b.mdx: deleted, because Gone no longer exist. Check the links to this page',
  ]);
});

describe('renames', () => {
  const symbolOf = (facts: Facts, name: string) => facts.symbols.find((symbol) => symbol.name === name)!;
  const rename = (facts: Facts, owner: string, from: string, to: string) =>
    Object.assign(
      membersOf(symbolOf(facts, owner)).find(({ name }) => name === from)!,
      { name: to },
    );

  test('findRenames pairs equal names, members with a common word and the only member of a type', () => {
    const facts = copy();
    symbolOf(facts, 'timescaleOptions').name = 'TimescaleOptions';
    rename(facts, 'NodeOptions', 'retryDelay', 'retryDelayMs');
    rename(facts, 'NodeOptions', 'secure', 'useSSL');
    const { version } = facts;
    expect(findRenames(current, facts)).toEqual([
      { version, from: 'timescaleOptions', to: 'TimescaleOptions', isCertain: true },
      { version, from: 'NodeOptions.retryDelay', to: 'NodeOptions.retryDelayMs', isCertain: false },
      { version, from: 'NodeOptions.secure', to: 'NodeOptions.useSSL', isCertain: false },
    ]);
  });

  test('findRenames pairs a longer class name, an event and its enum member', () => {
    const facts = copy();
    symbolOf(facts, 'Rest').name = 'RestClient';
    facts.events.find(({ name }) => name === 'playerMove')!.name = 'playerMoved';
    rename(facts, 'ManagerEvents', 'playerMove', 'playerMoved');
    rename(facts, 'ManagerEventTypes', 'PlayerMove', 'PlayerMoved');
    const renames = findRenames(current, facts);
    expect(renames.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'Rest RestClient',
      'ManagerEventTypes.PlayerMove ManagerEventTypes.PlayerMoved',
      'ManagerEvents.playerMove ManagerEvents.playerMoved',
    ]);
    expect(withRenames(current, renames).events.map(({ name }) => name)).toContain('playerMoved');
  });

  test('withRenames moves the defaults of a renamed options interface', () => {
    const { optionDefaults } = withRenames(current, [{ from: 'PlayerOptions', to: 'PlayerSettings' }]);
    expect(optionDefaults.PlayerSettings).toEqual(current.optionDefaults.PlayerOptions);
  });

  test('findRenames does not pair members with different types', () => {
    const facts = copy();
    Object.assign(rename(facts, 'NodeOptions', 'retryDelay', 'retryDelayText'), { type: 'string' });
    expect(findRenames(current, facts)).toEqual([]);
  });

  test('findRenames pairs a parameter with the new one at its position, and renamePages keeps its prose', () => {
    const facts = copy();
    const event = facts.events.find(({ name }) => name === 'playerMove')!;
    Object.assign(
      event.parameters.find(({ name }) => name === 'initChannel')!,
      { name: 'oldChannel' },
    );
    const renames = findRenames(current, facts);
    expect(renames.map(({ from, to }) => [from, to])).toEqual([
      ['ManagerEvents.playerMove.initChannel', 'ManagerEvents.playerMove.oldChannel'],
    ]);
    const entry = '\n\n- `initChannel`: The channel before.\n';
    const text = `---\nslug: /a\napi: [Manager, ManagerEvents]\n---\n\n### playerMove {#playerMove}${entry}\n### other {#other}${entry}`;
    writeFile(join(folder, 'docs/a.mdx'), text);
    renamePages(folder, [{ file: 'docs/a.mdx', text }], renames, facts);
    expect(readFileSync(join(folder, 'docs/a.mdx'), 'utf8')).toBe(text.replace('initChannel', 'oldChannel'));
  });

  test('renamePages keeps links to an equal member of another symbol on the page', () => {
    const page = {
      file: 'docs/d.mdx',
      text: '---\nslug: /d\napi: [Manager, NodeOptions]\n---\n\n[a](#secure) [b](#NodeOptions-secure)\n',
    };
    writeFile(join(folder, page.file), page.text);
    renamePages(folder, [page], [{ from: 'NodeOptions.secure', to: 'NodeOptions.useSSL' }], current);
    expect(readFileSync(join(folder, page.file), 'utf8')).toContain('[a](#secure) [b](#NodeOptions-useSSL)');
  });

  test('renamePages keeps entries and parameters that have an old name, and lists old names on guides', () => {
    const facts = copy();
    rename(facts, 'NodeOptions', 'secure', 'useSSL');
    rename(facts, 'NodeOptions', 'host', 'hostName');
    facts.events[0].parameters[0].name = 'host';
    const pages = [
      {
        file: 'docs/b.mdx',
        text: '---\nslug: /b\napi: Extendable\n---\n\n- `Queue`: The `Queue` class. See `secure`.\n- `secure`: The `host`.\n',
      },
      { file: 'docs/c.mdx', text: '---\nslug: /c\n---\n\nTurn on `secure`.\n' },
    ];
    for (const { file, text } of pages) writeFile(join(folder, file), text);
    const renames = [
      { from: 'Queue', to: 'IQueue' },
      { from: 'NodeOptions.secure', to: 'NodeOptions.useSSL' },
      { from: 'NodeOptions.host', to: 'NodeOptions.hostName' },
    ];
    expect(renamePages(folder, pages, renames, facts)).toEqual([
      'docs/c.mdx:5: names `secure`, which is now `useSSL`. Change the name, unless the text is about an older version',
    ]);
    expect(readFileSync(join(folder, 'docs/b.mdx'), 'utf8')).toContain(
      '- `Queue`: The `IQueue` class. See `useSSL`.\n- `secure`: The `host`.',
    );
  });

  test('carryOver moves notes and errors to new names, and asks for guesses', () => {
    const facts = copy();
    rename(facts, 'NodeOptions', 'port', 'httpPort');
    facts.errors = [];
    const renamed = { version: '9', from: 'NodeOptions.port', to: 'NodeOptions.httpPort', isCertain: false };
    const questions = carryOver(facts, current, [renamed]);
    expect(facts.optionNotes.map(({ option }) => option)).toContain('NodeOptions.httpPort');
    expect(questions).toContain('Verify these guessed renames of NodeOptions: port → httpPort');
  });

  test('renamePages moves entries, links, anchors and samples, and keeps URLs and other members', () => {
    const facts = copy();
    rename(facts, 'NodeOptions', 'secure', 'useSSL');
    const node = {
      file: 'docs/typedefs/nodeOptions.mdx',
      text: '---\nslug: /typedefs/nodeOptions\napi: NodeOptions\n---\n\nUse `secure`.\n\n## Properties {#properties}\n\n- `secure`: TLS.\n- `port`: See [`secure`](#secure).\n',
    };
    const guide = {
      file: 'docs/guides/a.mdx',
      text: '---\nslug: /a\n---\n\n[`secure`](../typedefs/nodeOptions.mdx#secure), [`secure`](./other.mdx#secure), `timescaleOptions`\n\n```ts\nconst node = { secure: true };\n```\n\n```ts version="2.6.1"\nconst old = { secure: true };\n```\n',
    };
    const filters = {
      file: 'docs/typedefs/timescaleOptions.mdx',
      text: '---\ntitle: timescaleOptions\nslug: /typedefs/timescaleOptions\napi: timescaleOptions\n---\n\nA `timescaleOptions`.\n',
    };
    const pages = [node, guide, filters];
    for (const { file } of pages) writeFile(join(folder, file), '');
    const renames = [
      { from: 'NodeOptions.secure', to: 'NodeOptions.useSSL' },
      { from: 'timescaleOptions', to: 'TimescaleOptions' },
    ];
    renamePages(folder, pages, renames, facts);
    const [ofNode, ofGuide, ofFilters] = pages.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
    expect(ofNode).toBe(node.text.replaceAll('secure', 'useSSL'));
    expect(ofGuide).toBe(
      guide.text
        .replace('[`secure`](../typedefs/nodeOptions.mdx#secure)', '[`useSSL`](../typedefs/nodeOptions.mdx#useSSL)')
        .replace('const node = { secure', 'const node = { useSSL'),
    );
    expect(ofFilters).toBe(
      filters.text
        .replace('title: timescaleOptions', 'title: TimescaleOptions')
        .replace('api: timescaleOptions', 'api: TimescaleOptions')
        .replace('`timescaleOptions`', '`TimescaleOptions`'),
    );
  });
});

test('addToSidebar adds a page in order next to a related page, and removeFromSidebar removes an empty category', () => {
  const item = (label: string, ids: string) => `{ type: 'category', label: '${label}', items: [${ids}], },`;
  const file = join(folder, 'sidebars.ts');
  writeFile(file, `[${item('Node', "'typedefs/Node/a', 'typedefs/Node/c'")} ${item('Rest', "'typedefs/Rest/x'")}]`);
  const page = 'docs/typedefs/Node/b.mdx';
  addToSidebar(folder, [page], new Map([[page, 'docs/typedefs/Node/c.mdx']]));
  removeFromSidebar(folder, 'typedefs/Rest/x');
  const ids = "'typedefs/Node/a', 'typedefs/Node/b', 'typedefs/Node/c'";
  expect(readFileSync(file, 'utf8')).toBe(`[${item('Node', ids)}]`);
});

test('addToSidebar sorts pages without a related page below the nested categories of their category', () => {
  const file = join(folder, 'sidebars.ts');
  const nested = "{ type: 'category', label: 'Node', items: ['typedefs/Node/x'], }";
  writeFile(file, `[{ type: 'category', label: 'Typedefs', items: [${nested}] }]`);
  addToSidebar(folder, ['docs/typedefs/b.mdx', 'docs/typedefs/c.mdx', 'docs/typedefs/A.mdx'], new Map());
  expect(readFileSync(file, 'utf8').match(/typedefs\/\w+(?=')/g)).toEqual(['typedefs/A', 'typedefs/b', 'typedefs/c']);
});

test('declarationErrors distinguishes errors of the package from errors of the site', () => {
  const facts = copy();
  const options = facts.symbols.find(({ name }) => name === 'EqualizerBand')!;
  Object.assign(membersOf(options)[0], { type: 'Unknown' });
  const files = (text: string) => ({ entry: 'index', files: new Map([['index.d.ts', text]]) });
  const message = "Cannot find name 'Unknown'.";
  expect(declarationErrors(facts, files(renderDeclarations(facts)))).toEqual({ errors: [], faults: [message] });
  expect(declarationErrors(facts, files(renderDeclarations(current)))).toEqual({ errors: [message], faults: [] });
});

test('declarationDifferences compares facts with declarations in both directions', () => {
  const declarations = { entry: 'index', files: new Map([['index.d.ts', renderDeclarations(current)]]) };
  expect(declarationDifferences(current, declarations)).toEqual([]);
  const facts = copy();
  const options = facts.symbols.find(({ name }) => name === 'EqualizerBand');
  const [member] = options?.kind === 'interface' ? options.members : [];
  Object.assign(member, { type: 'string' });
  const differences = declarationDifferences(facts, declarations);
  expect(differences).toContain("EqualizerBand: Type 'string' is not assignable to type 'number'.");
  expect(differences).toContain("EqualizerBand: Type 'number' is not assignable to type 'string'.");
});

test('scaffold adds a heading for a new event', () => {
  const previous = copy();
  const [{ name, parameters }] = previous.events.splice(0, 1);
  const page = 'docs/classes/events.mdx';
  writeFile(join(folder, page), '---\napi: [Manager, ManagerEvents]\n---\n\n## Events {#events}\n\nText.\n');
  expect(scaffold(folder, previous, current, new Map([['ManagerEvents', page]])).lines).toEqual([
    `${page}: describe ManagerEvents.${name}`,
  ]);
  expect(readFileSync(join(folder, page), 'utf8')).toContain(
    `Text.\n\n### ${name} {#${name}}\n\nTODO\n\n- \`${parameters[0].name}\`:\n`,
  );
});

test('addUpgrade adds a section and a row about the new version to the upgrade guide, once', () => {
  const facts = { ...copy(), version: '2.9.0' };
  const options = facts.symbols.find(({ name }) => name === 'NodeOptions')!;
  Object.assign(
    membersOf(options).find(({ name }) => name === 'secure')!,
    { name: 'useSSL' },
  );
  Object.assign(options, { members: membersOf(options).filter(({ name }) => name !== 'port') });
  // A member that moves to a base class remains available.
  const filters = facts.symbols.find(({ name }) => name === 'Filters')!;
  const chipmunk = membersOf(filters).find(({ name }) => name === 'chipmunk')!;
  const base = { ...filters, name: 'FilterPresets', members: [chipmunk] };
  Object.assign(filters, { extends: ['FilterPresets'], members: membersOf(filters).filter((m) => m !== chipmunk) });
  facts.symbols.push(base as (typeof facts.symbols)[number]);
  const guide = 'docs/guides/moving-up.mdx';
  const row = '| [From 2.8.5](#from-2-8-5) | Small |\n';
  const text = `---\nslug: /guides/moving-up\n---\n\n${row}\n## From 2.8.5 to 2.8.7 {#from-2-8-5}\n\nText.\n\n## Other {#other}\n`;
  writeFile(join(folder, guide), text);
  const renames = [{ version: '2.9.0', from: 'NodeOptions.secure', to: 'NodeOptions.useSSL' }];
  for (let run = 0; run < 2; run++) {
    expect(addUpgrade(folder, current, facts, renames)).toEqual([
      `${guide}: complete the section “From 2.8.7 to 2.9.0”`,
    ]);
  }
  const added = readFileSync(join(folder, guide), 'utf8');
  expect(added).toContain(`${row}| [From 2.8.7](#from-2-8-7) | TODO |\n`);
  const [, section] = /Text\.\n\n(## From 2\.8\.7[^]*)\n\n## Other/.exec(added)!;
  expect(section).toMatch(/^## From 2\.8\.7 to 2\.9\.0 \{#from-2-8-7\}/);
  expect(section).not.toContain('Filters.chipmunk');
  expect(section).toContain('| `NodeOptions.secure` | `NodeOptions.useSSL` |\n| `NodeOptions.port` | removed |');
  expect(added.match(/\{#from-2-8-7\}/g)).toHaveLength(1);
  writeFile(join(folder, guide), '---\nslug: /guides/moving-up\n---\n\nText.\n');
  expect(addUpgrade(folder, current, facts, renames).join()).toContain('add a section with the id from-2-8-7');
});

test('questionsAbout asks for every page with prose, and lists short pages by folder', () => {
  const page = (name: string, text: string, front = '') => ({
    ...{ file: `docs/${name}.mdx`, text: `---\nslug: /${name}\n${front}---\n\n${text}\n` },
  });
  const limit = 'The call rejects above 500. It returns a player.\n\n';
  const pages = [
    page('limits', limit.repeat(20)),
    page('old', 'This page describes 1.0.0.\n\n```ts version="1.0.0"\nplay();\n```'),
    page('covering', 'It names 1.0.0.', 'covers: 2.0.0\n'),
    page('enums/new', 'TODO: Say when readers need it.'),
    page('enums/plain', 'Returns the player. See 1.0.01.'),
    page('enums/deep/short', limit),
  ];
  expect(questionsAbout(pages, '1.0.0', '2.0.0')).toEqual([
    'Verify docs/limits.mdx with the source of 2.0.0: 20 statements about numbers, errors, defaults or conditions',
    'Verify docs/old.mdx with the source of 2.0.0: 1.0.0 in line 5',
    'Verify these pages of docs with the source of 2.0.0 (and their number of such statements): covering (0)',
    'Verify these pages of docs/enums with the source of 2.0.0 (and their number of such statements): plain (0), deep/short (1)',
  ]);
});

test('pinVersion updates the install commands', () => {
  writeFile(join(folder, 'docs/a.mdx'), '');
  pinVersion(folder, [{ file: 'docs/a.mdx', text: 'npm i magmastream@1.0.0' }], '1.0.0', '2.0.0');
  expect(readFileSync(join(folder, 'docs/a.mdx'), 'utf8')).toBe('npm i magmastream@2.0.0');
});
