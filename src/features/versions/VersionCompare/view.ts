import { versions } from '@site/src/config/versions';
import {
  filterChanges,
  lineText,
  type Change,
  type ChangeGroup,
  type GroupKind,
} from '@site/src/features/versions/comparison/changes';
import { withParameters } from '../../../lib/withParameters';
import { kindNames } from '../text';

/** The selected versions and filters. */
export interface View {
  from: string;
  to: string;
  /** True if the query string names a version. Otherwise nothing is loaded. */
  isRequested: boolean;
  /** The first value that names no documented version. The default versions are selected then. */
  unknown: string | null;
  kind: GroupKind | 'all';
  query: string;
  breakingOnly: boolean;
}

export type ViewChange = Partial<Omit<View, 'isRequested' | 'unknown'>>;

/** Characters that the text filter accepts. */
export const filterLimit = 64;

/** Finds a version by its number or its Docusaurus name. */
function findVersion(value: string): string | undefined {
  return versions.find(({ name, version }) => name === value || version === value)?.version;
}

/** Returns the version before. The oldest version has none and gets the one before the newest. */
function versionBefore(version: string): string {
  return (versions[versions.findIndex((candidate) => candidate.version === version) + 1] ?? versions[1]).version;
}

/** Parses a query string. Versions that it does not name are the newest one and the one before. */
export function parseView(search: string): View {
  const parameters = new URLSearchParams(search);
  const values = ['from', 'to'].map((name) => parameters.get(name) ?? '');
  const unknown = values.find((value) => value !== '' && !findVersion(value)) ?? null;
  const [from, to = versions[0].version] = unknown === null ? values.map(findVersion) : [];
  const kind = parameters.get('kind') ?? '';
  return {
    from: from ?? versionBefore(to),
    to,
    isRequested: unknown === null && values.some(Boolean),
    unknown,
    kind: Object.hasOwn(kindNames, kind) ? (kind as GroupKind) : 'all',
    query: (parameters.get('q') ?? '').slice(0, filterLimit),
    breakingOnly: parameters.get('breaking') === 'true',
  };
}

/** Applies a change to a query string. Keeps parameters of others. */
export function updateView(search: string, change: ViewChange): string {
  const { from, to, kind, query, breakingOnly } = { ...parseView(search), ...change };
  return withParameters(search, {
    from,
    to,
    kind: kind === 'all' ? '' : kind,
    q: query.slice(0, filterLimit),
    breaking: breakingOnly ? 'true' : '',
  });
}

/** Returns all text of a change that the text filter searches, in lower case. */
function searchableText({ name, kind, lines, notes }: Change, group: ChangeGroup): string {
  const texts = lines.flatMap((line) => [lineText(line, 'before'), lineText(line, 'after')]);
  return [group.name, `${group.name}.${name}`, kind, ...texts, ...notes].join('\n').toLowerCase();
}

/** Returns the changes that match all filters of the view. */
export function visibleChanges(groups: readonly ChangeGroup[], { kind, query, breakingOnly }: View): ChangeGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return filterChanges(
    groups,
    (change, group) =>
      (kind === 'all' || group.kind === kind) &&
      (!breakingOnly || change.breaking) &&
      words.every((word) => searchableText(change, group).includes(word)),
  );
}
