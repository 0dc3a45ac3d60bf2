import { diffFacts, type ApiDiff } from '../api/diff';
import { eventsSymbol } from '../api/links';
import type { ErrorFact } from '../api/schema';
import { defaultChange, errorChange, eventChange, memberChange, packageChange, symbolChange } from './change';
import type { Change, ChangeGroup, ChangeType, Comparison, GroupKind } from './changes';
import { pairOf, type ComparedVersion, type Pair } from './pair';

/** The order of groups, and in a group that of changes, that break as much as each other. */
const kinds: readonly GroupKind[] = [
  ...(['class', 'function', 'interface', 'enum', 'type', 'variable'] as const),
  ...(['event', 'default', 'error', 'package'] as const),
];
const types: readonly ChangeType[] = ['removed', 'changed', 'added'];

/** Compares any two versions in the words and the order of a reader, with a link to each place in both. */
export function compareVersions(from: ComparedVersion, to: ComparedVersion): Comparison {
  const pair = pairOf(from, to);
  const diff = diffFacts(from.facts, to.facts);
  const groups = [...symbolGroups(diff, pair), ...otherGroups(diff, pair)].filter(({ changes }) => changes.length > 0);
  return {
    from: diff.from,
    to: diff.to,
    groups: groups.map(inOrder).sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en')),
  };
}

/** A symbol's own change first, then what breaks; what is alike keeps the order of the source. */
function inOrder(group: ChangeGroup): ChangeGroup {
  const place = ({ name, breaking, change }: Change): number =>
    (name === group.name ? 0 : 100) + (breaking ? 0 : 10) + types.indexOf(change);
  return { ...group, changes: [...group.changes].sort((a, b) => place(a) - place(b)) };
}

function rank({ kind, changes }: ChangeGroup): number {
  return kinds.indexOf(kind) + (changes.some(({ breaking }) => breaking) ? 0 : kinds.length);
}

function symbolGroups({ symbols, members }: ApiDiff, pair: Pair): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  const add = (symbol: string, change: Change): void => {
    const { kind } = pair.to.symbols.get(symbol) ?? pair.from.symbols.get(symbol)!;
    const group = groups.get(symbol) ?? { name: symbol, kind, changes: [] };
    group.changes.push(change);
    groups.set(symbol, group);
  };
  eachEntry(symbols, (entry, type) => add(entry.name, symbolChange(entry, type, pair)));
  eachEntry(members, (entry, type) => {
    // The events say the same with the names of their listeners' parameters, and judge better what breaks.
    if (entry.symbol !== eventsSymbol) add(entry.symbol, memberChange(entry, type, pair));
  });
  return [...groups.values()];
}

function eachEntry<Entry>(delta: Record<ChangeType, Entry[]>, use: (entry: Entry, type: ChangeType) => void): void {
  for (const type of types) delta[type].forEach((entry) => use(entry, type));
}

function otherGroups(diff: ApiDiff, pair: Pair): ChangeGroup[] {
  const events: Change[] = [];
  eachEntry(diff.events, (entry, type) => events.push(eventChange(entry, type, pair)));
  return [
    { name: 'Events of the manager', kind: 'event', changes: events },
    { name: 'Option defaults', kind: 'default', changes: diff.optionDefaults.map((one) => defaultChange(one, pair)) },
    { name: 'Errors', kind: 'error', changes: errorChanges(diff, pair) },
    { name: 'Package', kind: 'package', changes: diff.package.map(packageChange) },
  ];
}

/** One change for each place that throws other errors than before. */
function errorChanges({ errors: { removed, added } }: ApiDiff, pair: Pair): Change[] {
  const places = new Set([...removed, ...added].map(({ thrownBy }) => thrownBy));
  return [...places].map((place) => {
    const here = ({ thrownBy }: ErrorFact): boolean => thrownBy === place;
    return errorChange(place, removed.filter(here), added.filter(here), pair);
  });
}
