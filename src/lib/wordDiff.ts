import { diffArrays } from 'diff';

/**
 * The parts of a line. A string is text that both versions share. A pair contains the different text of each version.
 */
export type Line = (string | [before: string, after: string])[];

/**
 * The minimum similarity of two lines for a word diff. The limit is lower for single lines, because these probably
 * correspond to each other.
 */
const minSimilarity = { amongMany: 0.22, alone: 0.1 };

const tokens = /"[^"]*"|[\p{L}\p{N}_$]+|\s+|./gu;

/** Marks the differences between the most similar lines. Removed lines come first. */
export function diffLines(before: readonly string[], after: readonly string[]): Line[] {
  const required = before.length === 1 && after.length === 1 ? minSimilarity.alone : minSimilarity.amongMany;
  const candidates = before
    .flatMap((old, from) => after.map((next, to) => ({ from, to, line: diffWords(old, next) })))
    .map((candidate) => ({ ...candidate, similarity: similarityOf(candidate.line) }))
    .filter(({ similarity }) => similarity >= required)
    .sort((a, b) => b.similarity - a.similarity);
  const [paired, lines] = [new Set<number>(), new Map<number, Line>()];
  for (const { from, to, line } of candidates) {
    if (paired.has(from) || lines.has(to)) continue;
    paired.add(from);
    lines.set(to, line);
  }
  const removed = before.filter((_, from) => !paired.has(from));
  return [
    ...removed.map((text): Line => [[text, '']]),
    ...after.map((text, to): Line => lines.get(to) ?? [['', text]]),
  ];
}

/** Returns the shared part of the longer version, from 0 to 1. Counts only letters and digits. */
function similarityOf(line: Line): number {
  const letters = (texts: string[]): number => texts.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  const differences = line.filter((piece) => typeof piece !== 'string');
  const common = letters(line.filter((piece) => typeof piece === 'string'));
  const [before, after] = ([0, 1] as const).map((side) => letters(differences.map((piece) => piece[side])));
  return common / (common + Math.max(before, after, 1));
}

function diffWords(before: string, after: string): Line {
  const line: Line = [];
  for (const { added, removed, value } of diffArrays(before.match(tokens) ?? [], after.match(tokens) ?? [])) {
    const text = value.join('');
    if (added || removed) addDifference(line, removed ? 0 : 1, text);
    else line.push(text);
  }
  return line;
}

/** Adds text to the old (side 0) or new line (side 1). Merges replacements that only white space separates. */
function addDifference(line: Line, side: 0 | 1, text: string): void {
  const [replaced, space] = line.slice(-2);
  if (Array.isArray(replaced) && replaced[0] && replaced[1] && typeof space === 'string' && !space.trim()) {
    line.pop();
    replaced[0] += space;
    replaced[1] += space;
  }
  const last = line.at(-1);
  if (Array.isArray(last)) last[side] += text;
  else line.push(side === 0 ? [text, ''] : ['', text]);
}
