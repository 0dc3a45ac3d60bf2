import { diffFacts, type ApiDiff } from '../../../src/api/diff';
import type { FieldChange } from '../../../src/api/breaking';
import { loadFacts } from '../../../src/api/load';
import { defaults, edited, parameter, radio } from './support';

const lineOf = (name: string, changes: readonly FieldChange[]): string =>
  [name, ...changes.map(({ field, from, to }) => `${field} ${String(from)} → ${String(to)}`)].join('; ');

/** Formats a comparison as one line per difference. */
function linesOf({ symbols, members, events, package: packages, optionDefaults, errors }: ApiDiff): string[] {
  return [
    ...[...symbols, ...events].map(({ change, item, changes }) => lineOf(`${change} ${item.name}`, changes)),
    ...members.map(({ change, symbol, item, changes }) => lineOf(`${change} ${symbol.name}.${item.name}`, changes)),
    ...packages.map((change) => lineOf(change.section, [change])),
    ...optionDefaults.map((change) => lineOf('default', [change])),
    ...errors.removed.map(({ thrownBy, condition }) => `removed error of ${thrownBy}: ${condition}`),
    ...errors.added.map(({ thrownBy, condition }) => `added error of ${thrownBy}: ${condition}`),
  ];
}

const between = (from: string, to: string): string[] => linesOf(diffFacts(loadFacts(from), loadFacts(to)));

test('the comparison lists everything that changed between two versions', () => {
  expect(between('2.8.4', '2.8.5')).toEqual([
    'changed Queue.previous; type Track[] | null → Track[]; default null → []',
    'removed error of Player.setAutoplay: `autoplayState` is `true` and `botUser` is not a `ClientUser` of discord.js',
    'added error of Player.setAutoplay: `autoplayState` is `true` and `botUser` is neither a `ClientUser` nor a `User` of discord.js',
  ]);
  expect(between('2.8.4', '2.8.4')).toEqual([]);
});

test.each<[string, string, unknown, string[]]>([
  ['a symbol', 'symbols.2.name', 'Waves', ['removed Band', 'added Waves']],
  ['the kind of a symbol', 'symbols.2.const', true, ['changed Band; const false → true']],
  ['a member', 'symbols.0.members.0.name', 'loudness', ['removed Radio.volume', 'added Radio.loudness']],
  ['the type of a member', 'symbols.0.members.0.type', 'string', ['changed Radio.volume; type number → string']],
  ['an event', 'events.0.enumKey', 'Tuned', ['changed tuned; enumKey null → Tuned']],
  ['a default', 'optionDefaults.RadioOptions.volume', '6', ['default; RadioOptions.volume 5 → 6']],
  ['the place of a symbol', 'symbols.2.file', 'band.ts', []],
])('the comparison reports a change to %s', (_, path, value, lines) => {
  expect(linesOf(diffFacts(radio, edited(path, value)))).toEqual(lines);
});

test('the comparison accepts distant versions, and newer versions before older ones', () => {
  const lines = between('2.6.1', '2.8.7');
  expect(lines).toEqual(expect.arrayContaining(['added Player.moveNode', 'removed SearchPlatforms']));
  // This method was added and then removed again between the two versions.
  expect(lines).not.toContain('added Filters.setVolume');
  expect(between('2.8.1', '2.8.0')).toContain('removed Player.moveNode');
});

describe('breaking changes', () => {
  /**
   * Edits one value in the radio library. Maps each changed item to true if the change is breaking, and to false
   * otherwise.
   */
  function verdicts(path: string, value: unknown): Record<string, boolean> {
    const { symbols, members, events } = diffFacts(radio, edited(path, value));
    return Object.fromEntries([...symbols, ...members, ...events].map(({ item, breaking }) => [item.name, breaking]));
  }

  const log = { ...defaults, name: 'log', kind: 'property', type: 'string', default: null };
  const volume = 'symbols.0.members.0';
  const play = 'symbols.0.members.1';
  const call = `${play}.signatures.0`;
  const station = `${call}.parameters.0`;
  const loud = `${call}.parameters.1`;
  const options = 'symbols.1.members';

  test.each<[string, string, unknown, string, boolean]>([
    ['an optional parameter is added', `${call}.parameters.2`, parameter('band', 'Band', true), 'play', false],
    ['a required parameter is added', `${call}.parameters.2`, parameter('band', 'Band'), 'play', true],
    ['a parameter becomes required', loud, parameter('loud', 'boolean'), 'play', true],
    ['a parameter becomes optional', station, parameter('station', 'string', true), 'play', false],
    ['a parameter takes more types', station, parameter('station', 'number | string'), 'play', false],
    ['a parameter takes another type', station, parameter('station', 'Band'), 'play', true],
    ['the return type changes', `${call}.returns`, 'Promise<void>', 'play', true],
    ['a method becomes protected', `${play}.visibility`, 'protected', 'play', true],
    ['a property becomes read-only', `${volume}.readonly`, true, 'volume', true],
    ['an option may be left out', `${options}.0.optional`, true, 'send', false],
    ['an option is added', `${options}.2`, { ...log, optional: true }, 'log', false],
    ['an option is added that has to be given', `${options}.2`, log, 'log', true],
    ['an enum member gets another value', 'symbols.2.members.0.value', 'FM', 'FM', true],
    ['a symbol is no longer exported', 'symbols.2.exported', false, 'Band', true],
    ['an alias gains an alternative', 'symbols.3.resolvedType', '"AM" | "FM"', 'BandName', false],
    ['an alias loses an alternative', 'symbols.3.resolvedType', '"AM"', 'BandName', true],
    ['a class extends something else', 'symbols.0.extends', ['Array<string>'], 'Radio', true],
    ['an event passes fewer alternatives', 'events.0.parameters.0.type', 'string', 'tuned', false],
    ['an event passes more alternatives', 'events.0.parameters.0.type', 'string | null | Band', 'tuned', true],
  ])('%s', (_, path, value, name, breaking) => {
    expect(verdicts(path, value)).toEqual({ [name]: breaking });
  });
});
