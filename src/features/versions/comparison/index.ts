import { diffFacts } from '../../../api/diff';
import { loadFacts } from '../../../api/load';
import type { ApiSymbol } from '../../../api/schema';
import { versions, type DocsVersion } from '../../../config/versions';
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
import {
  countChanges,
  type Change,
  type ChangeGroup,
  type Comparison,
  type GroupKind,
  type ReleaseSummary,
  type ShownChangeType,
} from './changes';
import { kindNames } from '../text';
import { joinRenames, type ShownDiff } from './renames';

const kinds = Object.keys(kindNames) as GroupKind[];
const types: readonly ShownChangeType[] = ['removed', 'renamed', 'changed', 'added'];

const diffVersions = (from: string, to: string): ShownDiff =>
  joinRenames(diffFacts(loadFacts(from), loadFacts(to)), from, to);

/** Compares every documented version with every other version. */
export function compareAll(siteDir: string): Comparison[] {
  const compare = createComparer(siteDir);
  return versions.flatMap((from) => versions.filter((to) => to !== from).map((to) => compare(from, to)));
}

/** Counts the changes in each version since the previous version. Returns the newest version first. */
export function countReleases(): ReleaseSummary[] {
  return versions.map(({ version }, index) => {
    const against = versions.at(index + 1)?.version;
    if (!against) return { version, changes: null };
    const { symbols, members, events } = diffVersions(against, version);
    return { version, changes: { against, ...countChanges([...symbols, ...members, ...events]) } };
  });
}

/** Returns a function that compares two documented versions. It reads the pages of each version only once. */
export function createComparer(siteDir: string): (from: DocsVersion, to: DocsVersion) => Comparison {
  const known = new Map(versions.map((version) => [version, urlsOf(siteDir, version)]));
  return (from, to) => {
    const pair = { from: known.get(from)!, to: known.get(to)! };
    const diff = diffVersions(from.version, to.version);
    const groups = [...symbolGroups(diff, pair), ...otherGroups(diff, pair)];
    const changed = groups.filter(({ changes }) => changes.length > 0);
    return { from: from.version, to: to.version, groups: changed.map(sortChanges).sort(compareGroups) };
  };
}

/**
 * Sorts the changes in a group: first the change of the symbol itself, then breaking changes. Sorts equal changes by
 * type and source order.
 */
function sortChanges(group: ChangeGroup): ChangeGroup {
  const order = ({ name, breaking, change }: Change): number =>
    (name === group.name ? 0 : 100) + (breaking ? 0 : 10) + types.indexOf(change);
  return { ...group, changes: [...group.changes].sort((a, b) => order(a) - order(b)) };
}

/** Sorts groups by their number of breaking changes, in descending order, and then by kind and name. */
function compareGroups(a: ChangeGroup, b: ChangeGroup): number {
  const breaking = ({ changes }: ChangeGroup): number => countChanges(changes).breaking;
  const byKind = kinds.indexOf(a.kind) - kinds.indexOf(b.kind);
  return breaking(b) - breaking(a) || byKind || a.name.localeCompare(b.name, 'en');
}

function symbolGroups({ symbols, members }: ShownDiff, pair: Pair): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  const add = ({ name, kind }: ApiSymbol, change: Change): void => {
    const group = groups.get(name) ?? { name, kind, changes: [] };
    group.changes.push(change);
    groups.set(name, group);
  };
  for (const difference of symbols) add(difference.item, symbolChange(difference, pair));
  for (const difference of members) add(difference.symbol, memberChange(difference, pair));
  return [...groups.values()];
}

function otherGroups({ events, optionDefaults, errors, package: packages }: ShownDiff, pair: Pair): ChangeGroup[] {
  const throwers = new Set([...errors.removed, ...errors.added].map(({ thrownBy }) => thrownBy));
  return [
    { name: 'Events of the manager', kind: 'event', changes: events.map((event) => eventChange(event, pair)) },
    { name: 'Option defaults', kind: 'default', changes: optionDefaults.map((option) => defaultChange(option, pair)) },
    { name: 'Errors', kind: 'error', changes: [...throwers].map((thrower) => errorChange(thrower, errors, pair)) },
    { name: 'Package', kind: 'package', changes: packages.map(packageChange) },
  ];
}
