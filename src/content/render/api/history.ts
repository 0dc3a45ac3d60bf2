import type { HistoryEntry } from '../../../api/history';
import { documentedVersions } from '../../../api/load';
import { upgradeFrom } from '../../../config/versions';
import { diffLines, type Line } from '../../../lib/wordDiff';
import { badgeClass } from '../classes';
import { element, link, type Node, type Single } from '../nodes';

/**
 * Renders an item's history as a badge that readers can expand, unless the item has not changed since the first version.
 * `urlIn` returns the item's URL in a version.
 */
export function historyBadge(
  entries: readonly HistoryEntry[],
  urlIn: (version: string) => string | undefined,
  showsAddition = true,
): Single {
  if (entries.every(({ kind }) => kind === 'first')) return false;
  const notes = entries.flatMap(({ kind, version, isLater }) => {
    if (kind === 'first' || (kind === 'added' && (isLater || !showsAddition))) return [];
    if (kind === 'added') return [`since ${version}`];
    return [`${isLater && kind === 'changed' ? 'changes' : kind} in ${version}`];
  });
  return element(
    'details',
    { class: notes.length > 0 ? 'api-change' : 'api-change api-change--none' },
    element('summary', { class: badgeClass }, notes.join(' · ') || 'history'),
    element(
      'dl',
      {},
      entries.flatMap((entry) => row(entry, urlIn(entry.version))),
    ),
  );
}

const verbs = { first: 'or earlier', added: 'added', deprecated: 'deprecated', removed: 'removed', changed: 'changed' };

function row(entry: HistoryEntry, url: string | undefined): Single[] {
  const { version, kind } = entry;
  const label = url && kind !== 'removed' ? link(url, {}, version) : version;
  const verb = kind === 'renamed' ? `renamed to ${entry.name}` : verbs[kind];
  const changes = 'before' in entry ? diffLines(entry.before.split('\n'), entry.after.split('\n')) : [];
  return [
    element('dt', {}, label, ` ${verb}`, ...upgradeNotes(entry)),
    changes.length > 0 && element('dd', {}, changes.map(diffLine)),
  ];
}

/** Links a change to the upgrade guide, because signatures do not show how the behavior changed. */
function upgradeNotes({ version, kind }: HistoryEntry): Single[] {
  const from = documentedVersions[documentedVersions.indexOf(version) - 1];
  return kind === 'changed' && from ? [' · ', link(upgradeFrom(from), {}, 'upgrade notes')] : [];
}

function diffLine(line: Line): Node {
  const words = line.flatMap((piece): Single[] => {
    if (typeof piece === 'string') return [piece];
    const [before, after] = piece;
    return [before && element('del', {}, before), after && element('ins', {}, after)];
  });
  return element('code', {}, words);
}
