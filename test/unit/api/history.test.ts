import { historyOf, type Change } from '../../../src/api/history';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import { currentVersion } from '../../../src/config/versions';
import { edited, tiny } from './support';

const history = historyOf(documentedVersions.map(loadFacts));

test.each([
  ['Player.moveNode', '2.8.1'],
  ['Manager.useableNode', '2.8.1'],
  ['Player.guildId', '2.8.0'],
  ['Filters.demon', '2.8.4'],
  ['SearchPlatform.YouTube', '2.7.5'],
  ['Manager.create', null],
  ['Manager.constructor', null],
  ['Lyrics', '2.8.2'],
  ['SearchPlatform', null],
])('dates %s to %s', (place, version) => {
  const [symbol, member] = place.split('.');
  expect(history.of(symbol, member).since).toBe(version);
});

test('counts a removed and restored member from its return', () => {
  const radio = historyOf(tiny.versions.map(tiny.load));
  expect(radio.of('Radio', 'volume')).toEqual({ since: '1.10.0', changes: [] });
  expect(historyOf([tiny.load('1.2.0')]).of('Radio', 'volume').since).toBeNull();
});

describe('lists changes of', () => {
  /** Formats changes as `version: before → after`, oldest first. */
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
    ['of a symbol leave out moves to another line', 'Manager'],
  ] as string[][])('%s', (_, place, ...changes) => {
    const [symbol, member] = place.split('.');
    expect(linesOf(history.of(symbol, member).changes)).toEqual(changes);
  });

  test('overloads, joined by newlines', () => {
    const play = (returns: string) =>
      ['', 'track: Track', 'options: PlayOptions', 'track: Track, options: PlayOptions']
        .map((parameters) => `play(${parameters}): Promise<${returns}>`)
        .join('\n');
    expect(linesOf(history.of('Player', 'play').changes).at(-1)).toBe(`2.8.4: ${play('void')} → ${play('Player')}`);
  });

  test('the listener of an event', () => {
    const listener = (track: string) => `(player: Player, track: ${track}, payload: TrackEndEvent) => void`;
    const line = `2.8.2: ${listener('Track | UnresolvedTrack')} → ${listener('Track')}`;
    expect(linesOf(history.ofEvent('queueEnd').changes)).toEqual([line]);
    expect(history.ofEvent('trackStart').since).toBeNull();
  });

  test('no inherited constructor', () => {
    const later = historyOf([edited('symbols.0.constructor', null), tiny.load('1.9.0')]);
    expect(later.of('Radio', 'constructor').since).toBe('1.9.0');
  });
});

test.each([
  ['a member', () => history.of('Manager', 'nope'), 'Manager.nope'],
  ['a constructor of an interface', () => history.of('Track', 'constructor'), 'Track.constructor'],
  ['a constructor of an enum', () => history.of('LoadTypes', 'constructor'), 'LoadTypes.constructor'],
  ['a symbol', () => history.of('UnresolvedTrack'), 'UnresolvedTrack'],
  ['an event', () => history.ofEvent('nope'), 'event nope'],
])('throws for %s that does not exist', (_, ask, what) => {
  expect(ask).toThrow(`History: version ${currentVersion.version} has no ${what}.`);
});
