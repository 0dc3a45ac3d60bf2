import { join } from 'node:path';
import { extractFacts } from '../../../src/api/extract';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import { renderDeclarations } from '../../../src/api/print';
import type { Facts } from '../../../src/api/schema';
import { temporaryFolder, writeFile } from '../temporary';

/** Fields that cannot be read from declarations: source lines, initial values and JSDoc tags. */
const lost = new Set([
  'line',
  'file',
  'default',
  'value',
  'async',
  'hidden',
  'deprecated',
  'parameterProperty',
  'mergedDeclarations',
  'localName',
  'asConst',
]);

/** Returns the symbols and events, sorted by name. Omits the fields that cannot be read from declarations. */
function heldBy({ symbols, events }: Facts): unknown {
  const text = JSON.stringify({ symbols: [...symbols].sort(byName), events }, (key, value: unknown) => {
    if (lost.has(key)) return undefined;
    return key === 'members' && Array.isArray(value) ? [...(value as { name: string }[])].sort(byName) : value;
  });
  return JSON.parse(text);
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

const folder = temporaryFolder();

/** Writes a package's files, and returns the facts that are extracted from them. */
function extract(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFile(join(folder, name), text);
  return extractFacts(folder);
}

const manifest = JSON.stringify({ name: 'magmastream', version: '1.2.3', types: 'index.d.ts' });

test.each(documentedVersions)('the facts of %s survive a round trip through rendered declarations', (version) => {
  const facts = loadFacts(version);
  const extraction = extract({ 'package.json': manifest, 'index.d.ts': renderDeclarations(facts) });
  expect(heldBy(extraction.facts)).toEqual(heldBy(facts));
});

test('the extraction reads defaults, async methods and errors from JavaScript', () => {
  const { facts } = extract({
    'package.json': manifest,
    'index.d.ts': `export declare class Player { volume: number; seek(to?: number): Promise<void>; }
      export declare enum Codes { LOW = "MS_LOW" }`,
    'index.js': `const check_1 = tslib_1.__importDefault(require("./check"));
      class Player { volume = 100; async seek(to = 5) {
        if (to) (0, check_1.default)(to); else throw new RangeError(\`Not \${to}.\`);
        try { this.volume = to; } catch (error) {
          const found = error instanceof TypeError ? error : new Enums_1.MagmaError({ code: Enums_1.Codes.LOW, message: "No " + to });
          console.error(found);
        }
        setTimeout(async () => { throw new RangeError("Late."); }, 9); } }`,
    'check.js': 'exports.default = check; function check(to) { if (to < 1) throw new TypeError("Low."); }',
  });
  const [player] = facts.symbols;
  expect(player).toMatchObject({
    members: [
      { name: 'volume', default: '100' },
      { name: 'seek', async: true, signatures: [{ parameters: [{ name: 'to', default: '5', optional: true }] }] },
    ],
  });
  const thrownBy = 'Player.seek';
  expect(facts.errors).toMatchObject([
    { thrownBy, check: 'check', kind: 'TypeError', via: 'throw', message: 'Low.', condition: 'to < 1' },
    { thrownBy, check: null, kind: 'RangeError', via: 'throw', message: 'Not {to}.', condition: '!(to)' },
    { thrownBy, kind: 'MagmaError', code: 'MS_LOW', via: 'logged', message: 'No {to}', condition: 'catch' },
    { thrownBy, kind: 'RangeError', via: 'other', message: 'Late.' },
  ]);
});

test('the extraction gives equal names from two packages different names, without a bundler suffix', () => {
  const declarations = `import Client$1, { User, Client } from 'discord.js'; import { User as User$1 } from 'eris';
    export type AnyUser = User | User$1 | Client$1; export interface Bot { client: Client; User: User$1 }`;
  const { facts } = extract({ 'package.json': manifest, 'index.d.ts': declarations });
  const [any, bot] = facts.symbols;
  expect(any).toMatchObject({ type: 'User | ErisUser | Client' });
  expect(bot).toMatchObject({ members: [{ type: 'DiscordClient' }, { name: 'User', type: 'ErisUser' }] });
  const ofSource = extract({
    'package.json': manifest,
    'src/base.ts': "import { User } from 'discord.js'; export class Manager { user?: User }",
    'src/eris.ts':
      "import { Manager as Base } from './base'; import { User } from 'eris'; export class ErisManager extends Base { own?: User }",
    'src/index.ts': "export { Manager } from './base'; export { ErisManager } from './eris';",
  });
  expect(ofSource.facts.imports).toEqual([
    { module: 'discord.js', names: ['User'] },
    { module: 'eris', names: ['User as ErisUser'] },
  ]);
  expect(ofSource.facts.symbols).toMatchObject([{ members: [{ type: 'User' }] }, { members: [{ type: 'ErisUser' }] }]);
});

test('the extraction reads errors, their callers and option defaults from the source', () => {
  const text = `function check(port: number): void { if (port < 1) throw new RangeError('The port is too low.'); }
    export interface NodeOptions { port?: number }
    export class Node {
      options: NodeOptions;
      constructor(options: NodeOptions) { check(options.port ?? 1); this.options = { port: 2333, ...options }; }
    }`;
  const { facts } = extract({ 'package.json': manifest, 'src/index.ts': text });
  expect(facts.optionDefaults).toEqual({ NodeOptions: { port: '2333' } });
  expect(facts.errors).toEqual([
    expect.objectContaining({
      ...{ thrownBy: 'Node.constructor', check: 'check', kind: 'RangeError', via: 'throw' },
      ...{ message: 'The port is too low.', condition: 'port < 1', file: 'src/index.ts', line: 1 },
    }),
  ]);
});

test.each([
  ['without a package.json', {}, /no package\.json here\. Pass the folder of a package/],
  ['with a damaged package.json', { 'package.json': '{' }, /package\.json: line 1, column \d/],
  ['without a version', { 'package.json': '{"name":"magmastream"}' }, /package\.json: .*version/s],
  ['without types', { 'package.json': manifest }, /no src\/index\.ts and no index\.d\.ts\. The package has no types/],
])('the extraction refuses a folder %s', (_, files, message) => {
  expect(() => extract(files)).toThrow(message);
});

test('the extraction refuses declarations with a syntax error or a missing file, and names the line', () => {
  const text = "export * from './base';\nexport declare class Player {{ (";
  expect(() => extract({ 'package.json': manifest, 'index.d.ts': text, 'base.d.ts': '' })).toThrow(
    /index\.d\.ts:2: .+ expected\. Report this fault to the package's maintainers/,
  );
  expect(() => extract({ 'package.json': manifest, 'index.d.ts': "\nexport * from './gone';" })).toThrow(
    /index\.d\.ts:2: the package lacks '\.\/gone'/,
  );
});

test('the extraction keeps the name of a class that is also the default export, and skips members of namespaces', () => {
  const { facts, unknown } = extract({
    'package.json': manifest,
    'index.d.ts':
      "export { Player as default } from './player'; export * from './player'; export * as inner from './inner';",
    'player.d.ts': 'export declare class Player {} export declare namespace Tools { function make(): void }',
    'inner.d.ts': 'export declare const bands: number[];',
  });
  expect(facts.symbols.map(({ name }) => name)).toEqual(['Player']);
  expect(unknown).toEqual(
    expect.arrayContaining([expect.stringMatching(/^inner: /), expect.stringMatching(/^Tools: /)]),
  );
});

test('the extraction reads the defaults of options from expressions in JavaScript', () => {
  const { facts } = extract({
    'package.json': manifest,
    'index.d.ts': `export interface PlayerOptions { volume?: number; deaf?: boolean }
      export declare class Player { constructor(options: PlayerOptions); play(options: { volume?: number }): void }`,
    'index.js': `class Player { constructor(options) { this.setVolume(options.volume ?? 100); }
      join() { send(this.options.deaf || false); } play(options) { send(options.volume ?? 5); } }`,
  });
  expect(facts.optionDefaults).toEqual({ PlayerOptions: { volume: '100', deaf: 'false' } });
});

test('the condition of an error includes earlier checks that return', () => {
  const { facts } = extract({
    'package.json': manifest,
    'index.d.ts': 'export declare class Player { seek(to: number): void }',
    'index.js': `class Player { seek(to) { if (!this.current) { log(); return; } if (this.busy) log();
      if (isNaN(to)) throw new RangeError("No number."); } }`,
  });
  expect(facts.errors).toMatchObject([{ condition: '!(!this.current) && isNaN(to)' }]);
});

test('the extraction assigns the default of an inherited option to its declaring interface', () => {
  const { facts } = extract({
    'package.json': manifest,
    'index.d.ts': `interface BaseOptions { port?: number } interface NodeOptions extends BaseOptions { host?: string }
      declare class Node { constructor(options: NodeOptions); } export { Node, NodeOptions, BaseOptions };`,
    'index.js': 'class Node { constructor(options) { this.options = { port: options.port ?? 80, host: "a" }; } }',
  });
  expect(facts.optionDefaults).toEqual({ BaseOptions: { port: '80' }, NodeOptions: { host: '"a"' } });
});
