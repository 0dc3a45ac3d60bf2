import type { SourceFile } from './syntax';

const declaration = /\.d\.[cm]?ts$/i;
const source = /\.[cm]?[jt]sx?$/i;
const config = /(?:^|\/)[jt]sconfig[^/]*\.json$/i;
const skippedFolder = /^(?:node_modules|\..+)$/;

/** True for source files and compiler settings. Skips folders with code that nobody edits. */
export const isReadable = (path: string): boolean =>
  (config.test(path) || source.test(path)) && !path.split('/').some((folder) => skippedFolder.test(folder));

const mention = /magmastream|erela\.js|manager|player|lavalink|music/i;
const specifier = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Returns the last name in a path, without the extension. For an index file, returns the name of the folder. */
const keyOf = (path: string): string =>
  path
    .replace(/(?:\.d)?\.[cm]?[jt]sx?$/i, '')
    .replace(/\/index$/, '')
    .replace(/^.*\//, '')
    .toLowerCase();

/**
 * Returns the files that can matter: those that mention Magmastream or a name that managers and players have, and the
 * files that import them or that they import. Compares only the last names of paths, so it rather keeps too much.
 */
export function relevantFiles(files: readonly SourceFile[]): SourceFile[] {
  // Declares types of the bot, unless a compiler wrote it beside the code.
  const isOutput = ({ name }: SourceFile): boolean =>
    declaration.test(name) && files.some((file) => file.name === name.replace(declaration, '.js'));
  const links = files.map(({ name, text }) => ({
    key: keyOf(name),
    imports: [...text.matchAll(specifier)].map(([, path]) => keyOf(path)),
  }));
  const isKept = files.map(({ name, text }) => config.test(name) || mention.test(text) || mention.test(name));
  const has = (test: (index: number) => boolean): Set<string> =>
    new Set(links.flatMap(({ key }, index) => (test(index) ? key : [])));
  for (let count = -1; count !== isKept.filter(Boolean).length;) {
    count = isKept.filter(Boolean).length;
    const kept = has((index) => isKept[index]);
    const imported = new Set(links.flatMap(({ imports }, index) => (isKept[index] ? imports : [])));
    links.forEach(({ key, imports }, index) => {
      isKept[index] ||= imported.has(key) || imports.some((path) => kept.has(path));
    });
  }
  return files.filter((file, index) => isKept[index] && !isOutput(file) && !isMinified(file));
}

/** True for the output of a bundler that does not contain the library. */
const isMinified = ({ text }: SourceFile): boolean =>
  text.length > 20_000 && text.length / text.split('\n').length > 500 && !/magmastream|erela\.js/.test(text);
