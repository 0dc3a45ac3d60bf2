import { join } from 'node:path';
import { historyOf } from '../../../src/api/history';
import { documentedVersions, loadFacts, openFacts } from '../../../src/api/load';

const history = historyOf(documentedVersions.map(loadFacts));
const tiny = openFacts(join(__dirname, '../../fixtures/facts/tiny'));

describe('since', () => {
  test.each([
    ['Player', 'moveNode', '2.8.1'],
    ['Manager', 'useableNode', '2.8.1'],
    ['Player', 'guildId', '2.8.0'],
    ['Filters', 'demon', '2.8.4'],
    ['SearchPlatform', 'YouTube', '2.7.5'],
    ['Manager', 'create', null],
    ['Manager', 'constructor', null],
  ])('%s.%s came with %s', (symbol, member, version) => {
    expect(history.of(symbol, member).since).toBe(version);
  });

  test('symbols and events have one too', () => {
    expect(history.of('Lyrics').since).toBe('2.8.2');
    expect(history.of('SearchPlatform').since).toBeNull();
    expect(history.ofEvent('trackStart').since).toBeNull();
  });

  test('what went away and came back counts from its return', () => {
    const radio = historyOf(tiny.versions.map(tiny.load));
    expect(radio.of('Radio', 'volume').since).toBe('1.10.0');
    expect(radio.of('Radio', 'volume').changes).toEqual([]);
    expect(radio.upTo('1.2.0').of('Radio', 'volume').since).toBeNull();
  });
});

describe('changes of a member', () => {
  test('are listed oldest first, with initial values', () => {
    expect(history.of('Queue', 'previous').changes).toEqual([
      {
        version: '2.8.2',
        before: 'previous: Track | UnresolvedTrack | null = null',
        after: 'previous: Track | null = null',
      },
      { version: '2.8.4', before: 'previous: Track | null = null', after: 'previous: Track[] | null = null' },
      { version: '2.8.5', before: 'previous: Track[] | null = null', after: 'previous: Track[] = []' },
    ]);
  });

  test('show optionality and the names of parameters', () => {
    expect(history.of('ManagerOptions', 'lastFmApiKey').changes).toEqual([
      { version: '2.8.7', before: 'lastFmApiKey: string', after: 'lastFmApiKey?: string' },
    ]);
    expect(history.of('Manager', 'get').changes).toEqual([
      {
        version: '2.8.0',
        before: 'get(guild: string): Player | undefined',
        after: 'get(guildId: string): Player | undefined',
      },
    ]);
  });

  test('join overloads by newlines', () => {
    expect(history.of('Player', 'play').changes.at(-1)).toEqual({
      version: '2.8.4',
      before:
        'play(): Promise<void>\nplay(track: Track): Promise<void>\nplay(options: PlayOptions): Promise<void>\nplay(track: Track, options: PlayOptions): Promise<void>',
      after:
        'play(): Promise<Player>\nplay(track: Track): Promise<Player>\nplay(options: PlayOptions): Promise<Player>\nplay(track: Track, options: PlayOptions): Promise<Player>',
    });
  });

  test('count a constructor that a class did not need before', () => {
    expect(history.of('Plugin', 'constructor').changes).toEqual([
      { version: '2.8.2', before: 'new Plugin()', after: 'new Plugin(name: string)' },
    ]);
  });

  test('do not guess the constructor that a class inherits', () => {
    const facts = tiny.load('1.2.0');
    const symbols = facts.symbols.map((symbol) =>
      symbol.kind === 'class' ? { ...symbol, constructor: null } : symbol,
    );
    const later = historyOf([{ ...facts, symbols }, tiny.load('1.9.0')]);
    expect(later.of('Radio', 'constructor').since).toBe('1.9.0');
  });

  test('leave out moves to another line or file', () => {
    const line = (version: string) => loadFacts(version).symbols.find(({ name }) => name === 'Manager')?.line;
    expect(line('2.8.5')).not.toBe(line('2.6.1'));
    expect(history.of('Manager').changes).toEqual([]);
    expect(history.of('Manager', 'decodeTrack').changes).toEqual([]);
  });
});

describe('changes of a symbol', () => {
  test('tell when it becomes importable, not what its members do', () => {
    expect(history.of('Filters').changes).toEqual([
      { version: '2.8.2', before: 'class Filters, not exported', after: 'class Filters' },
    ]);
  });

  test('tell when it becomes something else', () => {
    expect(history.of('UseNodeOptions').changes).toEqual([
      {
        version: '2.7.5',
        before: 'const UseNodeOptions: { readonly leastLoad: "leastLoad"; readonly leastPlayers: "leastPlayers"; }',
        after: 'enum UseNodeOptions',
      },
    ]);
  });

  test('show what an alias works out to, for its text may stay the same', () => {
    expect(history.of('UseNodeOption').changes).toEqual([
      {
        version: '2.7.5',
        before: 'type UseNodeOption = "leastLoad" | "leastPlayers"',
        after: 'type UseNodeOption = "LeastLoad" | "LeastPlayers"',
      },
    ]);
  });

  test('of an event are those of its listener', () => {
    expect(history.ofEvent('queueEnd').changes).toEqual([
      {
        version: '2.8.2',
        before: '(player: Player, track: Track | UnresolvedTrack, payload: TrackEndEvent) => void',
        after: '(player: Player, track: Track, payload: TrackEndEvent) => void',
      },
    ]);
  });
});

describe('the history up to a version', () => {
  test('does not speak of later ones', () => {
    const early = history.upTo('2.8.4');
    expect(early.of('Queue', 'previous').changes.map(({ version }) => version)).toEqual(['2.8.2', '2.8.4']);
    expect(early.upTo('2.8.1').of('Queue', 'previous').changes).toEqual([]);
  });

  test('knows what later versions have dropped', () => {
    expect(history.upTo('2.8.2').of('UnresolvedTrack').since).toBeNull();
    expect(() => history.of('UnresolvedTrack').since).toThrow('History: version 2.8.7 has no UnresolvedTrack.');
  });

  test('of an unknown version is refused with the known ones', () => {
    expect(() => history.upTo('2.8.3')).toThrow(/^History: no version "2.8.3" among 2.6.1, .*, 2.8.7.$/);
  });
});

test.each([
  ['a member', () => history.of('Manager', 'nope').changes, 'Manager.nope'],
  ['a constructor of an interface', () => history.of('Track', 'constructor').since, 'Track.constructor'],
  ['a constructor of an enum', () => history.of('LoadTypes', 'constructor').since, 'LoadTypes.constructor'],
  ['an event', () => history.ofEvent('nope').changes, 'event nope'],
])('%s that does not exist is refused by name', (_, ask, what) => {
  expect(ask).toThrow(`History: version 2.8.7 has no ${what}.`);
});
