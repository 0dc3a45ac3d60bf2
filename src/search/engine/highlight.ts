import { escapeHtml } from '../../lib/escapeHtml';
import type { Marked, SearchRequest } from './protocol';
import type { Meant } from './textIndex';
import { isSynonym } from './vocabulary';
import { memo, readWord, wordPattern } from './words';

/** A place of a text that matched, and the words of the query that it matches. */
interface Match {
  start: number;
  end: number;
  words: readonly string[];
  /** Whether a reader sees one of them in it: a synonym is another word. */
  isSeen: boolean;
}

/** Marks in texts what a query means. */
export interface Marker {
  /** How many words of the query occur in a text. */
  count(text: string): number;
  /** Whether a reader sees in a text what was typed, so that it says by itself why it was found. */
  isSeenIn(text: string): boolean;
  /** The whole text, its words that were meant marked. */
  highlight(text: string): Marked;
  /** The stretch of the text that says most about the query, at most `length` words long, marked likewise. */
  snippet(text: string, length: number): Marked;
}

/** Makes a marker for one answer: it remembers where the texts match, since hits share headings. */
export function createMarker({ meanings, uses }: Meant, request: SearchRequest): Marker {
  const { highlightPreTag: preTag = '<em>', highlightPostTag: postTag = '</em>', snippetEllipsisText = '…' } = request;
  const ellipsis = escapeHtml(snippetEllipsisText);

  /** Where a text matches: words that were meant, or the camelCase parts of a word that were. */
  const matchesOf = memo((text: string) => {
    const matches: Match[] = [];
    for (const { index, 0: raw } of text.matchAll(wordPattern)) {
      const word = readWord(raw);
      let end = index;
      for (const piece of uses.has(word.text) ? [word] : word.parts) {
        const start = end;
        end += piece.raw.length;
        const meant = uses.get(piece.text);
        if (!meant) continue;
        const words = meant.map((use) => use.word);
        matches.push({ start, end, words, isSeen: words.some((word) => !isSynonym(word, piece.text)) });
      }
    }
    return matches;
  });

  /** The text from one place to another as HTML. Matches without a gap between them are one mark. */
  function render(text: string, from: number, to: number, matches: readonly Match[]): string {
    let html = '';
    let place = from;
    matches.forEach(({ start, end }, index) => {
      const opens = matches[index - 1]?.end !== start;
      const closes = matches[index + 1]?.start !== end;
      html += escapeHtml(text.slice(place, start)) + (opens ? preTag : '');
      html += escapeHtml(text.slice(start, end)) + (closes ? postTag : '');
      place = end;
    });
    return html + escapeHtml(text.slice(place, to));
  }

  function marked(value: string, matches: readonly Match[]): Marked {
    const matchedWords = wordsOfMatches(matches);
    const isAll = matchedWords.length === meanings.length;
    return { value, matchLevel: matchedWords.length === 0 ? 'none' : isAll ? 'full' : 'partial', matchedWords };
  }

  function highlight(text: string): Marked {
    const matches = matchesOf(text);
    return marked(render(text, 0, text.length, matches), matches);
  }

  return {
    count: (text) => wordsOfMatches(matchesOf(text)).length,
    isSeenIn: (text) => matchesOf(text).some(({ isSeen }) => isSeen),
    highlight,
    snippet: (text, length) => {
      const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
        start: index,
        end: index + word.length,
      }));
      if (words.length <= length) return highlight(text);
      const matches = matchesOf(text);
      const places = matches.map(({ start }) => words.findIndex((word) => word.end > start));
      const first = bestStart(length, words.length, places, matches);
      const { start } = words[first];
      const { end } = words[first + length - 1];
      const inside = matches.filter((match) => match.start >= start && match.end <= end);
      const isCut = [first > 0, first + length < words.length].map((cut) => (cut ? ellipsis : ''));
      return marked(isCut[0] + render(text, start, end, inside) + isCut[1], inside);
    },
  };
}

function wordsOfMatches(matches: readonly Match[]): string[] {
  return [...new Set(matches.flatMap(({ words }) => words))];
}

/**
 * Where the stretch of `length` words begins that has most words of the query: first different ones, then all. `count`
 * is how many words the text has, `places` which of them match. What matches is in the middle of the stretch.
 */
function bestStart(length: number, count: number, places: readonly number[], matches: readonly Match[]): number {
  let best = 0;
  let most = 0;
  places.forEach((from, index) => {
    const beyond = places.findIndex((place) => place >= from + length);
    const inside = matches.slice(index, beyond === -1 ? places.length : beyond);
    const worth = wordsOfMatches(inside).length * matches.length + inside.length;
    if (worth <= most) return;
    most = worth;
    const to = places[index + inside.length - 1];
    const before = Math.floor((length - (to - from + 1)) / 2);
    best = Math.min(Math.max(0, from - before), count - length);
  });
  return best;
}
