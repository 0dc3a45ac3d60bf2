import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from 'gray-matter';
import type { PageClaim } from '../api/links';
import { formatProblem, type Problem } from './problem';

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
function wordsFolder({ name }: WordsVersion): string {
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

/** Thrown for front matter that a page cannot have. */
export class FrontMatterError extends Error {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
  }
}

/** The front matter of a page; throws a FrontMatterError when it is no YAML, or names symbols but no `slug`. */
export function frontMatterOf({ file, text }: WordsPage): Record<string, unknown> {
  const data = readFrontMatter(file, text);
  const { slug } = data;
  if (symbolsOf(data).length > 0 && !(typeof slug === 'string' && slug.startsWith('/'))) {
    const message =
      'a page with "api" needs a "slug" that starts with "/", the address that links to its symbols lead to';
    throw new FrontMatterError({ file, line: 1, message });
  }
  return data;
}

function readFrontMatter(file: string, text: string): Record<string, unknown> {
  try {
    // Without options gray-matter would answer a page that it failed on from its cache.
    return matter(text, {}).data;
  } catch (error) {
    const { reason, message, mark } = error as { reason?: string; message: string; mark?: { line: number } };
    const advice = `the front matter is no YAML (${reason ?? message}): a value with a colon or quotes needs quotes around it`;
    throw new FrontMatterError({ file, line: (mark?.line ?? 0) + 1, message: advice });
  }
}

/** Which page documents which symbols, over all pages of a version; throws a FrontMatterError as `frontMatterOf` does. */
export function claimsOf(pages: WordsPage[], version: WordsVersion): PageClaim[] {
  return pages.flatMap((page) => {
    const frontMatter = frontMatterOf(page);
    const symbols = symbolsOf(frontMatter);
    return symbols.length ? [{ symbols, address: `/${version.path}${String(frontMatter.slug)}` }] : [];
  });
}
