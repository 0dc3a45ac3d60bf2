import { join } from 'node:path';
import { extractFacts } from '../../../src/api/extract';
import { renderDeclarations } from '../../../src/api/print';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import type { Facts } from '../../../src/api/schema';
import { compile } from '../../../src/content/samples/compile';

/** The facts of a package that contains every construct of the API facts. */
const everyConstruct = extractFacts(join(__dirname, '../../fixtures/every-construct')).facts;

const wrongCalls = `
  import type { User } from 'discord.js';
  import type { Manager, Player } from './magmastream';
  declare const manager: Manager, player: Player, user: User;
  manager.create({}); // TS2345
  manager.search("query", user).then(({ tracks }) => tracks.missing); // TS2339
  manager.setMaxListeners("many"); // TS2345`;

/**
 * Errors in Magmastream's own types: an optional package is not installed, and a class does not implement its
 * interface.
 */
const ownErrors = /TS(2307|2416)$/;

const goodUse = `
  import { Base, Computed, connect, Emitter, EventTypes, Level, Platforms, Player, Queue, valid } from './magmastream';
  import type { Closable, Events, Flags, Handlers, Key, Options, Renamed } from './magmastream';
  const player = new Player({ name: 'a', list: ['b'] });
  player.label = player.options.name + Player.count + player['with-dash'].byteLength + player['2d'];
  player.secret = 'only written';
  player.seek(undefined, 2, 'more', 'and more');
  player.play<'literal'>('literal', 2).then((same: Player) => same.close?.());
  for (const second of player) second.toFixed();
  const queue = new Queue();
  queue.push(...valid, Platforms["youtube music"]);
  new Emitter().on(EventTypes.Start, (name) => name.trim());
  const level: Level = Level['very-high'];
  const key: Key = 'any', flags: Flags = { any: true }, events: Events = { start: ['a'], stop: [] };
  declare const closable: Closable, renamed: Renamed, handlers: Handlers;
  handlers[EventTypes.Start]?.();
  const options: Options<1, 'u'> = { name: 1, list: 'u' };
  connect('host', 1).then(({ volume }) => volume.toFixed());
  class Own extends Base { measure = () => this.size; label = ""; constructor() { super(1); Base.create(); } }
  export { closable, Computed, events, flags, key, level, options, Own, queue, renamed };`;

const badUse = `
  import { Base, connect, Level, Player, type Flags, type Key, type Options } from './magmastream';
  import { Hidden } from './magmastream'; // TS2459
  import { Inner } from './magmastream'; // TS2460
  declare const player: Player;
  new Base(1); // TS2674
  player.size; // TS2445
  player.volume = 1; // TS2540
  player.options.name = 'new'; // TS2540
  player.message.content; // TS18048
  player.seek(1); // TS2555
  connect('host', 'port'); // TS2345
  const flags: Flags = { any: 'flag' }; // TS2322
  const options: Options<boolean> = { name: true }; // TS2344
  const key: Key<string> = 'length'; // TS2344
  const level: Level = Level.Middle; // TS2339
  const twin: Player = player as Pick<Player, keyof Player>; // TS2739
  class Own extends Base {} // TS2654`;

/** Returns a version's symbols. Symbols that cannot be imported come last. */
const symbolsOf = ({ symbols }: Facts) =>
  [true, false].map((wanted) => symbols.filter((one) => one.exported === wanted));

const importsOf = (facts: Facts) =>
  symbolsOf(facts).flatMap((all) => all.map(({ name }) => `import { ${name} as _${name} } from './magmastream';`));

/** The files to compile. All files share one program, because loading discord.js takes most of the time. */
const texts = new Map([
  ...documentedVersions.flatMap((version): [string, string][] => [
    [`${version}/magmastream.d.ts`, renderDeclarations(loadFacts(version))],
    [`${version}/imports.ts`, importsOf(loadFacts(version)).join('\n')],
    [`${version}/wrong.ts`, wrongCalls],
  ]),
  ['constructs/magmastream.d.ts', renderDeclarations(everyConstruct)],
  ['constructs/good.ts', goodUse],
  ['constructs/bad.ts', badUse],
]);
const { errors } = compile('test-declarations', texts);

/** Returns a file's errors as `line TScode`. */
const errorsIn = (file: string): string[] =>
  errors
    .filter((error) => error.file === file)
    .map(({ offset, code }) => `${texts.get(file)!.slice(0, offset).split('\n').length} TS${code}`);

/**
 * Returns the errors that the code expects. A comment such as `// TS2345` at the end of a line marks an expected error.
 */
const announced = (code: string): string[] =>
  code.split('\n').flatMap((line, index) => {
    const error = / \/\/ (TS\d+)$/.exec(line)?.[1];
    return error ? [`${index + 1} ${error}`] : [];
  });

describe.each(documentedVersions)('declarations of %s', (version) => {
  it('the declarations compile without errors', () => {
    expect(errorsIn(`${version}/magmastream.d.ts`).filter((error) => !ownErrors.test(error))).toEqual([]);
  });

  it('the declarations export exactly what Magmastream exports', () => {
    const [exported, hidden] = symbolsOf(loadFacts(version));
    expect(hidden).not.toEqual([]);
    const found = errorsIn(`${version}/imports.ts`);
    expect(found.map((error) => parseInt(error))).toEqual(hidden.map((_, index) => exported.length + index + 1));
    // The symbol is not exported, is exported under another name, or does not exist.
    for (const error of found) expect(error).toMatch(/TS(2459|2724|2305)$/);
  });

  it('the declarations reject wrong calls, including inherited members of discord.js', () => {
    expect(errorsIn(`${version}/wrong.ts`)).toEqual(announced(wrongCalls));
  });
});

describe('facts with every construct', () => {
  it('the declarations accept correct code', () => {
    expect([...errorsIn('constructs/magmastream.d.ts'), ...errorsIn('constructs/good.ts')]).toEqual([]);
  });

  it('the declarations reject wrong code', () => {
    expect(announced(badUse)).toHaveLength(15);
    expect(errorsIn('constructs/bad.ts')).toEqual(announced(badUse));
  });
});
