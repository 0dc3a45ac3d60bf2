import { mainPath, versions } from './versions';

const roots = new Map(versions.map((version) => [mainPath(version), `/${version.path}`]));

/**
 * Returns the paths that redirect to a page, without the base URL. The root of a version redirects to its main page.
 * The readable path of a category redirects to its original path, which starts with a leftover emoji character.
 */
export function aliasesOf(path: string): string[] {
  const readable = path.replace(/(?<=\/category\/)\ufe0f?-/, '');
  const alias = readable === path ? roots.get(path) : readable;
  return alias === undefined ? [] : [alias];
}
