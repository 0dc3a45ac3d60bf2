import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffFacts, type ApiDiff } from '../../../src/api/diff';
import { documentedVersions, loadFacts, parseFacts } from '../../../src/api/load';
import type { ApiSymbol, Facts } from '../../../src/api/types';

const FIXTURES = join(__dirname, '../../fixtures');

/** The parts of the generator's own comparison that this test reads. */
interface GoldenChange {
  field: string;
  from: unknown;
  to: unknown;
}
interface GoldenEntry {
  symbol?: string;
  name: string;
  changes?: GoldenChange[];
}
interface GoldenError {
  thrownBy: string;
  message: string | null;
  condition: string;
}
type Lists<Entry> = Record<'added' | 'removed', Entry[]>;
interface GoldenPair {
  from: string;
  to: string;
  package: unknown[];
  symbols: Lists<GoldenEntry> & { changed: GoldenEntry[] };
  members: Lists<GoldenEntry> & { changed: GoldenEntry[] };
  events: Lists<GoldenEntry> & { changed: GoldenEntry[] };
  optionDefaults: unknown[];
  errors: Lists<GoldenError>;
}

const golden: { pairs: GoldenPair[] } = JSON.parse(readFileSync(join(FIXTURES, 'diff.json'), 'utf8'));

/** Fields that this site writes as whole signatures, the generator without the name. */
const SIGNATURE_FIELDS = ['signatures', 'constructor', 'parameters'];

function lineOf({ symbol, name, changes = [] }: GoldenEntry): string {
  const fields = changes.map(({ field, from, to }) =>
    SIGNATURE_FIELDS.includes(field) ? field : `${field} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`,
  );
  return [symbol ? `${symbol}.${name}` : name, ...fields.sort()].join('; ');
}

/** One comparable line for each entry, in one order. */
function outline(pair: GoldenPair | ApiDiff) {
  const lines = (entries: GoldenEntry[]) => entries.map(lineOf).sort();
  const delta = ({ added, removed, changed }: Record<'added' | 'removed' | 'changed', GoldenEntry[]>) => ({
    added: lines(added),
    removed: lines(removed),
    changed: lines(changed),
  });
  const errors = (list: GoldenError[]) => list.map((e) => `${e.thrownBy}; ${e.message}; ${e.condition}`).sort();
  return {
    package: pair.package,
    symbols: delta(pair.symbols),
    members: delta(pair.members),
    events: delta(pair.events),
    optionDefaults: pair.optionDefaults,
    errors: { added: errors(pair.errors.added), removed: errors(pair.errors.removed) },
  };
}

describe('the comparison of consecutive versions says what the facts generator says', () => {
  test('for all of them', () => {
    expect(golden.pairs.map(({ from, to }) => [from, to])).toEqual(
      documentedVersions.slice(1).map((to, index) => [documentedVersions[index], to]),
    );
  });

  test.each(golden.pairs.map((pair) => [pair.from, pair.to, pair] as const))('%s to %s', (from, to, pair) => {
    expect(outline(diffFacts(loadFacts(from), loadFacts(to)))).toEqual(outline(pair));
  });
});

describe('any two versions', () => {
  test('can be far apart: what came and went in between does not show', () => {
    const { members, symbols } = diffFacts(loadFacts('2.6.1'), loadFacts('2.8.7'));
    const added = members.added.map(({ symbol, name }) => `${symbol}.${name}`);
    expect(added).toContain('Player.moveNode');
    expect(added).not.toContain('Filters.setVolume');
    expect(symbols.added.map(({ name }) => name)).toContain('AvailableFilters');
    expect(symbols.removed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SearchPlatforms', 'availableFilters', 'UnresolvedTrack']),
    );
  });

  test('can be asked for backwards', () => {
    const back = diffFacts(loadFacts('2.8.1'), loadFacts('2.8.0'));
    expect(back.members.removed.map(({ symbol, name }) => `${symbol}.${name}`)).toContain('Player.moveNode');
  });

  test('do not differ from themselves', () => {
    const { symbols, members, events, optionDefaults, errors, ...rest } = diffFacts(
      loadFacts('2.8.4'),
      loadFacts('2.8.4'),
    );
    const none = { added: [], removed: [], changed: [] };
    expect({ symbols, members, events }).toEqual({ symbols: none, members: none, events: none });
    expect({ optionDefaults, errors, changes: rest.package }).toEqual({
      optionDefaults: [],
      errors: { added: [], removed: [] },
      changes: [],
    });
  });
});

describe('of the real changes, these break callers', () => {
  /** `Symbol.member` of every change with that verdict between two versions. */
  function membersOf(from: string, to: string, breaking: boolean): string[] {
    const { added, removed, changed } = diffFacts(loadFacts(from), loadFacts(to)).members;
    const entries = [...added, ...removed, ...changed].filter((entry) => entry.breaking === breaking);
    return entries.map(({ symbol, name }) => `${symbol}.${name}`);
  }

  test('2.8.0: guild is renamed, and has to be given as guildId; a parameter may be renamed', () => {
    expect(membersOf('2.7.5', '2.8.0', true)).toEqual(
      expect.arrayContaining(['Player.guild', 'PlayerOptions.guild', 'PlayerOptions.guildId']),
    );
    expect(membersOf('2.7.5', '2.8.0', false)).toEqual(expect.arrayContaining(['Manager.get', 'Filters.party']));
  });

  test('2.8.2: a plugin has to have a name; deprecation and new exports do no harm', () => {
    const { symbols } = diffFacts(loadFacts('2.8.1'), loadFacts('2.8.2'));
    expect(symbols.changed.filter(({ breaking }) => breaking).map(({ name }) => name)).toEqual(['Plugin', 'Queue']);
    expect(membersOf('2.8.1', '2.8.2', false)).toContain('TrackUtils.buildUnresolved');
  });

  test('2.8.4: promises do, the new second parameter of init does not', () => {
    expect(membersOf('2.8.2', '2.8.4', true)).toEqual(
      expect.arrayContaining(['Filters.bassBoost', 'Player.stop', 'Player.connect', 'Manager.search']),
    );
    expect(membersOf('2.8.2', '2.8.4', false)).toEqual(
      expect.arrayContaining(['Manager.init', 'Player.volume', 'ManagerOptions.maxPreviousTracks']),
    );
  });

  test('2.8.7: none', () => {
    expect(membersOf('2.8.5', '2.8.7', true)).toEqual([]);
    expect(membersOf('2.8.5', '2.8.7', false)).toEqual([
      'Manager.search',
      'ManagerOptions.lastFmApiKey',
      'Player.search',
      'Player.setAutoplay',
    ]);
  });

  test('2.7.5: events are keys of an enum from then on', () => {
    const { events } = diffFacts(loadFacts('2.6.1'), loadFacts('2.7.5'));
    expect(events.changed).toHaveLength(23);
    expect(events.changed.every(({ breaking }) => breaking)).toBe(true);
  });
});

describe('the rule of what breaks', () => {
  const TINY = readFileSync(join(FIXTURES, 'facts/tiny/1.2.0.json'), 'utf8');

  /** Replaces one text that must be there, so that no case can test nothing. */
  function edited(text: string, [old, replacement]: readonly [string, string]): Facts {
    const compact = JSON.stringify(JSON.parse(text));
    if (!compact.includes(old)) throw new Error(`The fixture has no ${old}`);
    return parseFacts(compact.replace(old, replacement), 'tiny');
  }

  /** The verdicts over what differs after one edit of the tiny library. */
  function verdicts(edit: readonly [string, string]): Record<string, boolean> {
    const { symbols, members, events } = diffFacts(parseFacts(TINY, 'tiny'), edited(TINY, edit));
    const all = [symbols, members, events].flatMap(({ added, removed, changed }) => [...added, ...removed, ...changed]);
    return Object.fromEntries(all.map(({ name, breaking }) => [name, breaking]));
  }

  const station = '{"name":"station","type":"string","optional":false,"rest":false,"default":null}';
  const loud = '{"name":"loud","type":"boolean","optional":true,"rest":false,"default":"false"}';
  const parameter = (name: string, type: string, optional: boolean) =>
    JSON.stringify({ name, type, optional, rest: false, default: null });

  test.each([
    ['an optional parameter is added', loud, `${loud},${parameter('band', 'Band', true)}`, 'play', false],
    ['a required parameter is added', loud, `${loud},${parameter('band', 'Band', false)}`, 'play', true],
    ['a parameter is dropped', `,${loud}`, '', 'play', true],
    ['a parameter becomes required', loud, parameter('loud', 'boolean', false), 'play', true],
    ['a parameter becomes optional', station, parameter('station', 'string', true), 'play', false],
    ['a parameter takes more types', station, parameter('station', 'number | string', false), 'play', false],
    ['a parameter takes anything', station, parameter('station', 'unknown', false), 'play', false],
    ['a parameter takes another type', station, parameter('station', 'Band', false), 'play', true],
    ['a default argument changes', '"default":"false"', '"default":"true"', 'play', false],
    ['the return type changes', '"returns":"void"', '"returns":"Promise<void>"', 'play', true],
    [
      'a method becomes protected',
      '"play","kind":"method","static":false,"visibility":"public"',
      '"play","kind":"method","static":false,"visibility":"protected"',
      'play',
      true,
    ],
    ['an initial value changes', '"default":"5"', '"default":"6"', 'volume', false],
    [
      'an option may be left out',
      '"optional":false,"async":false,"abstract":false,"deprecated":false,"hidden":false,"type":"string"',
      '"optional":true,"async":false,"abstract":false,"deprecated":false,"hidden":false,"type":"string"',
      'send',
      false,
    ],
    [
      'an option takes more types',
      '"hidden":false,"type":"string"',
      '"hidden":false,"type":"string | Band"',
      'send',
      false,
    ],
    [
      'an alias gains an alternative',
      '"resolvedType":"\\"FM\\""',
      '"resolvedType":"\\"AM\\" | \\"FM\\""',
      'BandName',
      false,
    ],
    ['an alias loses an alternative', '"resolvedType":"\\"FM\\""', '"resolvedType":"\\"AM\\""', 'BandName', true],
    ['an enum member gets another value', '"value":"fm"', '"value":"FM"', 'FM', true],
    ['a constructor takes more', '"type":"RadioOptions"', '"type":"RadioOptions | string"', 'Radio', false],
    ['a class extends something else', '["EventEmitter"]', '["Array<string>"]', 'Radio', true],
    ['an event passes fewer alternatives', '"string | null"', '"string"', 'tuned', false],
    ['an event passes more alternatives', '"string | null"', '"string | null | undefined"', 'tuned', true],
    ['an event gets a key', '"enumKey":null', '"enumKey":"Tuned"', 'tuned', true],
  ])('%s', (_, old, replacement, name, breaking) => {
    expect(verdicts([old, replacement])).toEqual({ [name]: breaking });
  });

  test('only outermost bars part a union, and a function type is one alternative', () => {
    const typed = (type: string) =>
      edited(TINY, [
        '"type":"keyof typeof Band","resolvedType":"\\"FM\\""',
        `"type":${JSON.stringify(type)},"resolvedType":null`,
      ]);
    const breaks = (from: string, to: string) => diffFacts(typed(from), typed(to)).symbols.changed[0].breaking;
    expect(breaks('Map<A | B, C>', 'Map<A | B, C> | null')).toBe(false);
    expect(breaks('Map<A | B, C>', 'Map<A | D | B, C>')).toBe(true);
    expect(breaks('"a|b"', '"b" | "a|b"')).toBe(false);
    expect(breaks('() => A', '() => A | B')).toBe(true);
  });

  test('a required option that is added breaks, as does an exported name that is taken back', () => {
    const facts = parseFacts(TINY, 'tiny');
    const symbols = facts.symbols.map((symbol): ApiSymbol => {
      if (symbol.kind === 'interface')
        return { ...symbol, members: [...symbol.members, { ...symbol.members[0], name: 'log' }] };
      return symbol.kind === 'enum' ? { ...symbol, exported: false } : symbol;
    });
    const { members, symbols: changes } = diffFacts(facts, { ...facts, symbols });
    expect(members.added.map(({ name, breaking }) => [name, breaking])).toEqual([['log', true]]);
    expect(changes.changed.map(({ name, breaking }) => [name, breaking])).toEqual([['Band', true]]);
  });
});
