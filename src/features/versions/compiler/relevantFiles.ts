import type { SourceFile } from './syntax';

const declaration = /\.d\.[cm]?ts$/i;
const source = /\.[cm]?[jt]sx?$/i;
const config = /(?:^|\/)[jt]sconfig[^/]*\.json$/i;
const skippedFolder = /^(?:node_modules|\..+)$/;

/** True for source files and compiler settings. False for folders with code that nobody edits. */
export const isReadable = (path: string): boolean =>
  (config.test(path) || source.test(path)) && !path.split('/').some((folder) => skippedFolder.test(folder));

const library = /magmastream|erela\.js/;
const assignment = /(?:\.|^\s*)(\w{3,})\s*(?:\?\?|\|\|)?=(?![=>])/gm;
const specifier = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Returns the last name in a path, without the extension. For an index file, returns the folder name. */
const keyOf = (path: string): string =>
  path
    .replace(/(?:\.d)?\.[cm]?[jt]sx?$/i, '')
    .replace(/\/index$/, '')
    .replace(/^.*\//, '')
    .toLowerCase();

/** The maximum number of characters to check. Above it, `relevantFiles` drops files. */
const limit = 5_000_000;

export const isTooLarge = (files: readonly SourceFile[]): boolean =>
  files.reduce((size, { text }) => size + text.length, 0) > limit;

/**
 * Removes the output of compilers and bundlers from the files. If the other files are too large, keeps the files that
 * mention Magmastream, a common name of a manager or player, or a property that a file with Magmastream assigns. Also
 * keeps all files that import these files or that they import.
 */
export function relevantFiles(all: readonly SourceFile[]): SourceFile[] {
  const names = new Set(all.map(({ name }) => name));
  const isOutput = ({ name }: SourceFile): boolean =>
    declaration.test(name) && names.has(name.replace(declaration, '.js'));
  const files = all.filter((file) => !isOutput(file) && !isMinified(file));
  if (!isTooLarge(files)) return files;
  const assigned = files
    .filter(({ text }) => library.test(text))
    .flatMap(({ text }) => [...text.matchAll(assignment)].map(([, name]) => name));
  const mention = new RegExp(`manager|player|lavalink|music|\\b(?:${['magmastream', ...assigned].join('|')})\\b`, 'i');
  const links = files.map(({ name, text }) => ({
    key: keyOf(name),
    imports: [...text.matchAll(specifier)].map(([, path]) => keyOf(path)),
    isKept: config.test(name) || library.test(text) || mention.test(name + text),
  }));
  // Compare only the last names of paths. This can keep unrelated files but never drops related files.
  for (let count = -1; count !== links.filter(({ isKept }) => isKept).length;) {
    const kept = links.filter(({ isKept }) => isKept);
    count = kept.length;
    const [keys, imported] = [new Set(kept.map(({ key }) => key)), new Set(kept.flatMap(({ imports }) => imports))];
    for (const link of links) link.isKept ||= imported.has(link.key) || link.imports.some((path) => keys.has(path));
  }
  return files.filter((_, index) => links[index].isKept);
}

/** True for minified code without Magmastream. */
const isMinified = ({ text }: SourceFile): boolean =>
  text.length > 20_000 && text.length / text.split('\n').length > 500 && !library.test(text);
