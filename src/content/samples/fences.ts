import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { documentedVersions } from '../../api/load';
import { lineOf } from '../read/markup';
import { treeOf, type SourcePage } from '../read/page';
import type { Problem } from '../read/problem';

type Language = 'ts' | 'js' | 'json';

/** What stands behind the language of a fence. `expected` is what `expect-error` names: empty where it names nothing. */
export interface FenceMeta {
  title?: string;
  expected?: string;
  links: boolean;
  /** The version of the library that the fence is written for, where it is not that of its page. */
  version?: string;
}

/** What a fence shows. */
export interface SampleCode {
  language: Language;
  /** What the fence would be called as a file, without the dot: `ts`, `tsx`, `js`, `json`, … */
  extension: string;
  /** Path of the file that the fence shows; absent for a sample that stands alone. */
  title?: string;
  /** Codes of the TypeScript errors that the fence must produce. */
  expected: number[];
  /** True where the names in the sample that the library declares lead to their pages. */
  links: boolean;
  /** The version of the library that it is compiled against; absent for that of its page. */
  version?: string;
  text: string;
}

/** One fence of a page that the checker reads. */
export interface Sample extends SampleCode {
  file: string;
  /** Line of the opening fence, from 1: the first line of `text` is the next one. */
  line: number;
}

const languages: Partial<Record<string, { language: Language; extension: string }>> = {
  ts: { language: 'ts', extension: 'ts' },
  typescript: { language: 'ts', extension: 'ts' },
  tsx: { language: 'ts', extension: 'tsx' },
  js: { language: 'js', extension: 'js' },
  javascript: { language: 'js', extension: 'js' },
  jsx: { language: 'js', extension: 'jsx' },
  json: { language: 'json', extension: 'json' },
};

const extensions: Record<Language, RegExp> = { ts: /\.[cm]?tsx?$/, js: /\.[cm]?jsx?$/, json: /\.json$/ };
/** A title that ends like this is the path of a file. */
const fileTitle = /\.([cm]?[jt]sx?|json)$/;

/** Reads what stands behind the language of a fence: `title`, `version` and `expect-error` with a value in quotes of either kind, and `links`. */
export function readMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const valueOf = (key: string) => new RegExp(`(?:^|\\s)${key}=(["'])(.*?)\\1`).exec(text)?.[2];
  const words = text.replace(/=(["']).*?\1/g, '').split(/\s+/);
  const expects = /(?:^|\s)expect-error\b/.test(text);
  return {
    title: valueOf('title'),
    expected: expects ? (valueOf('expect-error') ?? '') : undefined,
    links: words.includes('links'),
    version: valueOf('version'),
  };
}

/**
 * Finds the samples of a page: its ts and js fences, and its json fences that are titled as a file. What is wrong with
 * a fence itself (never closed, a title that contradicts the language, an unreadable `expect-error`) is a problem.
 * Throws a PageError for a page that does not parse.
 */
export function extractSamples(page: SourcePage): { samples: Sample[]; problems: Problem[] } {
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  const lines = page.text.split('\n');
  visit(treeOf(page), 'code', (fence) => {
    const line = lineOf(fence);
    const read = isClosed(fence, lines)
      ? readSample(fence)
      : 'this code fence is never closed: end it with the same characters on a line of their own';
    if (typeof read === 'string') problems.push({ file: page.file, line, message: read });
    else if (read) samples.push({ file: page.file, line, ...read });
  });
  return { samples, problems };
}

/**
 * Counts the ts and js samples that `extractSamples` finds in the text of a sound page, by its lines alone: parsing all
 * pages for a number would take several seconds of every build.
 */
export function countSamples(text: string): number {
  let count = 0;
  let open = '';
  for (const line of text.split('\n')) {
    const [, fence, info = ''] = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!fence) continue;
    if (!open) {
      open = fence;
      const language = knownLanguage(info.trim())?.language;
      if (language && language !== 'json') count++;
    } else if (fence.startsWith(open) && info.trim() === '') {
      open = '';
    }
  }
  return count;
}

/** Where a fence has its end, one that is never closed has its last line of code, or an empty line. */
function isClosed({ value, position }: Code, lines: string[]): boolean {
  const { start, end } = position!;
  const length = value === '' ? 0 : value.split('\n').length;
  return end.line - start.line > length && /(`{3}|~{3})\s*$/.test(lines[end.line - 1]);
}

/** What a fence is that begins with the name of a language. */
function knownLanguage(info: string): { language: Language; extension: string } | undefined {
  return languages[info.split(/[^\w-]/, 1)[0].toLowerCase()];
}

/** The sample that a fence holds, undefined if it is none of ours, or what is wrong with it. */
export function readSample({ lang, meta, value }: Code): SampleCode | string | undefined {
  const known = knownLanguage(lang ?? '');
  if (!known) return undefined;
  const { title = '', expected, links, version } = readMeta(meta);
  const codes = expected?.split(',') ?? [];
  if (!codes.every((code) => /^\s*\d+\s*$/.test(code)))
    return 'expect-error needs the codes of the errors, for example expect-error="2345,2339"';

  if (version !== undefined && !documentedVersions.includes(version))
    return `there are no facts of the version ${version}: name one of ${documentedVersions.join(', ')}`;

  const sample = { ...known, expected: codes.map(Number), links, version, text: value };
  const extension = fileTitle.exec(title)?.[1];
  if (!extension) return known.language === 'json' ? undefined : sample;
  if (!extensions[known.language].test(title))
    return `the language of the fence is ${known.extension} but its title is ${title}: make them agree`;
  if (version !== undefined) return `${title} is a file of the page's own version: leave out the title, or the version`;

  return { ...sample, title, extension };
}
