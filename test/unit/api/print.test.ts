import { indexOf } from '../../../src/api/lookup';
import { loadFacts } from '../../../src/api/load';
import { eventSignature, headOf, signaturesOf } from '../../../src/api/print';
import type { Member } from '../../../src/api/schema';
import { flags, parameter } from './support';

const index = (version: string) => indexOf(loadFacts(version));
const manager = index('2.8.7').symbols.get('Manager')!;

function linesOf(version: string, symbol: string, member: string): string[] {
  const { symbols, members } = index(version);
  return signaturesOf(symbols.get(symbol)!, members.get(symbol)!.get(member)!);
}

describe('a member reads as it would be declared', () => {
  test.each([
    ['2.8.7', 'Manager', 'players', 'readonly players: Collection<string, Player>'],
    ['2.8.7', 'Manager', 'useableNode', 'get useableNode(): Node'],
    ['2.8.7', 'Manager', 'init', 'init(clientId: string, clusterId: number = 0): this'],
    [
      '2.8.7',
      'Manager',
      'on',
      'on<T extends keyof ManagerEvents>(event: T, listener: (...args: ManagerEvents[T]) => void): this',
    ],
    [
      '2.8.7',
      'Manager',
      'search',
      'search<T = unknown>(query: string | SearchQuery, requester?: T): Promise<SearchResult>',
    ],
    ['2.8.7', 'Node', 'open', 'protected open(): void'],
    ['2.8.7', 'TrackUtils', 'setTrackPartial', 'static setTrackPartial(partial: TrackPartial[]): void'],
    [
      '2.8.7',
      'Structure',
      'extend',
      'static extend<K extends keyof Extendable, T extends Extendable[K]>(name: K, extender: (target: Extendable[K]) => T): T',
    ],
    ['2.8.7', 'ManagerOptions', 'lastFmApiKey', 'lastFmApiKey?: string'],
    ['2.8.7', 'SearchPlatform', 'YouTube', 'YouTube = "ytsearch"'],
    ['2.8.2', 'availableFilters', '[key: string]', '[key: string]: boolean'],
  ])('%s %s.%s', (version, symbol, member, line) => {
    expect(linesOf(version, symbol, member)).toEqual([line]);
  });

  test('with a line for each overload', () => {
    expect(linesOf('2.8.7', 'Player', 'play')).toEqual([
      'play(): Promise<Player>',
      'play(track: Track): Promise<Player>',
      'play(options: PlayOptions): Promise<Player>',
      'play(track: Track, options: PlayOptions): Promise<Player>',
    ]);
  });

  const signatures = [{ typeParameters: [], parameters: [parameter('ids', 'string[]', false, true)], returns: 'Node' }];
  test.each<[Member, string[]]>([
    [
      { ...flags, kind: 'accessor', name: 'rate', type: 'number', get: true, set: true },
      ['get rate(): number', 'set rate(value: number)'],
    ],
    [{ ...flags, kind: 'property', name: 'a b', type: 'string', default: null }, ['"a b": string']],
    [
      { ...flags, kind: 'method', name: 'pick', abstract: true, optional: true, signatures },
      ['abstract pick?(...ids: string[]): Node'],
    ],
    [
      { ...flags, kind: 'method', name: '[Symbol.iterator]', signatures },
      ['[Symbol.iterator](...ids: string[]): Node'],
    ],
    [{ ...flags, kind: 'callSignature', name: '()', signatures }, ['(...ids: string[]): Node']],
    [{ ...flags, kind: 'constructSignature', name: 'new', signatures }, ['new (...ids: string[]): Node']],
  ])('a rare one: $kind $name', (member, lines) => {
    expect(signaturesOf(manager, member)).toEqual(lines);
  });

  test('a constructor is written as it is called', () => {
    expect(linesOf('2.8.7', 'Manager', 'constructor')).toEqual(['new Manager(options: ManagerOptions)']);
    const closed = { visibility: 'protected' as const, parameters: [], line: 1 };
    expect(signaturesOf(manager, closed)).toEqual(['protected new Manager()']);
  });
});

test.each([
  ['2.8.7', 'Manager', 'class Manager extends EventEmitter'],
  ['2.8.7', 'Structure', 'abstract class Structure'],
  ['2.8.7', 'TrackEndEvent', 'interface TrackEndEvent extends PlayerEvent'],
  ['2.8.7', 'LoadTypes', 'enum LoadTypes'],
  ['2.8.7', 'LoadType', 'type LoadType = keyof typeof LoadTypes'],
  ['2.6.1', 'validSponsorBlocks', 'const validSponsorBlocks: string[]'],
])('the head of a symbol, %s %s, is its declaration', (version, name, head) => {
  expect(headOf(index(version).symbols.get(name)!)).toBe(head);
});

test('an event reads as the type of its listener', () => {
  expect(eventSignature(index('2.8.7').events.get('trackStart')!)).toBe(
    '(player: Player, track: Track, payload: TrackStartEvent) => void',
  );
});
