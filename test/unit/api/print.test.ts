import { loadFacts } from '../../../src/api/load';
import { eventSignature, headOf, signaturesOf } from '../../../src/api/print';
import type { ApiSymbol, Member } from '../../../src/api/schema';

function symbolIn(version: string, name: string): ApiSymbol {
  const symbol = loadFacts(version).symbols.find((candidate) => candidate.name === name);
  if (!symbol) throw new Error(`${version} has no ${name}`);
  return symbol;
}

function linesOf(version: string, symbolName: string, memberName: string): string[] {
  const symbol = symbolIn(version, symbolName);
  const members = 'members' in symbol ? symbol.members : [];
  return members.filter(({ name }) => name === memberName).flatMap((member) => signaturesOf(symbol, member));
}

const base = {
  static: false,
  visibility: 'public' as const,
  readonly: false,
  optional: false,
  async: false,
  abstract: false,
  deprecated: false,
  hidden: false,
  line: 1,
};

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

  const signatures = [
    {
      typeParameters: [],
      parameters: [{ name: 'ids', type: 'string[]', optional: false, rest: true, default: null }],
      returns: 'Node',
    },
  ];
  const rare: [string, Member, string[]][] = [
    [
      'a getter and a setter',
      { ...base, kind: 'accessor', name: 'rate', type: 'number', get: true, set: true },
      ['get rate(): number', 'set rate(value: number)'],
    ],
    [
      'a name in quotes',
      { ...base, kind: 'property', name: 'youtube music', type: 'string', default: null },
      ['"youtube music": string'],
    ],
    [
      'an abstract, optional method with a rest',
      { ...base, kind: 'method', name: 'pick', abstract: true, optional: true, signatures },
      ['abstract pick?(...ids: string[]): Node'],
    ],
    ['a call signature', { ...base, kind: 'callSignature', name: '()', signatures }, ['(...ids: string[]): Node']],
    [
      'a construct signature',
      { ...base, kind: 'constructSignature', name: 'new', signatures },
      ['new (...ids: string[]): Node'],
    ],
  ];
  test.each(rare)('%s', (_, member, lines) => {
    expect(signaturesOf(symbolIn('2.8.7', 'Manager'), member)).toEqual(lines);
  });

  test('a constructor is written as it is called', () => {
    const manager = symbolIn('2.8.7', 'Manager');
    if (manager.kind !== 'class' || !manager.constructor) throw new Error('Manager has a constructor');
    expect(signaturesOf(manager, manager.constructor)).toEqual(['new Manager(options: ManagerOptions)']);
    expect(signaturesOf(manager, { ...manager.constructor, visibility: 'protected' })).toEqual([
      'protected new Manager(options: ManagerOptions)',
    ]);
  });
});

describe('the head of a symbol', () => {
  test.each([
    ['2.8.7', 'Manager', 'class Manager extends EventEmitter'],
    ['2.8.7', 'Structure', 'abstract class Structure'],
    ['2.8.7', 'TrackEndEvent', 'interface TrackEndEvent extends PlayerEvent'],
    ['2.8.7', 'LoadTypes', 'enum LoadTypes'],
    ['2.8.7', 'LoadType', 'type LoadType = keyof typeof LoadTypes'],
    ['2.6.1', 'validSponsorBlocks', 'const validSponsorBlocks: string[]'],
  ])('%s %s', (version, name, head) => {
    expect(headOf(symbolIn(version, name))).toBe(head);
  });
});

test('an event reads as the type of its listener', () => {
  const event = loadFacts('2.8.7').events.find(({ name }) => name === 'trackStart');
  expect(event && eventSignature(event)).toBe('(player: Player, track: Track, payload: TrackStartEvent) => void');
});
