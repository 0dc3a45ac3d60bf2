import { loadFacts } from '../../../../src/api/load';
import { renderDeclarations } from '../../../../src/api/print';
import { versions } from '../../../../src/config/versions';
import { readPages } from '../../../../src/content/read/pages';
import { compile } from '../../../../src/content/samples/compile';
import { extractSamples } from '../../../../src/content/samples/fences';
import { type Break, findBreaks } from '../../../../src/features/versions/compiler/findBreaks';
import type { SourceFile } from '../../../../src/features/versions/compiler/syntax';
import { readLibraries } from '../../../../src/features/versions/compiler/libraries';
import { erelaDeclarations } from '../../../../src/features/versions/compiler/erela';

const root = process.cwd();
const libraries = readLibraries();
const declarationsOf = (version: string): string => renderDeclarations(loadFacts(version));

/** Checks files against two versions, and returns `file:line item` for each break. */
function check(files: Record<string, string>, [from, to]: [string, string] = ['2.7.5', '2.8.7']): string[] {
  const sources = Object.entries(files).map(([name, text]) => ({ name, text }));
  const { breaks } = findBreaks(sources, {
    from: declarationsOf(from),
    to: declarationsOf(to),
    erela: erelaDeclarations(),
    libraries,
  });
  return breaks.map(({ file, line, item }) => `${file}:${line} ${item}`);
}

describe('findBreaks', () => {
  test('follows any variable name from an import, a require and a destructuring', () => {
    const files = {
      'a.ts':
        'import { Manager as M } from "magmastream";\nlet x!: M;\nfor (const [, y] of x.players) y.guild;\nconst { guild: g } = x.get("1")!;',
      'b.js':
        'const { Manager: M } = require("magmastream");\nconst x = new M({ nodes: [], send() {} });\nx.create({ guild: "1" });',
    };
    expect(check(files, ['2.7.5', '2.8.0'])).toEqual([
      'a.ts:3 Player.guild',
      'a.ts:4 Player.guild',
      'b.js:3 PlayerOptions.guild',
    ]);
  });

  test('reports every removed option of an object', () => {
    const call = 'manager.create({\n  guild: "1",\n  voiceChannel: "2",\n  textChannel: "3",\n});';
    expect(
      check({ 'a.ts': `import { Manager } from "magmastream";\ndeclare const manager: Manager;\n${call}` }),
    ).toEqual(['a.ts:4 PlayerOptions.guild', 'a.ts:5 PlayerOptions.voiceChannel', 'a.ts:6 PlayerOptions.textChannel']);
  });

  test('follows a property that holds the manager, and the parameters of an event handler', () => {
    const files = {
      'index.js':
        'const { Manager } = require("magmastream");\nclient.music = new Manager({}).on("nodeRaw", () => {});',
      'commands/leave.js':
        'module.exports = (client, id) => {\n  const { music } = client;\n  music.get(id).voiceChannel;\n  client.music.get(id).voiceChannel;\n};',
      'events/queueEnd.js': 'module.exports = async (client, player) => {\n  player.textChannel;\n};',
      'games/chess.js': 'module.exports = (player) => player.textChannel;',
    };
    expect(check(files)).toEqual([
      'commands/leave.js:3 Player.voiceChannel',
      'commands/leave.js:4 Player.voiceChannel',
      'events/queueEnd.js:2 Player.textChannel',
    ]);
  });

  test('accepts the values of enums in JavaScript, but not in TypeScript', () => {
    const code = 'new Manager({ nodes: [], send() {} }).on("nodeConnect", (node) => node.connect());';
    const files = {
      'a.mts': `import { Manager } from "magmastream";\n${code}`,
      'b.mjs': `import { Manager } from "magmastream";\n${code}`,
    };
    expect(check(files, ['2.6.1', '2.8.7'])).toEqual(['a.mts:2 event nodeConnect']);
  });

  test('reports a call that returns a promise only in the new version, unless the code waits for it', () => {
    const text =
      'import { Player } from "magmastream";\ndeclare const player: Player;\nplayer.pause(true);\nawait player.pause(true);';
    expect(check({ 'a.ts': text })).toEqual(['a.ts:3 Player.pause']);
  });

  test('reports nothing in files that do not use Magmastream', () => {
    expect(check({ 'a.js': 'client.manager.on("queueEnd", (player) => player.textChannel);' })).toEqual([]);
    expect(check({ 'a.ts': 'import { Manager } from "other";\nnew Manager().create({ guild: "1" }).guild;' })).toEqual(
      [],
    );
  });

  test('returns the first syntax error of a file', () => {
    const files = [{ name: 'a.ts', text: 'import "magmastream";\nconst = 1;\nlet = 2;' }];
    const { unreadable } = findBreaks(files, { from: '', to: '', erela: '', libraries });
    expect(unreadable).toEqual([{ file: 'a.ts', line: 2, message: expect.stringContaining('expected') as string }]);
  });
});

/** Returns the TypeScript files of a version's example bot. */
function exampleBot(version: (typeof versions)[number]): SourceFile[] {
  const samples = readPages(root, version).flatMap((page) => extractSamples(page).samples);
  const files = samples.filter(({ title }) => title?.startsWith('src/') && title.endsWith('.ts'));
  return [...new Map(files.map(({ title, text }) => [title!, text]))].map(([name, text]) => ({ name, text }));
}

/** The version against which the example bots of older versions are checked. */
const described = '2.8.7';
const older = versions.slice(versions.findIndex(({ version }) => version === described) + 1);

test.each(older.map((version) => [version.version, version] as const))(
  'the check of the example bot of %s finds the lines that the compiler rejects in a newer version',
  (from, version) => {
    const files = exampleBot(version);
    const errorLines = (of: string): Set<string> => {
      const texts = new Map([['node_modules/magmastream/index.d.ts', declarationsOf(of)]]);
      for (const { name, text } of files) texts.set(name, text);
      const { errors } = compile('code-check', texts);
      return new Set(
        errors.map(({ file, offset }) => `${file}:${texts.get(file)!.slice(0, offset).split('\n').length}`),
      );
    };
    expect(errorLines(from)).toEqual(new Set());
    const expected = [...errorLines(described)];
    const declarations = {
      from: declarationsOf(from),
      to: declarationsOf(described),
      erela: erelaDeclarations(),
      libraries,
    };
    const { breaks } = findBreaks(files, declarations);
    // True for breaks that the compiler does not report. The compiler accepts a promise without `await`, and reports
    // only the first unknown option.
    const isFurther = ({ message }: Break): boolean => /^(?:The call now returns|The option )/.test(message);
    const found = breaks.filter((one) => !isFurther(one)).map(({ file, line }) => `${file}:${line}`);
    expect(expected).toEqual(expect.arrayContaining(found));
    const missing = expected.filter((line) => !found.includes(line));
    // The compiler also reports errors in the listeners of removed events, but the check omits them.
    const events = breaks.filter(({ item }) => item?.startsWith('event '));
    const follows = (place: string): boolean =>
      events.some(({ file, line }) => [1, 2, 3].some((distance) => place === `${file}:${line + distance}`));
    expect(missing.filter((place) => !follows(place))).toEqual([]);
  },
);
