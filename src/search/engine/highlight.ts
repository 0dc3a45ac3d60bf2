import { escapeHtml } from '../../lib/escapeHtml';
import { wordsOf } from './normalize';
import type { MatchLevel, Marked } from './protocol';

/** What a query means in the texts of an index. */
export interface Meant {
  /** How many words the query has. */
  size: number;
  /** Every index term that the query means → the words of the query that mean it. */
  byTerm: ReadonlyMap<string, readonly string[]>;
}

/** What surrounds the words that matched, and what stands for a part that is left out. */
export interface Marks {
  preTag: string;
  postTag: string;
  ellipsis: string;
}

/** A place of a text that matched, and the words of the query that it matches. */
interface Match {
  start: number;
  end: number;
  words: readonly string[];
}

/** Where a text matches: words that were meant, or the camelCase parts of a word that were. */
function matchesOf(text: string, byTerm: Meant['byTerm']): Match[] {
  const matches: Match[] = [];
  for (const word of wordsOf(text)) {
    const pieces = byTerm.has(word.text) ? [word] : word.parts;
    for (const { start, end, text: term } of pieces) {
      const words = byTerm.get(term);
      if (words) matches.push({ start, end, words });
    }
  }
  return matches;
}

function wordsOfMatches(matches: readonly Match[]): string[] {
  return [...new Set(matches.flatMap(({ words }) => words))];
}

/** The text from one place to another as HTML. Matches without a gap between them are one mark. */
function render(text: string, from: number, to: number, matches: readonly Match[], { preTag, postTag }: Marks): string {
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

/** A stretch of a text: the places of its first and last word among all words between white space. */
interface Stretch {
  from: number;
  to: number;
}

/** The stretch of a length, from a match on, that has most words of the query: first different ones, then all. */
function bestStretch(length: number, places: readonly number[], matches: readonly Match[]): Stretch {
  let best: Stretch = { from: 0, to: 0 };
  let most = 0;
  places.forEach((from, index) => {
    const beyond = places.findIndex((place) => place >= from + length);
    const end = beyond === -1 ? places.length : beyond;
    const worth = wordsOfMatches(matches.slice(index, end)).length * matches.length + end - index;
    if (worth > most) {
      most = worth;
      best = { from, to: places[end - 1] };
    }
  });
  return best;
}

/** A stretch of exactly a length around another, as much before it as after it. */
function around({ from, to }: Stretch, length: number, count: number): Stretch {
  const before = Math.floor((length - (to - from + 1)) / 2);
  const start = Math.min(Math.max(0, from - before), count - length);
  return { from: start, to: start + length - 1 };
}

/** Marks in texts what a query means. For one answer: it remembers where the texts match, since hits share headings. */
export class Marker {
  private readonly known = new Map<string, Match[]>();

  constructor(
    private readonly meant: Meant,
    private readonly marks: Marks,
  ) {}

  /** How many words of the query occur in a text. */
  count(text: string): number {
    return wordsOfMatches(this.matches(text)).length;
  }

  /** The whole text, its words that were meant marked. */
  highlight(text: string): Marked {
    const matches = this.matches(text);
    return this.marked(render(text, 0, text.length, matches, this.marks), matches);
  }

  /** The stretch of the text that says most about the query, at most `length` words long, marked likewise. */
  snippet(text: string, length: number): Marked {
    const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
    if (words.length <= length) return this.highlight(text);
    const matches = this.matches(text);
    const places = matches.map(({ start }) => words.findIndex((word) => word.end > start));
    const { from, to } = around(bestStretch(length, places, matches), length, words.length);
    const [start, end] = [words[from].start, words[to].end];
    const inside = matches.filter((match) => match.start >= start && match.end <= end);
    const ellipsis = escapeHtml(this.marks.ellipsis);
    const html = render(text, start, end, inside, this.marks);
    return this.marked((from > 0 ? ellipsis : '') + html + (to < words.length - 1 ? ellipsis : ''), inside);
  }

  private matches(text: string): Match[] {
    const matches = this.known.get(text) ?? matchesOf(text, this.meant.byTerm);
    this.known.set(text, matches);
    return matches;
  }

  private marked(value: string, matches: readonly Match[]): Marked {
    const matchedWords = wordsOfMatches(matches);
    return { value, matchLevel: this.levelOf(matchedWords.length), matchedWords };
  }

  private levelOf(matched: number): MatchLevel {
    if (matched === 0) return 'none';
    return matched < this.meant.size ? 'partial' : 'full';
  }
}
