import { versions } from '@site/src/config/versions';
import {
  filterChanges,
  lineText,
  type Change,
  type ChangeGroup,
  type GroupKind,
} from '@site/src/features/versions/comparison/changes';
import { withParameters } from '@site/src/lib/withParameters';
import { kindNames } from '@site/src/features/versions/text';

export interface View {
  from: string;
  to: string;
  /** True if the query string names documented versions. If false, the page does not load a comparison. */
  isRequested: boolean;
  /** The first undocumented version in the query string, or null. If set, the page selects the default versions. */
  unknown: string | null;
  kind: GroupKind | 'all';
  query: string;
  breakingOnly: boolean;
}

export type ViewChange = Partial<Omit<View, 'isRequested' | 'unknown'>>;

/** The maximum number of characters in the text filter. */
export const filterLimit = 64;

const findVersion = (value: string): string | undefined =>
  versions.find(({ name, version }) => name === value || version === value)?.version;

/**
 * Returns the version that the reader visited last, if it is older than `to`. Otherwise, returns the version before
 * `to` or the second-newest version.
 */
function defaultFrom(to: string, lastRead: string): string {
  const older = versions.slice(versions.findIndex(({ version }) => version === to) + 1);
  const read = older.find(({ version }) => version === findVersion(lastRead));
  return (read ?? older[0] ?? versions[1]).version;
}

/** Parses a query string. `to` defaults to the newest version. `lastRead` is the Docusaurus name of a version. */
export function parseView(search: string, lastRead = ''): View {
  const parameters = new URLSearchParams(search);
  const values = ['from', 'to'].map((name) => parameters.get(name) ?? '');
  const unknown = values.find((value) => value !== '' && !findVersion(value)) ?? null;
  const [from, to = versions[0].version] = unknown === null ? values.map(findVersion) : [];
  const kind = parameters.get('kind') ?? '';
  return {
    from: from ?? defaultFrom(to, lastRead),
    to,
    isRequested: unknown === null && values.some(Boolean),
    unknown,
    kind: Object.hasOwn(kindNames, kind) ? (kind as GroupKind) : 'all',
    query: (parameters.get('q') ?? '').slice(0, filterLimit),
    breakingOnly: parameters.get('breaking') === 'true',
  };
}

/** Applies a change to a query string. Keeps unrelated parameters. */
export function updateView(search: string, change: ViewChange, lastRead = ''): string {
  const { from, to, kind, query, breakingOnly } = { ...parseView(search, lastRead), ...change };
  return withParameters(search, {
    from,
    to,
    kind: kind === 'all' ? '' : kind,
    q: query.slice(0, filterLimit),
    breaking: breakingOnly ? 'true' : '',
  });
}

function searchableText({ name, previousName = name, kind, lines, notes }: Change, group: ChangeGroup): string {
  const texts = lines.flatMap((line) => [lineText(line, 'before'), lineText(line, 'after')]);
  return [group.name, `${group.name}.${name}`, `${group.name}.${previousName}`, kind, ...texts, ...notes]
    .join('\n')
    .toLowerCase();
}

/** Returns the changes that match all filters of a view. */
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
