import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffFacts, type ApiDiff } from '../../../src/api/diff';
import { documentedVersions, loadFacts, parseFacts } from '../../../src/api/load';
import type { ApiSymbol, Facts } from '../../../src/api/schema';

const fixtures = join(__dirname, '../../fixtures');

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

const golden = JSON.parse(readFileSync(join(fixtures, 'diff.json'), 'utf8')) as { pairs: GoldenPair[] };

/** Fields that this site writes as whole signatures, the generator without the name. */
const signatureFields = ['signatures', 'constructor', 'parameters'];

function lineOf({ symbol, name, changes = [] }: GoldenEntry): string {
  const fields = changes.map(({ field, from, to }) =>
    signatureFields.includes(field) ? field : `${field} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`,
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
  const TINY = readFileSync(join(fixtures, 'facts/tiny/1.2.0.json'), 'utf8');

  interface Tree {
    [key: string]: Tree;
  }

  /** The tiny library with one value replaced; `path` is like `symbols.0.members.1`. */
  function edited(path: string, value: unknown): Facts {
    const facts = JSON.parse(TINY) as Tree;
    const keys = path.split('.');
    const owner = keys.slice(0, -1).reduce((tree, key) => tree[key], facts);
    Object.assign(owner, { [keys[keys.length - 1]]: value });
    return parseFacts(JSON.stringify(facts), 'tiny');
  }

  /** The verdict over each name that differs after one edit of the tiny library. */
  function verdicts(path: string, value: unknown): Record<string, boolean> {
    const { symbols, members, events } = diffFacts(parseFacts(TINY, 'tiny'), edited(path, value));
    const all = [symbols, members, events].flatMap(({ added, removed, changed }) => [...added, ...removed, ...changed]);
    return Object.fromEntries(all.map(({ name, breaking }) => [name, breaking]));
  }

  const parameter = (name: string, type: string, optional: boolean) => ({
    name,
    type,
    optional,
    rest: false,
    default: null,
  });
  const option = (name: string, optional: boolean) => ({
    ...{ name, kind: 'property', static: false, visibility: 'public', readonly: false, optional, async: false },
    ...{ abstract: false, deprecated: false, hidden: false, type: 'string', default: null, line: 1 },
  });

  // The library: class Radio { volume = 5; play(station, loud = false) }, RadioOptions { send; volume? }, Band, BandName.
  const VOLUME = 'symbols.0.members.0';
  const PLAY = 'symbols.0.members.1';
  const CALL = `${PLAY}.signatures.0`;
  const STATION = `${CALL}.parameters.0`;
  const LOUD = `${CALL}.parameters.1`;
  const OPTIONS = 'symbols.1.members';

  test.each<[string, string, unknown, string, boolean]>([
    ['an optional parameter is added', `${CALL}.parameters.2`, parameter('band', 'Band', true), 'play', false],
    ['a required parameter is added', `${CALL}.parameters.2`, parameter('band', 'Band', false), 'play', true],
    ['a parameter is dropped', `${CALL}.parameters`, [parameter('station', 'string', false)], 'play', true],
    ['a parameter becomes required', LOUD, parameter('loud', 'boolean', false), 'play', true],
    ['a parameter becomes optional', STATION, parameter('station', 'string', true), 'play', false],
    ['a parameter gets another name', STATION, parameter('name', 'string', false), 'play', false],
    ['a parameter takes more types', STATION, parameter('station', 'number | string', false), 'play', false],
    ['a parameter takes anything', STATION, parameter('station', 'unknown', false), 'play', false],
    ['a parameter takes another type', STATION, parameter('station', 'Band', false), 'play', true],
    ['a default argument changes', `${LOUD}.default`, 'true', 'play', false],
    ['the return type changes', `${CALL}.returns`, 'Promise<void>', 'play', true],
    [
      'an overload is added',
      `${PLAY}.signatures.1`,
      { typeParameters: [], parameters: [], returns: 'void' },
      'play',
      false,
    ],
    ['a method becomes protected', `${PLAY}.visibility`, 'protected', 'play', true],
    ['a method becomes static', `${PLAY}.static`, true, 'play', true],
    ['a method is deprecated', `${PLAY}.deprecated`, true, 'play', false],
    ['an initial value changes', `${VOLUME}.default`, '6', 'volume', false],
    ['a property becomes read-only', `${VOLUME}.readonly`, true, 'volume', true],
    ['a property takes more types', `${VOLUME}.type`, 'number | null', 'volume', true],
    ['an option may be left out', `${OPTIONS}.0.optional`, true, 'send', false],
    ['an option has to be given', `${OPTIONS}.1.optional`, false, 'volume', true],
    ['an option takes more types', `${OPTIONS}.0.type`, 'string | Band', 'send', false],
    ['an option is added', `${OPTIONS}.2`, option('log', true), 'log', false],
    ['an option is added that has to be given', `${OPTIONS}.2`, option('log', false), 'log', true],
    ['a property behind accessors may no longer be set', 'symbols.0.members.2.set', false, 'frequency', true],
    ['a constructor is no longer for callers', 'symbols.0.constructor.visibility', 'protected', 'Radio', true],
    ['an enum member gets another value', 'symbols.2.members.0.value', 'FM', 'FM', true],
    ['a symbol is no longer exported', 'symbols.2.exported', false, 'Band', true],
    ['an alias gains an alternative', 'symbols.3.resolvedType', '"AM" | "FM"', 'BandName', false],
    ['an alias loses an alternative', 'symbols.3.resolvedType', '"AM"', 'BandName', true],
    ['a constructor takes more', 'symbols.0.constructor.parameters.0.type', 'RadioOptions | string', 'Radio', false],
    ['a class extends something else', 'symbols.0.extends', ['Array<string>'], 'Radio', true],
    ['an event passes fewer alternatives', 'events.0.parameters.0.type', 'string', 'tuned', false],
    ['an event passes more alternatives', 'events.0.parameters.0.type', 'string | null | Band', 'tuned', true],
    ['an event gets a key', 'events.0.enumKey', 'Tuned', 'tuned', true],
  ])('%s', (_, path, value, name, breaking) => {
    expect(verdicts(path, value)).toEqual({ [name]: breaking });
  });

  test('a class that becomes an interface loses its constructor, not one that every object inherits', () => {
    const facts = parseFacts(TINY, 'tiny');
    const symbols = facts.symbols.map((symbol): ApiSymbol => {
      if (symbol.kind !== 'class') return symbol;
      const { name, exported, file, line, deprecated, hidden, extends: parents, typeParameters, members } = symbol;
      const base = { name, exported, file, line, deprecated, hidden };
      return { ...base, kind: 'interface', extends: parents, typeParameters, members };
    });
    expect(diffFacts(facts, { ...facts, symbols }).symbols.changed).toEqual([
      {
        name: 'Radio',
        kind: 'interface',
        exported: true,
        breaking: true,
        changes: [
          { field: 'kind', from: 'class', to: 'interface' },
          { field: 'constructor', from: 'new Radio(options: RadioOptions)', to: null },
        ],
      },
    ]);
  });

  test.each([
    ['a bar inside brackets parts nothing', 'Map<A | B, C>', 'Map<A | D | B, C>', true],
    ['a bar outside of them does', 'Map<A | B, C>', 'Map<A | B, C> | null', false],
    ['a bar inside quotes parts nothing', '"a|b"', '"b" | "a|b"', false],
    ['a function type is one alternative', '() => A', '() => A | B', true],
  ])('in a union, %s', (_, from, to, breaking) => {
    const typed = (type: string) => edited('symbols.3.resolvedType', type);
    expect(diffFacts(typed(from), typed(to)).symbols.changed).toMatchObject([{ name: 'BandName', breaking }]);
  });
});
