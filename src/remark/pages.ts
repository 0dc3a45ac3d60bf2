import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from 'gray-matter';
import type { PageClaim } from '../api/links';

/** A documented version: its name in Docusaurus, the version of the library, and the root of its addresses. */
export interface WordsVersion {
  name: string;
  version: string;
  /** Without slashes at its ends, for example `docs/2.8.5`. */
  path: string;
}

/** A page of words: its file, relative to the site with forward slashes, and its text. */
export interface WordsPage {
  file: string;
  text: string;
}

/** The folder of a version's words, relative to the site. */
export function wordsFolder({ name }: WordsVersion): string {
  return name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
}

/** The version that a file of words belongs to, or undefined for a file that is no page of the docs. */
export function versionOfFile(file: string, siteDir: string, versions: WordsVersion[]): WordsVersion | undefined {
  const path = relative(siteDir, file).split(sep).join('/');
  return versions.find((version) => path.startsWith(`${wordsFolder(version)}/`));
}

/** Reads all pages of a version, in the order of their paths. */
export function readPages(siteDir: string, version: WordsVersion): WordsPage[] {
  const folder = wordsFolder(version);
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .map((file) => ({ file, text: readFileSync(join(siteDir, file), 'utf8') }));
}

/** The symbols that front matter says a page documents: `api: Manager` or `api: [Track, TrackData]`. */
export function symbolsOf(frontMatter: Record<string, unknown>): string[] {
  const { api } = frontMatter;
  return (Array.isArray(api) ? api : [api]).filter((name): name is string => typeof name === 'string');
}

/** Which page documents which symbols, over all pages of a version. */
export function claimsOf(pages: WordsPage[], version: WordsVersion): PageClaim[] {
  return pages.flatMap(({ text }) => {
    const { data } = matter(text);
    const symbols = symbolsOf(data);
    return symbols.length ? [{ symbols, address: `/${version.path}${String(data.slug)}` }] : [];
  });
}
