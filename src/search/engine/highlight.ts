import { escapeHtml } from '../../lib/escapeHtml';
import { memoize } from '../../lib/memoize';
import type { MarkedText, SearchRequest } from './protocol';
import { isSynonym } from './terms';
import type { TokenizedQuery } from './textIndex';
import { readWord, wordPattern } from './words';

interface Match {
  start: number;
  end: number;
  tokens: readonly string[];
  isTyped: boolean;
}

/** Returns functions that mark the words of a query in a text. */
export function createHighlighter({ postings }: TokenizedQuery, request: SearchRequest) {
  const { highlightPreTag: preTag = '<em>', highlightPostTag: postTag = '</em>', snippetEllipsisText = '…' } = request;
  const ellipsis = escapeHtml(snippetEllipsisText);

  /** Find matching words and camelCase parts. Memoize the results, because many hits share a heading. */
  const matchesOf = memoize((text: string) => {
    const matches: Match[] = [];
    for (const { index, 0: raw } of text.matchAll(wordPattern)) {
      const word = readWord(raw);
      let end = index;
      for (const piece of postings.has(word.text) ? [word] : word.parts) {
        const start = end;
        end += piece.raw.length;
        const matched = postings.get(piece.text)?.map(({ token }) => token);
        if (matched) {
          const isTyped = matched.some((token) => !isSynonym(token, piece.text));
          matches.push({ start, end, tokens: matched, isTyped });
        }
      }
    }
    return matches;
  });

  /** Renders a range of text as HTML. Puts adjacent matches into one mark. */
  function render(text: string, from: number, to: number, matches: readonly Match[]): string {
    let html = '';
    let position = from;
    matches.forEach(({ start, end }, index) => {
      const opens = matches[index - 1]?.end !== start;
      const closes = matches[index + 1]?.start !== end;
      html += escapeHtml(text.slice(position, start)) + (opens ? preTag : '');
      html += escapeHtml(text.slice(start, end)) + (closes ? postTag : '');
      position = end;
    });
    return html + escapeHtml(text.slice(position, to));
  }

  const highlight = (text: string): MarkedText => ({ value: render(text, 0, text.length, matchesOf(text)) });

  return {
    count: (text: string): number => distinctTokens(matchesOf(text)).length,
    /** True if a text contains a word of the query. Synonyms do not count. */
    hasTypedWord: (text: string): boolean => matchesOf(text).some(({ isTyped }) => isTyped),
    highlight,
    /** Returns the best excerpt of up to `length` words, as HTML with marked matches. */
    snippet: (text: string, length: number): MarkedText => {
      const words = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => ({
        start: index,
        end: index + word.length,
      }));
      if (words.length <= length) return highlight(text);
      const matches = matchesOf(text);
      const positions = matches.map(({ start }) => words.findIndex(({ end }) => end > start));
      const first = bestStart(length, words.length, positions, matches);
      const { start } = words[first];
      const { end } = words[first + length - 1];
      const inside = matches.filter((match) => match.start >= start && match.end <= end);
      const before = first > 0 ? ellipsis : '';
      const after = first + length < words.length ? ellipsis : '';
      return { value: before + render(text, start, end, inside) + after };
    },
  };
}

const distinctTokens = (matches: readonly Match[]): string[] => [...new Set(matches.flatMap(({ tokens }) => tokens))];

/**
 * Finds the excerpt that contains the largest number of different tokens, and returns the index of its first word.
 * `positions` contains the word index of each match.
 */
function bestStart(length: number, count: number, positions: readonly number[], matches: readonly Match[]): number {
  let best = 0;
  let most = 0;
  positions.forEach((from, index) => {
    const beyond = positions.findIndex((position) => position >= from + length);
    const inside = matches.slice(index, beyond === -1 ? positions.length : beyond);
    const value = distinctTokens(inside).length * matches.length + inside.length;
    if (value <= most) return;
    most = value;
    const to = positions[index + inside.length - 1];
    const before = Math.floor((length - (to - from + 1)) / 2);
    best = Math.min(Math.max(0, from - before), count - length);
  });
  return best;
}
