/**
 * Returns the version number in a path or URL of a past version's page, or undefined for other paths. Source files, such
 * as `versioned_docs/version-2.8.5/intro.mdx`, also have version numbers.
 */
export function versionNumberIn(path: string): string | undefined {
  return /(?:^|\/)(?:docs\/|versioned_docs\/version-)(\d+\.\d+\.\d+)(?:\/|$)/.exec(path)?.[1];
}

/** Returns the last segment of a path, without `.html` or `/index.html`. */
export function lastSegment(path: string): string {
  return (
    path
      .replace(/(?:\/index)?\.html?$|\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/**
 * Returns the name of a page, by which the same page can be found in another version. The name is in lowercase and has
 * no separators, because case and separators differ between versions.
 */
export function pageName(path: string): string {
  return lastSegment(path)
    .toLowerCase()
    .replace(/[^\p{L}\d.]/gu, '');
}
