import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDeclarations } from '../../../src/api/print';
import { documentedVersions, loadFacts, parseFacts } from '../../../src/api/load';
import type { Facts } from '../../../src/api/schema';
import { compile } from '../../../src/samples/compile';
import { fixtures } from './support';

/** The errors in the declarations of some facts, and in code that uses them, as `file:line TScode`. */
function errorsOf(facts: Facts, code = ''): string[] {
  const texts: Record<string, string> = { 'magmastream.d.ts': renderDeclarations(facts), 'use.ts': code };
  return compile(`test-${facts.version}`, new Map(Object.entries(texts))).map(
    ({ file, offset, code: number }) => `${file}:${texts[file].slice(0, offset).split('\n').length} TS${number}`,
  );
}

/** The errors that code announces: each at the end of its line, as `// TScode`. */
function announced(code: string): string[] {
  return code.split('\n').flatMap((line, index) => {
    const error = / \/\/ (TS\d+)$/.exec(line)?.[1];
    return error ? [`use.ts:${index + 1} ${error}`] : [];
  });
}

describe.each(documentedVersions)('the declarations of %s', (version) => {
  const facts = loadFacts(version);

  it('compile without an error', () => {
    expect(errorsOf(facts)).toEqual([]);
  });

  it('export what the library exports and nothing else', () => {
    const [exported, hidden] = [true, false].map((wanted) => facts.symbols.filter((one) => one.exported === wanted));
    expect(hidden).not.toEqual([]);
    const imports = [...exported, ...hidden].map(({ name }) => `import { ${name} as _${name} } from './magmastream';`);
    const errors = errorsOf(facts, imports.join('\n'));
    expect(errors.map((error) => error.split(' ')[0])).toEqual(
      hidden.map((_, index) => `use.ts:${exported.length + index + 1}`),
    );
    // Declared but not exported, not exported under this name, or not there.
    for (const error of errors) expect(error).toMatch(/TS(2459|2724|2305)$/);
  });

  it('refuse wrong calls, also of what discord.js and Array pass on', () => {
    const code = `
      import type { User } from 'discord.js';
      import type { Manager, Player } from './magmastream';
      declare const manager: Manager, player: Player, user: User;
      manager.create({}); // TS2345
      const twin: Player = player as Pick<Player, keyof Player>; // TS2741
      player.queue.map((track) => track.title.toUpperCase() + track.nothing); // TS2339
      manager.search("query", user).then(({ tracks }) => tracks.missing); // TS2339
      player.nowPlayingMessage?.missing; // TS2339
      manager.setMaxListeners("many"); // TS2345`;
    expect(errorsOf(facts, code)).toEqual(announced(code));
  });
});

describe('facts with every construct', () => {
  const file = join(fixtures, 'samples/every-construct.json');
  const facts = parseFacts(readFileSync(file, 'utf8'), file);

  it('render to what compiles, for those who use it well', () => {
    const code = `
      import { Base, Computed, connect, Emitter, EventTypes, Level, Platforms, Player, Queue, valid } from './magmastream';
      import type { Closable, Events, Flags, Handlers, Key, Maker, Options, Renamed } from './magmastream';
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
      declare const maker: Maker, renamed: Renamed, handlers: Handlers;
      handlers[EventTypes.Start]?.();
      const closable: Closable = maker('name');
      const made: number = new maker<number>();
      const options: Options<1, 'u'> = { name: 1, list: 'u' };
      connect('host', 1).then(({ volume }) => volume.toFixed());
      class Own extends Base { measure = () => this.size; label = ""; constructor() { super(1); Base.create(); } }
      export { closable, Computed, events, flags, key, level, made, options, Own, queue, renamed };`;
    expect(errorsOf(facts, code)).toEqual([]);
  });

  it('render to what refuses those who do not', () => {
    const code = `
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
    expect(announced(code)).toHaveLength(15);
    expect(errorsOf(facts, code)).toEqual(announced(code));
  });
});
