import { loadFacts } from '../../../api/load';
import { membersOf } from '../../../api/lookup';
import { countReleases } from '../../versions/comparison';
import type { ReleaseSummary } from '../../versions/comparison/changes';
import { releases } from '../../../config/releases';
import { versions } from '../../../config/versions';
import { scanSamples } from '../../../content/samples/fences';
import type { SourcePage } from '../../../content/read/page';
import { isPartial, readPages } from '../../../content/read/pages';
import { drawBars, drawColumns, drawTimeline, type Drawing } from './draw';

export interface VersionFigures extends ReleaseSummary {
  symbols: number;
  /** The number of exported symbols. The public API also mentions symbols that code cannot import. */
  exported: number;
  members: number;
  events: number;
  pages: number;
  samples: number;
}

/** Computes the figures for all documented versions, newest first. */
export function countFigures(siteDir: string): VersionFigures[] {
  const summaries = countReleases();
  return versions.map((version, index) => {
    const { symbols, events } = loadFacts(version.version);
    return {
      ...summaries[index],
      symbols: symbols.length,
      exported: symbols.filter((symbol) => symbol.exported).length,
      members: symbols.reduce((sum, symbol) => sum + membersOf(symbol).length, 0),
      events: events.length,
      ...countPages(readPages(siteDir, version)),
    };
  });
}

/** Counts the pages of a version, and the samples that `npm run check` compiles. */
export function countPages(pages: SourcePage[]): Pick<VersionFigures, 'pages' | 'samples'> {
  const own = pages.filter((page) => !isPartial(page));
  return { pages: own.length, samples: own.flatMap(scanSamples).filter(({ language }) => language !== 'json').length };
}

type ColumnKey = 'symbols' | 'members' | 'pages' | 'samples';

export type ChartDrawings = Record<ColumnKey | 'releases' | 'changes', Drawing>;

/** Draws all charts. `figures` starts with the newest version, but the column charts start with the oldest. */
export function drawCharts(figures: readonly VersionFigures[]): ChartDrawings {
  const columns = (key: ColumnKey): Drawing =>
    drawColumns(figures.map((row) => ({ label: row.version, value: row[key] })).reverse());
  const events = releases.map(({ name, released, documented }) => ({ name, date: released, marked: !!documented }));
  const changed = figures.flatMap(({ version, changes }) => (changes ? { label: version, counts: changes } : []));
  return {
    releases: drawTimeline(events, 'releases'),
    symbols: columns('symbols'),
    members: columns('members'),
    changes: drawBars(changed, { added: 2, changed: 1, removed: 3 }),
    pages: columns('pages'),
    samples: columns('samples'),
  };
}
