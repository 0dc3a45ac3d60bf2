import { mainPath, versions } from './versions';

const roots = new Map(versions.map((version) => [mainPath(version), `/${version.path}`]));

/**
 * The further addresses that lead to a page, given the page's own address without the base URL: the root of a version to
 * its main page, and the readable name of a category to the address with the remains of an emoji, an invisible variation
 * selector included, that the site has always used. Aliases hang on pages that exist.
 */
export function aliasesOf(path: string): string[] {
  const readable = path.replace(/(?<=\/category\/)\ufe0f?-/, '');
  const alias = readable === path ? roots.get(path) : readable;
  return alias === undefined ? [] : [alias];
}
