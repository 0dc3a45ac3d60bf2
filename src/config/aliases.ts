import { removedPages } from './renames';
import { mainPath, versions } from './versions';

const aliases = new Map([
  ...versions.map((version) => [mainPath(version), `/${version.path}`] as const),
  ...removedPages.map((path) => [path, path.replace(/(?<=^\/docs)\/[^/]+/, '')] as const),
]);

/** Returns the redirects to a page: from a version's root, a category's path without the emoji, and a removed page. */
export function aliasesOf(path: string): string[] {
  const readable = path.replace(/(?<=\/category\/)\ufe0f?-/, '');
  const alias = readable === path ? aliases.get(path) : readable;
  return alias === undefined ? [] : [alias];
}
