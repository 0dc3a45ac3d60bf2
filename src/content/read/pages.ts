import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PageClaim } from '../../api/links';
import { type DocsVersion, versionOf } from '../../config/versions';
import { filesIn } from '../../lib/files';
import { memoize } from '../../lib/memoize';
import { frontMatterOf, symbolsOf, type SourcePage } from './page';

/** A documented version: its Docusaurus name, its Magmastream version and its URL prefix. */
export interface ContentVersion {
  name: string;
  version: string;
  /** The URL prefix, without leading or trailing slashes, for example `docs/2.8.5`. */
  path: string;
}

/** Returns the folder that contains a version's pages. */
export function contentFolder({ name }: Pick<ContentVersion, 'name'>): string {
  return name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
}

/** Returns the version that an absolute file path belongs to, or undefined for files outside the docs. */
export function versionOfFile(file: string, siteDir: string): DocsVersion | undefined {
  return versionOf(relative(siteDir, file).split(sep).join('/'));
}

/** Returns the Docusaurus id of a page. The id of `docs/enums/LoadTypes.mdx` is `enums/LoadTypes`. */
export function pageId(file: string): string {
  return file.replace(/^(docs|versioned_docs\/[^/]+)\/|\.mdx?$/g, '');
}

/** Memoizes a function that reads a version. During `npm start`, each call reads the files again. */
export function memoizeInBuild<T>(read: (siteDir: string, version: ContentVersion) => T): typeof read {
  const memoized = memoize((siteDir: string) => memoize((version: ContentVersion) => read(siteDir, version)));
  return (siteDir, version) =>
    process.env.NODE_ENV === 'production' ? memoized(siteDir)(version) : read(siteDir, version);
}

/** Reads all MDX files of a version, including partials. Sorts the files by path. Editors on Windows may write CRLF. */
export const readPages = memoizeInBuild((siteDir, version): SourcePage[] => {
  const folder = contentFolder(version);
  return filesIn(join(siteDir, folder))
    .filter((file) => /\.mdx?$/.test(file))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(siteDir, file), 'utf8').replaceAll('\r\n', '\n') }));
});

/** True for a partial: an MDX file that other pages import and that has no page itself. */
export function isPartial({ file }: { file: string }): boolean {
  return /\/_[^/]*$/.test(file);
}

/** Returns the symbols that each page of a version documents. Throws the same errors as `frontMatterOf`. */
export function claimsOf(pages: readonly SourcePage[], { path }: Pick<ContentVersion, 'path'>): PageClaim[] {
  return pages.flatMap((page) => {
    const symbols = symbolsOf(page);
    return symbols.length ? [{ symbols, url: `/${path}${String(frontMatterOf(page).slug)}` }] : [];
  });
}
