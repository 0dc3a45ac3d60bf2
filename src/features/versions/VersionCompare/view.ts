import { versions } from '@site/src/config/versions';
import type { Change, ChangeGroup, GroupKind } from '@site/src/features/versions/comparison/changes';
import { filterChanges, lineText } from '../ChangeList/changes';
import { kindNames } from '../ChangeList/text';
import { withParameters } from '../../../lib/withParameters';

/** What a reader compares, and what of it they want to see. */
export interface View {
  from: string;
  to: string;
  /** False until somebody asks: then nothing is loaded. */
  asked: boolean;
  /** The first value of the address that names no documented version; the pair is the default one then. */
  unknown: string | null;
  kind: GroupKind | 'all';
  query: string;
  breakingOnly: boolean;
}

/** What a reader can change. */
export type ViewChange = Partial<Omit<View, 'asked' | 'unknown'>>;

/** The longest text to look for; anything beyond it is cut off. */
export const filterLimit = 64;

/** The number of a documented version that is called by its number or its Docusaurus name. */
function numberOf(called: string): string | undefined {
  return versions.find(({ name, version }) => name === called || version === called)?.version;
}

/** The version before, or for the oldest one, which has none, the one before the newest. */
function before(version: string): string {
  return (versions[versions.findIndex((candidate) => candidate.version === version) + 1] ?? versions[1]).version;
}

/** What the search part of an address asks for. Versions that it does not name are the newest one and the one before. */
export function readView(search: string): View {
  const parameters = new URLSearchParams(search);
  const called = ['from', 'to'].map((name) => parameters.get(name) ?? '');
  const unknown = called.find((one) => one !== '' && !numberOf(one)) ?? null;
  const [from, to = versions[0].version] = unknown === null ? called.map(numberOf) : [];
  const kind = parameters.get('kind') ?? '';
  return {
    from: from ?? before(to),
    to,
    asked: unknown === null && called.some(Boolean),
    unknown,
    kind: Object.hasOwn(kindNames, kind) ? (kind as GroupKind) : 'all',
    query: (parameters.get('q') ?? '').slice(0, filterLimit),
    breakingOnly: parameters.get('breaking') === 'true',
  };
}

/** The search part of an address that shows a view with this change; whatever else it holds stays as it is. */
export function writeView(search: string, change: ViewChange): string {
  const { from, to, kind, query, breakingOnly } = { ...readView(search), ...change };
  return withParameters(search, {
    from,
    to,
    kind: kind === 'all' ? '' : kind,
    q: query.slice(0, filterLimit),
    breaking: breakingOnly ? 'true' : '',
  });
}

/** Everything that the text of a filter may match, in lower case. */
function searchable({ name, kind, lines, notes }: Change, group: ChangeGroup): string {
  const texts = lines.flatMap((line) => [lineText(line, 'before'), lineText(line, 'after')]);
  return [group.name, `${group.name}.${name}`, kind, ...texts, ...notes].join('\n').toLowerCase();
}

/** The changes that a view shows: of its kind, with every word of its text, breaking only if it says so. */
export function changesIn(groups: readonly ChangeGroup[], { kind, query, breakingOnly }: View): ChangeGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return filterChanges(
    groups,
    (change, group) =>
      (kind === 'all' || group.kind === kind) &&
      (!breakingOnly || change.breaking) &&
      words.every((word) => searchable(change, group).includes(word)),
  );
}
