/**
 * Replaces parts of a file's text, one after another. Throws an error if a part does not occur or does not change,
 * because the file would otherwise stay as it is without a message.
 */
export const replaceIn = (file: string, text: string, parts: readonly [from: string | RegExp, to: string][]): string =>
  parts.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} lacks ${String(from)}, which should be replaced.`);
    return after;
  }, text);
