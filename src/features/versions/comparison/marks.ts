import type { Line } from './changes';

/**
 * Below this share of common text two lines are told apart as a whole: marks in single words would only confuse. A line
 * that is the only one in both versions is the same thing by all appearances, and needs less.
 */
const alike = { amongMany: 0.22, alone: 0.1 };

/** Strings in quotes, words, spaces, and all other signs one by one. */
const tokens = /"[^"]*"|[\p{L}\p{N}_$]+|\s+|./gu;

/**
 * Puts the lines of two versions together, each with what differs marked: lines that are alike become one, lines that only
 * the older version has come first, and the rest keeps the order of the newer one.
 */
export function markLines(before: readonly string[], after: readonly string[]): Line[] {
  const enough = before.length === 1 && after.length === 1 ? alike.alone : alike.amongMany;
  const candidates = before
    .flatMap((old, from) => after.map((next, to) => ({ from, to, line: markLine(old, next) })))
    .map((candidate) => ({ ...candidate, rate: likeness(candidate.line) }))
    .filter(({ rate }) => rate >= enough)
    .sort((a, b) => b.rate - a.rate);
  const [paired, lines] = [new Set<number>(), new Map<number, Line>()];
  for (const { from, to, line } of candidates) {
    if (paired.has(from) || lines.has(to)) continue;
    paired.add(from);
    lines.set(to, line);
  }
  const gone = before.filter((_, from) => !paired.has(from));
  return [...gone.map((text): Line => [[text, '']]), ...after.map((text, to): Line => lines.get(to) ?? [['', text]])];
}

/** The share of the longer side that both sides have; signs and spaces are alike everywhere and do not count. */
function likeness(line: Line): number {
  const letters = (texts: string[]): number => texts.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  const common = letters(line.filter((piece) => typeof piece === 'string'));
  const [before, after] = ([0, 1] as const).map((side) =>
    letters(line.filter(Array.isArray).map((piece) => piece[side])),
  );
  return common / (common + Math.max(before, after, 1));
}

/** One line in both versions: their longest common sequence of words, and around it what only one of them has. */
function markLine(before: string, after: string): Line {
  const [old, next] = [before, after].map((text) => text.match(tokens) ?? []);
  const lengths = commonLengths(old, next);
  const line: Line = [];
  for (let i = 0, j = 0; i < old.length || j < next.length;) {
    const same = i < old.length && old[i] === next[j];
    const gone = !same && (j === next.length || (i < old.length && lengths[i + 1][j] >= lengths[i][j + 1]));
    if (same) addCommon(line, old[i]);
    else addDifference(line, gone ? 0 : 1, gone ? old[i] : next[j]);
    if (same || gone) i += 1;
    if (!gone) j += 1;
  }
  return line;
}

/** `[i][j]`: how many tokens the rests of both lines from there on have in common at best. */
function commonLengths(old: readonly string[], next: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(next.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1)
      lengths[i][j] = old[i] === next[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  }
  return lengths;
}

function addCommon(line: Line, token: string): void {
  const last = line.length - 1;
  if (typeof line[last] === 'string') line[last] += token;
  else line.push(token);
}

function addDifference(line: Line, side: 0 | 1, token: string): void {
  joinAcrossSpace(line);
  const last = line.at(-1);
  if (Array.isArray(last)) last[side] += token;
  else line.push(side === 0 ? [token, ''] : ['', token]);
}

/** A space alone between two differences belongs to them: words that were replaced in a row are one replacement. */
function joinAcrossSpace(line: Line): void {
  const [replaced, space] = line.slice(-2);
  if (!Array.isArray(replaced) || !replaced[0] || !replaced[1] || typeof space !== 'string' || space.trim()) return;
  line.pop();
  replaced[0] += space;
  replaced[1] += space;
}
