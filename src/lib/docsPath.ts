/** Returns the version number in the path, URL or source file of a past version's page. */
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

/** Normalizes a page name. Removes case and separators, because they differ between versions. */
export function pageName(path: string): string {
  return lastSegment(path)
    .toLowerCase()
    .replace(/[^\p{L}\d.]/gu, '');
}
