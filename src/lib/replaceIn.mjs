import { Refusal } from './refusal.mjs';

/**
 * Replaces parts of a file's text. Throws a `Refusal` if a part is missing or a replacement changes nothing.
 * @param {string} file
 * @param {string} text
 * @param {readonly [from: string | RegExp, to: string][]} parts
 */
export const replaceIn = (file, text, parts) =>
  parts.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Refusal(`${file} lacks ${String(from)}, which should be replaced.`);
    return after;
  }, text);
