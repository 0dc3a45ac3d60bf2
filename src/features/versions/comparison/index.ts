import { diffFacts, type ApiDiff, type ChangeType } from '../../../api/diff';
import { loadFacts } from '../../../api/load';
import type { ApiSymbol } from '../../../api/schema';
import { versions, type DocsVersion } from '../../../config/versions';
import { countChanges } from '../../../lib/countChanges';
import { urlsOf } from '../../../content/read/urls';
import {
  defaultChange,
  errorChange,
  eventChange,
  memberChange,
  packageChange,
  symbolChange,
  type Pair,
} from './change';
import type { Change, ChangeGroup, Comparison, GroupKind, ReleaseSummary } from './changes';

/** The order of groups, and in a group that of changes, that break as much as each other. */
const kinds: readonly GroupKind[] = [
  ...(['class', 'function', 'interface', 'enum', 'type', 'variable'] as const),
  ...(['event', 'default', 'error', 'package'] as const),
];
const types: readonly ChangeType[] = ['removed', 'changed', 'added'];

/** Compares every documented version with every other; throws what reading the facts or the pages throws. */
export function compareAll(siteDir: string): Comparison[] {
  const compare = comparing(siteDir);
  return versions.flatMap((from) => versions.filter((to) => to !== from).map((to) => compare(from, to)));
}

/** Counts what each version changed, newest first; throws what reading the facts throws. */
export function countReleases(): ReleaseSummary[] {
  return versions.map(({ version }, index) => {
    const against = versions.at(index + 1)?.version;
    if (!against) return { version, changes: null };
    const { symbols, members, events } = diffFacts(loadFacts(against), loadFacts(version));
    return { version, changes: { against, ...countChanges([...symbols, ...members, ...events]) } };
  });
}

/**
 * Makes what compares two documented versions in the words and the order of a reader, with a link to each place in both.
 * The pages of a version are read once.
 */
export function comparing(siteDir: string): (from: DocsVersion, to: DocsVersion) => Comparison {
  const known = new Map(versions.map((version) => [version, urlsOf(siteDir, version, loadFacts(version.version))]));
  return (from, to) => {
    const pair = { from: known.get(from)!, to: known.get(to)! };
    const diff = diffFacts(loadFacts(from.version), loadFacts(to.version));
    const groups = [...symbolGroups(diff, pair), ...otherGroups(diff, pair)].filter(
      ({ changes }) => changes.length > 0,
    );
    return {
      from: from.version,
      to: to.version,
      groups: groups.map(inOrder).sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en')),
    };
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
  const add = ({ name, kind }: ApiSymbol, change: Change): void => {
    const group = groups.get(name) ?? { name, kind, changes: [] };
    group.changes.push(change);
    groups.set(name, group);
  };
  for (const one of symbols) add(one.item, symbolChange(one, pair));
  for (const one of members) add(one.symbol, memberChange(one, pair));
  return [...groups.values()];
}

function otherGroups({ events, optionDefaults, errors, package: packages }: ApiDiff, pair: Pair): ChangeGroup[] {
  // One change for each place that throws other errors than before.
  const places = new Set([...errors.removed, ...errors.added].map(({ thrownBy }) => thrownBy));
  return [
    { name: 'Events of the manager', kind: 'event', changes: events.map((one) => eventChange(one, pair)) },
    { name: 'Option defaults', kind: 'default', changes: optionDefaults.map((one) => defaultChange(one, pair)) },
    { name: 'Errors', kind: 'error', changes: [...places].map((place) => errorChange(place, errors, pair)) },
    { name: 'Package', kind: 'package', changes: packages.map(packageChange) },
  ];
}
