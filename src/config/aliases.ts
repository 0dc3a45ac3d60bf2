import { mainPath, versions } from './versions';

const roots = new Map(versions.map((version) => [mainPath(version), `/${version.path}`]));

/** Returns the paths that redirect to a page: a version's root, and a category's path without the emoji. */
export function aliasesOf(path: string): string[] {
  const readable = path.replace(/(?<=\/category\/)\ufe0f?-/, '');
  const alias = readable === path ? roots.get(path) : readable;
  return alias === undefined ? [] : [alias];
}
