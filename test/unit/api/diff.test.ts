import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffFacts, type ApiDiff, type ChangeType } from '../../../src/api/diff';
import { loadFacts } from '../../../src/api/load';
import type { ErrorFact } from '../../../src/api/schema';
import { edited, fixtures, flags, parameter, tiny } from './support';

/** The old and new values of a changed field. */
type Values = { from: unknown; to: unknown };
type Delta = Record<ChangeType, { symbol?: string; name: string; changes?: (Values & { field: string })[] }[]>;

/** The fields of the reference comparison that this test reads. */
interface GoldenPair {
  from: string;
  to: string;
  package: (Values & { section: string; name: string })[];
  symbols: Delta;
  members: Delta;
  events: Delta;
  optionDefaults: (Values & { option: string })[];
  errors: Record<'added' | 'removed', ErrorFact[]>;
}

const golden = JSON.parse(readFileSync(join(fixtures, 'diff.json'), 'utf8')) as { pairs: GoldenPair[] };

/** For these fields, only the names are compared, because the two comparisons store the values in different formats. */
const signatureFields = ['signatures', 'constructor', 'parameters'];

const valueLine = (name: string, { from, to }: Values): string =>
  signatureFields.includes(name) ? name : `${name} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`;
const lineOf = (change: string, name: string, changes: readonly (Values & { field: string })[] = []): string =>
  [`${change} ${name}`, ...changes.map((one) => valueLine(one.field, one)).sort()].join('; ');
const errorLines = ({ added, removed }: ApiDiff['errors']): string[] =>
  [added, removed].flatMap((list, index) => list.map((e) => `${index} ${e.thrownBy}; ${e.message}; ${e.condition}`));

/** Formats the reference comparison as one line per difference. Skips events in the member list. */
function goldenLines(pair: GoldenPair): string[] {
  const members = (['added', 'removed', 'changed'] as const).flatMap((change) =>
    [pair.symbols, pair.events, pair.members].flatMap((delta) =>
      delta[change]
        .filter(({ symbol }) => symbol !== 'ManagerEvents')
        .map(({ symbol, name, changes }) => lineOf(change, symbol ? `${symbol}.${name}` : name, changes)),
    ),
  );
  return [
    ...members,
    ...pair.package.map((one) => valueLine(`${one.section}.${one.name}`, one)),
    ...pair.optionDefaults.map((one) => valueLine(one.option, one)),
    ...errorLines(pair.errors),
  ].sort();
}

/** Formats this repository's comparison in the same way as the reference comparison. */
function ownLines({ symbols, members, events, package: packages, optionDefaults, errors }: ApiDiff): string[] {
  return [
    ...[...symbols, ...events].map(({ change, item, changes }) => lineOf(change, item.name, changes)),
    ...members.map(({ change, symbol, item, changes }) => lineOf(change, `${symbol.name}.${item.name}`, changes)),
    ...packages.map((one) => valueLine(`${one.section}.${one.field}`, one)),
    ...optionDefaults.map((one) => valueLine(one.field, one)),
    ...errorLines(errors),
  ].sort();
}

const between = (from: string, to: string): ApiDiff => diffFacts(loadFacts(from), loadFacts(to));

test.each(golden.pairs.map(({ from, to }) => [from, to]))(
  'the comparison of %s with %s says what the facts generator says',
  (from, to) => {
    const pair = golden.pairs.find((one) => one.from === from && one.to === to)!;
    expect(ownLines(between(from, to))).toEqual(goldenLines(pair));
  },
);

test('compares distant versions, backwards, and a version with itself', () => {
  const lines = ownLines(between('2.6.1', '2.8.7'));
  const came = ['added Player.moveNode', 'added AvailableFilters'];
  const went = ['removed SearchPlatforms', 'removed availableFilters', 'removed UnresolvedTrack'];
  expect(lines).toEqual(expect.arrayContaining([...came, ...went]));
  // This method was added and then removed again between the two versions.
  expect(lines).not.toContain('added Filters.setVolume');
  expect(ownLines(between('2.8.1', '2.8.0'))).toContain('removed Player.moveNode');
  expect(ownLines(between('2.8.4', '2.8.4'))).toEqual([]);
});

describe('breaking changes', () => {
  /**
   * Edits one value in the tiny library. Maps each changed item to true if the change is breaking, and to false
   * otherwise.
   */
  function verdicts(path: string, value: unknown): Record<string, boolean> {
    const { symbols, members, events } = diffFacts(tiny.load('1.2.0'), edited(path, value));
    return Object.fromEntries([...symbols, ...members, ...events].map(({ item, breaking }) => [item.name, breaking]));
  }

  const log = { ...flags, name: 'log', kind: 'property', type: 'string', default: null };
  const overload = { typeParameters: [], parameters: [], returns: 'void' };
  const volume = 'symbols.0.members.0';
  const play = 'symbols.0.members.1';
  const call = `${play}.signatures.0`;
  const station = `${call}.parameters.0`;
  const loud = `${call}.parameters.1`;
  const options = 'symbols.1.members';

  test.each<[string, string, unknown, string, boolean]>([
    ['an optional parameter is added', `${call}.parameters.2`, parameter('band', 'Band', true), 'play', false],
    ['a required parameter is added', `${call}.parameters.2`, parameter('band', 'Band'), 'play', true],
    ['a parameter is dropped', `${call}.parameters`, [parameter('station', 'string')], 'play', true],
    ['a parameter becomes required', loud, parameter('loud', 'boolean'), 'play', true],
    ['a parameter becomes optional', station, parameter('station', 'string', true), 'play', false],
    ['a parameter gets another name', station, parameter('name', 'string'), 'play', false],
    ['a parameter takes more types', station, parameter('station', 'number | string'), 'play', false],
    ['a parameter takes anything', station, parameter('station', 'unknown'), 'play', false],
    ['a parameter takes another type', station, parameter('station', 'Band'), 'play', true],
    ['a default argument changes', `${loud}.default`, 'true', 'play', false],
    ['the return type changes', `${call}.returns`, 'Promise<void>', 'play', true],
    ['an overload is added', `${play}.signatures.1`, overload, 'play', false],
    ['a method becomes protected', `${play}.visibility`, 'protected', 'play', true],
    ['a method becomes static', `${play}.static`, true, 'play', true],
    ['a method is deprecated', `${play}.deprecated`, true, 'play', false],
    ['an initial value changes', `${volume}.default`, '6', 'volume', false],
    ['a property becomes read-only', `${volume}.readonly`, true, 'volume', true],
    ['a property takes more types', `${volume}.type`, 'number | null', 'volume', true],
    ['an option may be left out', `${options}.0.optional`, true, 'send', false],
    ['an option has to be given', `${options}.1.optional`, false, 'volume', true],
    ['an option takes more types', `${options}.0.type`, 'string | Band', 'send', false],
    ['an option is added', `${options}.2`, { ...log, optional: true }, 'log', false],
    ['an option is added that has to be given', `${options}.2`, log, 'log', true],
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

  test('reports the lost constructor of a class that becomes an interface', () => {
    expect(diffFacts(tiny.load('1.2.0'), edited('symbols.0.kind', 'interface')).symbols).toMatchObject([
      {
        ...{ change: 'changed', item: { name: 'Radio', kind: 'interface' }, breaking: true },
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
  ])('union: %s', (_, from, to, breaking) => {
    const typed = (type: string) => edited('symbols.3.resolvedType', type);
    expect(diffFacts(typed(from), typed(to)).symbols).toMatchObject([{ item: { name: 'BandName' }, breaking }]);
  });
});
