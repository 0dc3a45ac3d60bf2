import { indexOf } from '../../../src/api/lookup';
import { loadFacts } from '../../../src/api/load';
import { eventSignature, headOf, signaturesOf } from '../../../src/api/print';

/** The version that the expected values in this file describe. */
const described = '2.8.7';

const index = (version = described) => indexOf(loadFacts(version));

describe('signaturesOf', () => {
  test.each([
    ['Manager.players', 'readonly players: Collection<string, Player>'],
    ['Manager.constructor', 'new Manager(options: ManagerOptions)'],
    ['Manager.useableNode', 'get useableNode(): Node'],
    ['Manager.init', 'init(clientId: string, clusterId: number = 0): this'],
    ['Manager.search', 'search<T = unknown>(query: string | SearchQuery, requester?: T): Promise<SearchResult>'],
    ['Node.open', 'protected open(): void'],
    ['TrackUtils.setTrackPartial', 'static setTrackPartial(partial: TrackPartial[]): void'],
    ['ManagerOptions.lastFmApiKey', 'lastFmApiKey?: string'],
    ['SearchPlatform.YouTube', 'YouTube = "ytsearch"'],
    [
      'Structure.extend',
      'static extend<K extends keyof Extendable, T extends Extendable[K]>(name: K, extender: (target: Extendable[K]) => T): T',
    ],
    [
      'Player.play',
      'play(): Promise<Player>',
      'play(track: Track): Promise<Player>',
      'play(options: PlayOptions): Promise<Player>',
      'play(track: Track, options: PlayOptions): Promise<Player>',
    ],
  ])('the printer prints %s as declared', (place, ...lines) => {
    const [symbol, member] = place.split('.');
    const { symbols, members } = index();
    expect(signaturesOf(symbols.get(symbol)!, members.get(symbol)!.get(member)!)).toEqual(lines);
  });
});

test.each([
  ['Manager', 'class Manager extends EventEmitter'],
  ['Structure', 'abstract class Structure'],
  ['TrackEndEvent', 'interface TrackEndEvent extends PlayerEvent'],
  ['LoadTypes', 'enum LoadTypes'],
  ['LoadType', 'type LoadType = keyof typeof LoadTypes'],
  ['validSponsorBlocks', 'const validSponsorBlocks: string[]', '2.6.1'],
])('the printer prints the declaration of %s: %s', (name, head, ...[version]) => {
  expect(headOf(index(version).symbols.get(name)!)).toBe(head);
});

test('the printer prints an event as the type of its listener', () => {
  const listener = '(player: Player, track: Track, payload: TrackStartEvent) => void';
  expect(eventSignature(index().events.get('trackStart')!)).toBe(listener);
});
