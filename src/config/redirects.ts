import { mainPath, versions } from './versions';

const roots = new Map(versions.map((version) => [mainPath(version), `/${version.path}`]));

/**
 * Returns the paths that redirect to a page, given its path without the base URL: the root of a version redirects to its
 * main page, and the plain name of a category to its path, which begins with the invisible rest of an emoji.
 */
export function aliasesOf(path: string): string[] {
  const readable = path.replace(/(?<=\/category\/)\ufe0f?-/, '');
  const alias = readable === path ? roots.get(path) : readable;
  return alias === undefined ? [] : [alias];
}
