import { loadFacts } from '../../../api/load';
import { membersOf } from '../../../api/lookup';
import { countReleases } from '../../versions/comparison';
import type { ReleaseSummary } from '../../versions/comparison/changes';
import { releases } from '../../../config/releases';
import { versions } from '../../../config/versions';
import { countSamples } from '../../../content/samples/fences';
import type { SourcePage } from '../../../content/read/page';
import { isPartial, readPages } from '../../../content/read/pages';
import { drawBars, drawColumns, drawTimeline, type Drawing } from './draw';

/** Everything that /statistics shows of one version. */
export interface VersionFigures extends ReleaseSummary {
  symbols: number;
  /** Those of the symbols that code can import; the rest is there because the public surface mentions it. */
  exported: number;
  /** A symbol's protected members count, private ones are not in the facts. */
  members: number;
  events: number;
  pages: number;
  samples: number;
}

/** The figures of every documented version, newest first; throws what reading the facts or the pages throws. */
export function countAll(siteDir: string): VersionFigures[] {
  const summaries = countReleases();
  return versions.map((version, index) => {
    const { symbols, events } = loadFacts(version.version);
    return {
      ...summaries[index],
      symbols: symbols.length,
      exported: symbols.filter((symbol) => symbol.exported).length,
      members: symbols.reduce((sum, symbol) => sum + membersOf(symbol).length, 0),
      events: events.length,
      ...countWords(readPages(siteDir, version)),
    };
  });
}

/** Counts the pages of one version, and the samples in them that `npm run check` compiles. */
export function countWords(pages: SourcePage[]): Pick<VersionFigures, 'pages' | 'samples'> {
  const own = pages.filter((page) => !isPartial(page));
  return { pages: own.length, samples: own.reduce((sum, { text }) => sum + countSamples(text), 0) };
}

/** The figures that are shown as one column for each version. */
type ColumnKey = 'symbols' | 'members' | 'events' | 'pages' | 'samples';

/** The charts of /statistics, ready to be shown. */
export type ChartDrawings = Record<ColumnKey | 'releases' | 'changes', Drawing>;

/** Draws the releases and the figures, which come newest first and are drawn from left to right, oldest first. */
export function drawAll(figures: readonly VersionFigures[]): ChartDrawings {
  const columns = (key: ColumnKey): Drawing =>
    drawColumns(figures.map((row) => ({ label: row.version, value: row[key] })).reverse());
  const moments = releases.map(({ name, released, documented }) => ({ name, date: released, marked: !!documented }));
  const changed = figures.flatMap(({ version, changes }) => (changes ? { label: version, counts: changes } : []));
  return {
    releases: drawTimeline(moments, 'releases'),
    symbols: columns('symbols'),
    members: columns('members'),
    events: columns('events'),
    changes: drawBars(changed, { added: 2, changed: 1, removed: 3 }),
    pages: columns('pages'),
    samples: columns('samples'),
  };
}
