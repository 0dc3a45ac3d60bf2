import { historyOf, type Change } from '../../../src/api/history';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import { tiny } from './support';

const history = historyOf(documentedVersions.map(loadFacts));

test.each([
  ['Player', 'moveNode', '2.8.1'],
  ['Manager', 'useableNode', '2.8.1'],
  ['Player', 'guildId', '2.8.0'],
  ['Filters', 'demon', '2.8.4'],
  ['SearchPlatform', 'YouTube', '2.7.5'],
  ['Manager', 'create', null],
  ['Manager', 'constructor', null],
  ['Lyrics', undefined, '2.8.2'],
  ['SearchPlatform', undefined, null],
])('%s.%s came with %s', (symbol, member, version) => {
  expect(history.of(symbol, member).since).toBe(version);
});

test('an event came with a version too', () => {
  expect(history.ofEvent('trackStart').since).toBeNull();
});

test('what went away and came back counts from its return', () => {
  const radio = historyOf(tiny.versions.map(tiny.load));
  expect(radio.of('Radio', 'volume')).toEqual({ since: '1.10.0', changes: [] });
  expect(radio.upTo('1.2.0').of('Radio', 'volume').since).toBeNull();
});

describe('changes', () => {
  /** Oldest first, as `version: before → after`. */
  const linesOf = (changes: Change[]) =>
    changes.map(({ version, before, after }) => `${version}: ${before} → ${after}`);

  test.each([
    [
      ...['of a member are listed oldest first, with initial values', 'Queue.previous'],
      '2.8.2: previous: Track | UnresolvedTrack | null = null → previous: Track | null = null',
      '2.8.4: previous: Track | null = null → previous: Track[] | null = null',
      '2.8.5: previous: Track[] | null = null → previous: Track[] = []',
    ],
    ['show optionality', 'ManagerOptions.lastFmApiKey', '2.8.7: lastFmApiKey: string → lastFmApiKey?: string'],
    [
      ...['show the names of parameters', 'Manager.get'],
      '2.8.0: get(guild: string): Player | undefined → get(guildId: string): Player | undefined',
    ],
    [
      ...['count a constructor that a class did not need before', 'Plugin.constructor'],
      '2.8.2: new Plugin() → new Plugin(name: string)',
    ],
    [
      ...['of a symbol tell when it becomes importable, not what its members do', 'Filters'],
      '2.8.2: class Filters, not exported → class Filters',
    ],
    [
      ...['of a symbol tell when it becomes something else', 'UseNodeOptions'],
      '2.7.5: const UseNodeOptions: { readonly leastLoad: "leastLoad"; readonly leastPlayers: "leastPlayers"; } → enum UseNodeOptions',
    ],
    [
      ...['of an alias show what it works out to, for its text may stay the same', 'UseNodeOption'],
      '2.7.5: type UseNodeOption = "leastLoad" | "leastPlayers" → type UseNodeOption = "LeastLoad" | "LeastPlayers"',
    ],
    ['of a member leave out moves to another line or file', 'Manager.decodeTrack'],
  ] as string[][])('%s', (_, place, ...changes) => {
    const [symbol, member] = place.split('.');
    expect(linesOf(history.of(symbol, member).changes)).toEqual(changes);
  });

  test('of a symbol leave out moves to another line', () => {
    const line = (version: string) => loadFacts(version).symbols.find(({ name }) => name === 'Manager')?.line;
    expect(line('2.8.5')).not.toBe(line('2.6.1'));
    expect(history.of('Manager').changes).toEqual([]);
  });

  test('join overloads by newlines', () => {
    const play = (returns: string) =>
      ['', 'track: Track', 'options: PlayOptions', 'track: Track, options: PlayOptions']
        .map((parameters) => `play(${parameters}): Promise<${returns}>`)
        .join('\n');
    expect(linesOf(history.of('Player', 'play').changes).at(-1)).toBe(`2.8.4: ${play('void')} → ${play('Player')}`);
  });

  test('of an event are those of its listener', () => {
    const listener = (track: string) => `(player: Player, track: ${track}, payload: TrackEndEvent) => void`;
    expect(history.ofEvent('queueEnd').changes).toEqual([
      { version: '2.8.2', before: listener('Track | UnresolvedTrack'), after: listener('Track') },
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
});

describe('the history up to a version', () => {
  test('does not speak of later ones', () => {
    const early = history.upTo('2.8.4');
    expect(early.of('Queue', 'previous').changes.map(({ version }) => version)).toEqual(['2.8.2', '2.8.4']);
    expect(early.upTo('2.8.1').of('Queue', 'previous').changes).toEqual([]);
  });

  test('knows what later versions have dropped', () => {
    expect(history.upTo('2.8.2').of('UnresolvedTrack').since).toBeNull();
    expect(() => history.of('UnresolvedTrack')).toThrow('History: version 2.8.7 has no UnresolvedTrack.');
  });

  test('of an unknown version is refused with the known ones', () => {
    expect(() => history.upTo('2.8.3')).toThrow(/^History: no version "2.8.3" among 2.6.1, .*, 2.8.7.$/);
  });
});

test.each([
  ['a member', () => history.of('Manager', 'nope'), 'Manager.nope'],
  ['a constructor of an interface', () => history.of('Track', 'constructor'), 'Track.constructor'],
  ['a constructor of an enum', () => history.of('LoadTypes', 'constructor'), 'LoadTypes.constructor'],
  ['an event', () => history.ofEvent('nope'), 'event nope'],
])('%s that does not exist is refused by name', (_, ask, what) => {
  expect(ask).toThrow(`History: version 2.8.7 has no ${what}.`);
});
