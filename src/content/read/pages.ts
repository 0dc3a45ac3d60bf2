import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PageClaim } from '../../api/links';
import { frontMatterOf, symbolsOf, type SourcePage } from './page';

/** A documented version: its name in Docusaurus, the version of the library, and the root of its urls. */
export interface ContentVersion {
  name: string;
  version: string;
  /** Without slashes at its ends, for example `docs/2.8.5`. */
  path: string;
}

/** The folder of a version's prose, relative to the site. */
function contentFolder({ name }: ContentVersion): string {
  return name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
}

/** The version that a file of words belongs to, or undefined for a file that is none of the docs. */
export function versionOfFile(file: string, siteDir: string, versions: ContentVersion[]): ContentVersion | undefined {
  const path = relative(siteDir, file).split(sep).join('/');
  return versions.find((version) => path.startsWith(`${contentFolder(version)}/`));
}

/** Reads something of a version's words once a build, and each time while somebody writes (`npm start`). */
export function oncePerBuild<T>(read: (siteDir: string, version: ContentVersion) => T): typeof read {
  const known = new Map<string, T>();
  return (siteDir, version) => {
    const key = `${siteDir}\n${version.name}`;
    const value = known.get(key) ?? read(siteDir, version);
    if (process.env.NODE_ENV === 'production') known.set(key, value);
    return value;
  };
}

/** Reads all words of a version in the order of their paths: its pages, and what pages are made of (`isPartial`). */
export const readPages = oncePerBuild((siteDir, version): SourcePage[] => {
  const folder = contentFolder(version);
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .map((file) => ({ file, text: readFileSync(join(siteDir, file), 'utf8') }));
});

/** True for words that other pages import: Docusaurus makes no page of a file whose name begins with an underscore. */
export function isPartial({ file }: { file: string }): boolean {
  return /\/_[^/]*$/.test(file);
}

/** Which page documents which symbols, over all pages of a version; throws a PageError as `frontMatterOf` does. */
export function claimsOf(pages: SourcePage[], { path }: Pick<ContentVersion, 'path'>): PageClaim[] {
  return pages.flatMap((page) => {
    const symbols = symbolsOf(page);
    return symbols.length ? [{ symbols, url: `/${path}${String(frontMatterOf(page).slug)}` }] : [];
  });
}
