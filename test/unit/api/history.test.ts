import { historyOf, sinceOf, type HistoryEntry } from '../../../src/api/history';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import { edited, radio } from './support';

/** The version that the expected values in this file describe. */
const described = '2.8.7';

const all = documentedVersions.slice(0, documentedVersions.indexOf(described) + 1).map(loadFacts);
const history = historyOf(all, described);

test.each([
  ['Player.moveNode', '2.8.1'],
  ['SearchPlatform.YouTube', '2.7.5'],
  ['Manager.create', null],
  ['Lyrics', '2.8.2'],
])('the history shows that %s was added in %s', (place, version) => {
  const [symbol, member] = place.split('.');
  expect(sinceOf(history.of(symbol, member))).toBe(version);
});

test('the history of a restored member starts when it returns', () => {
  const without = { ...edited('symbols.0.members', []), version: '1.9.0' };
  const facts = [radio, without, { ...radio, version: '1.10.0' }];
  expect(sinceOf(historyOf(facts, '1.10.0').of('Radio', 'volume'))).toBe('1.10.0');
  expect(sinceOf(historyOf([radio], '1.2.0').of('Radio', 'volume'))).toBeNull();
});

describe('lists changes of', () => {
  /** Formats changes as `version: before → after`, oldest first. */
  const linesOf = (entries: HistoryEntry[]) =>
    entries.flatMap((entry) => ('before' in entry ? [`${entry.version}: ${entry.before} → ${entry.after}`] : []));

  test.each([
    [
      ...['of a member are listed oldest first, with initial values', 'Queue.previous'],
      '2.8.2: previous: Track | UnresolvedTrack | null = null → previous: Track | null = null',
      '2.8.4: previous: Track | null = null → previous: Track[] | null = null',
      '2.8.5: previous: Track[] | null = null → previous: Track[] = []',
    ],
    ['show optionality', 'ManagerOptions.lastFmApiKey', '2.8.7: lastFmApiKey: string → lastFmApiKey?: string'],
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
    expect(linesOf(history.of(symbol, member))).toEqual(changes);
  });

  test('overloads, joined by newlines', () => {
    const play = (returns: string) =>
      ['', 'track: Track', 'options: PlayOptions', 'track: Track, options: PlayOptions']
        .map((parameters) => `play(${parameters}): Promise<${returns}>`)
        .join('\n');
    expect(linesOf(history.of('Player', 'play')).at(-1)).toBe(`2.8.4: ${play('void')} → ${play('Player')}`);
  });

  test('the listener of an event', () => {
    const listener = (track: string) => `(player: Player, track: ${track}, payload: TrackEndEvent) => void`;
    const line = `2.8.2: ${listener('Track | UnresolvedTrack')} → ${listener('Track')}`;
    expect(linesOf(history.ofEvent('queueEnd'))).toEqual([line]);
    expect(sinceOf(history.ofEvent('trackStart'))).toBeNull();
  });
});

test.each([
  ['a member', () => history.of('Manager', 'nope'), 'Manager.nope'],
  ['a constructor of an interface', () => history.of('Track', 'constructor'), 'Track.constructor'],
  ['a symbol', () => history.of('UnresolvedTrack'), 'UnresolvedTrack'],
  ['an event', () => history.ofEvent('nope'), 'event nope'],
])('the history throws for %s that does not exist', (_, ask, what) => {
  expect(ask).toThrow(`History: version ${described} has no ${what}.`);
});
