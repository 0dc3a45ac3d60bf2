import { mainPath, versions } from './versions';

/** Readable category name → the address that the site has always used, invisible variation selector included. */
const categorySlugs: Record<string, string> = {
  classes: '\ufe0f-classes',
  enums: '-enums',
  typedefs: '-typedefs',
  'getting-started': '-getting-started',
  'creating-your-bot': '-creating-your-bot',
};

const aliases = new Map(
  versions.flatMap((version) => [
    [mainPath(version), `/${version.path}`] as const,
    ...Object.entries(categorySlugs).map(
      ([name, slug]) => [`/${version.path}/category/${slug}`, `/${version.path}/category/${name}`] as const,
    ),
  ]),
);

/**
 * The further addresses that lead to a page, given the page's own address without the base URL. Aliases hang on pages
 * that exist: a version without categories gets none.
 */
export function aliasesOf(path: string): string[] {
  const alias = aliases.get(path);
  return alias === undefined ? [] : [alias];
}
