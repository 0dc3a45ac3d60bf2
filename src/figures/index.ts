import { loadFacts } from '../api/load';
import { releases } from '../config/releases';
import { versions } from '../config/versions';
import { readPages } from '../words/pages';
import { countReleases } from '../comparison';
import type { ChangeCounts } from '../lib/countChanges';
import { drawBars } from './bars';
import { drawColumns } from './columns';
import { countFacts, countWords, type VersionFigures } from './count';
import type { Drawing } from './drawing';
import { drawTimeline } from './timeline';

export type { VersionFigures } from './count';

/** The charts of /statistics, ready to be shown. */
export type ChartDrawings = Record<ColumnKey | 'releases' | 'changes', Drawing>;

/** The figures that are shown as one column for each version. */
type ColumnKey = 'symbols' | 'members' | 'events' | 'pages' | 'samples';

/** The figures of every documented version, newest first; throws what reading the facts or the pages throws. */
export function countAll(siteDir: string): VersionFigures[] {
  const summaries = countReleases();
  return versions.map((version, index) => ({
    ...countFacts(loadFacts(version.version)),
    ...countWords(readPages(siteDir, version)),
    ...summaries[index],
  }));
}

/** Draws the releases and the figures, which come newest first and are drawn from left to right, oldest first. */
export function drawAll(figures: readonly VersionFigures[]): ChartDrawings {
  const oldestFirst = [...figures].reverse();
  const columns = (key: ColumnKey): Drawing =>
    drawColumns(oldestFirst.map((row) => ({ label: row.version, value: row[key] })));
  const moments = releases.map(({ name, released, documented }) => ({ name, date: released, marked: !!documented }));
  return {
    releases: drawTimeline(moments, 'releases'),
    symbols: columns('symbols'),
    members: columns('members'),
    events: columns('events'),
    changes: drawBars(
      figures.flatMap(({ version, changes }) => (changes ? [{ label: version, bars: barsOf(changes) }] : [])),
    ),
    pages: columns('pages'),
    samples: columns('samples'),
  };
}

/** What each bar stands for is written behind it: nobody has to tell colors apart. */
function barsOf({ added, changed, removed }: ChangeCounts) {
  return [
    { value: added, words: `${added} added`, series: 2 as const },
    { value: changed, words: `${changed} changed`, series: 1 as const },
    { value: removed, words: `${removed} removed`, series: 3 as const },
  ];
}
