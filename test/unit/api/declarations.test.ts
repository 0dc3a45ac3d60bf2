import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderDeclarations } from '../../../src/api/print';
import { documentedVersions, loadFacts, parseFacts } from '../../../src/api/load';
import type { Facts } from '../../../src/api/schema';
import { compile } from '../../../src/samples/compile';

/** The errors in the declarations of some facts, and in code that uses them, as `line: TScode: message`. */
function errorsOf(facts: Facts, code = ''): string[] {
  const texts: Record<string, string> = { 'magmastream.d.ts': renderDeclarations(facts), 'use.ts': code };
  return compile(`test-${facts.version}`, new Map(Object.entries(texts))).map(
    ({ file, offset, code: number, message }) => {
      const line = texts[file].slice(0, offset).split('\n').length;
      return `${file}:${line} TS${number}: ${message.split('\n')[0]}`;
    },
  );
}

const lines = (...code: string[]): string => code.join('\n');

describe.each(documentedVersions)('the declarations of %s', (version) => {
  const facts = loadFacts(version);

  it('compile without an error', () => {
    expect(errorsOf(facts)).toEqual([]);
  });

  it('export what the library exports and nothing else', () => {
    const hidden = facts.symbols.filter(({ exported }) => !exported).map(({ name }) => name);
    const exported = facts.symbols.filter((symbol) => symbol.exported).map(({ name }) => name);
    expect(hidden).not.toEqual([]);
    const imports = [...exported, ...hidden].map((name) => `import { ${name} as _${name} } from './magmastream';`);
    const errors = errorsOf(facts, lines(...imports));
    expect(errors.map((error) => error.split(' ')[0])).toEqual(
      hidden.map((_, index) => `use.ts:${exported.length + index + 1}`),
    );
    for (const error of errors) expect(error).toMatch(/it is not exported|has no exported member/);
  });

  it('refuse wrong calls, also of what discord.js and Array pass on', () => {
    const code = lines(
      "import type { User } from 'discord.js';",
      "import type { Manager, Player } from './magmastream';",
      'declare const manager: Manager, player: Player, user: User;',
      'manager.create({});',
      'const twin: Player = player as Pick<Player, keyof Player>;',
      'player.queue.map((track) => track.title.toUpperCase() + track.nothing);',
      'manager.search("query", user).then(({ tracks }) => tracks.missing);',
      'player.nowPlayingMessage?.missing;',
      'manager.setMaxListeners("many");',
    );
    const codes = errorsOf(facts, code).map((error) => error.split(':').slice(0, 2).join(':'));
    expect(codes).toEqual([
      'use.ts:4 TS2345',
      'use.ts:5 TS2741',
      'use.ts:6 TS2339',
      'use.ts:7 TS2339',
      'use.ts:8 TS2339',
      'use.ts:9 TS2345',
    ]);
  });
});

describe('facts with every construct', () => {
  const file = 'test/fixtures/samples/every-construct.json';
  const facts = parseFacts(readFileSync(path.join(__dirname, '../../..', file), 'utf8'), file);

  it('render to what compiles, for those who use it well', () => {
    const code = lines(
      "import { Base, Computed, connect, Emitter, EventTypes, Level, Platforms, Player, Queue, valid } from './magmastream';",
      "import type { Closable, Events, Flags, Handlers, Key, Maker, Options, Renamed } from './magmastream';",
      "const player = new Player({ name: 'a', list: ['b'] });",
      "player.label = player.options.name + Player.count + player['with-dash'].byteLength + player['2d'];",
      "player.secret = 'only written';",
      "player.seek(undefined, 2, 'more', 'and more');",
      "player.play<'literal'>('literal', 2).then((same: Player) => same.close?.());",
      'for (const second of player) second.toFixed();',
      'const queue = new Queue();',
      'queue.push(...valid, Platforms["youtube music"]);',
      'new Emitter().on(EventTypes.Start, (name) => name.trim());',
      "const level: Level = Level['very-high'];",
      "const key: Key = 'any', flags: Flags = { any: true }, events: Events = { start: ['a'], stop: [] };",
      'declare const maker: Maker, renamed: Renamed, handlers: Handlers;',
      'handlers[EventTypes.Start]?.();',
      "const closable: Closable = maker('name');",
      'const made: number = new maker<number>();',
      "const options: Options<1, 'u'> = { name: 1, list: 'u' };",
      "connect('host', 1).then(({ volume }) => volume.toFixed());",
      'class Own extends Base { measure = () => this.size; label = ""; constructor() { super(1); Base.create(); } }',
      'export { closable, Computed, events, flags, key, level, made, options, Own, queue, renamed };',
    );
    expect(errorsOf(facts, code)).toEqual([]);
  });

  it('render to what refuses those who do not', () => {
    const code = lines(
      "import { Base, connect, Level, Player, type Flags, type Key, type Options } from './magmastream';",
      "import { Hidden } from './magmastream';",
      "import { Inner } from './magmastream';",
      'declare const player: Player;',
      'new Base(1);',
      'player.size;',
      'player.volume = 1;',
      "player.options.name = 'new';",
      'player.message.content;',
      'player.seek(1);',
      "connect('host', 'port');",
      "const flags: Flags = { any: 'flag' };",
      'const options: Options<boolean> = { name: true };',
      "const key: Key<string> = 'length';",
      'const level: Level = Level.Middle;',
      'const twin: Player = player as Pick<Player, keyof Player>;',
      'class Own extends Base {}',
    );
    expect(errorsOf(facts, code).map((error) => error.split(':').slice(0, 2).join(':'))).toEqual([
      'use.ts:2 TS2459',
      'use.ts:3 TS2460',
      'use.ts:5 TS2674',
      'use.ts:6 TS2445',
      'use.ts:7 TS2540',
      'use.ts:8 TS2540',
      'use.ts:9 TS18048',
      'use.ts:10 TS2555',
      'use.ts:11 TS2345',
      'use.ts:12 TS2322',
      'use.ts:13 TS2344',
      'use.ts:14 TS2344',
      'use.ts:15 TS2339',
      'use.ts:16 TS2739',
      'use.ts:17 TS2654',
    ]);
  });
});
