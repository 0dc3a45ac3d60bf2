import type { Change, ChangeGroup } from '@site/src/comparison/changes';
import { filterChanges, lineText } from '../ChangeList/changes';
import type { View } from './view';

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
