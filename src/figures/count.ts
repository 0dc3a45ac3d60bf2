import { membersOf } from '../api/lookup';
import type { Facts } from '../api/schema';
import { extractSamples } from '../samples/fences';
import type { WordsPage } from '../words/page';
import { isPartial } from '../words/pages';
import type { ReleaseSummary } from '../comparison/changes';

/** The size of one version's API. */
export interface ApiFigures {
  version: string;
  symbols: number;
  /** Those of the symbols that code can import; the rest is there because the public surface mentions it. */
  exported: number;
  members: number;
  events: number;
}

/** The size of one version's documentation. */
export interface WordFigures {
  pages: number;
  samples: number;
}

/** Everything that /statistics shows of one version. */
export type VersionFigures = ApiFigures & WordFigures & ReleaseSummary;

/** Counts the public API of one version; a symbol's protected members count, private ones are not in the facts. */
export function countFacts({ version, symbols, events }: Facts): ApiFigures {
  return {
    version,
    symbols: symbols.length,
    exported: symbols.filter((symbol) => symbol.exported).length,
    members: symbols.reduce((sum, symbol) => sum + membersOf(symbol).length, 0),
    events: events.length,
  };
}

/** Counts the pages of one version, and the samples in them that `npm run check` compiles. */
export function countWords(pages: WordsPage[]): WordFigures {
  const own = pages.filter((page) => !isPartial(page));
  const samples = own.flatMap((page) => extractSamples(page).samples);
  return { pages: own.length, samples: samples.filter(({ language }) => language !== 'json').length };
}
