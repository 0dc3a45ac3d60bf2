import { diffFacts } from '../../api/diff';
import { EVENTS_SYMBOL } from '../../api/links';
import { membersOf } from '../../api/members';
import type { Facts } from '../../api/types';
import { extractSamples } from '../../check/samples/extract';
import type { WordsPage } from '../../remark/pages';

/** How much of the API differs from the version before: symbols, members and events, as /versions counts them. */
export interface ChangeFigures {
  against: string;
  added: number;
  removed: number;
  changed: number;
}

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

/** Everything that /statistics shows of one version; the oldest one has none before it to be compared with. */
export interface VersionFigures extends ApiFigures, WordFigures {
  changes: ChangeFigures | null;
}

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

/** Counts what a version added to the one before it, removed from it and changed in it. */
export function countChanges(from: Facts, to: Facts): ChangeFigures {
  const { symbols, members, events } = diffFacts(from, to);
  // The members of the symbol that declares the events are these events once more.
  const isOwn = ({ symbol }: { symbol: string }): boolean => symbol !== EVENTS_SYMBOL;
  const count = (type: 'added' | 'removed' | 'changed'): number =>
    symbols[type].length + members[type].filter(isOwn).length + events[type].length;
  return { against: from.version, added: count('added'), removed: count('removed'), changed: count('changed') };
}

/** Counts the pages of one version, and the samples in them that `npm run check` compiles. */
export function countWords(pages: WordsPage[]): WordFigures {
  const samples = pages.flatMap((page) => extractSamples(page).samples);
  return { pages: pages.length, samples: samples.filter(({ language }) => language !== 'json').length };
}
