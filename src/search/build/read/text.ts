/** Folds white space and takes out characters of no width. */
export function foldSpace(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A title as words: white space folded, pictures taken out. */
export function titleOf(text: string): string {
  return foldSpace(text.replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, ''));
}

/**
 * Splits a text at the ends of sentences into parts of at most `limit` characters. A longer sentence stays whole, and
 * so do the cells of a row, which a dash joins.
 */
export function splitText(text: string, limit: number): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?]) (?!–)/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < limit) parts[parts.length - 1] = `${last} ${sentence}`;
    else if (sentence) parts.push(sentence);
  }
  return parts;
}
