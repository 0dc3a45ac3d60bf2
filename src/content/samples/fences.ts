import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { documentedVersions } from '../../api/load';
import { lineOf } from '../read/markup';
import { treeOf, type SourcePage } from '../read/page';
import type { Problem } from '../read/problem';

type Language = 'ts' | 'js' | 'json';

/** Attributes after the language of a fence. `expected` is the value of `expect-error`, empty if none is given. */
export interface FenceMeta {
  title?: string;
  expected?: string;
  links: boolean;
  /** Magmastream version of the fence, if it differs from the page's version. */
  version?: string;
}

export interface SampleCode {
  language: Language;
  /** File extension without the dot: `ts`, `tsx`, `js`, `json`, … */
  extension: string;
  /** Path of the file that the sample shows. Undefined for stand-alone samples. */
  title?: string;
  /** Codes of expected TypeScript errors. */
  expected: number[];
  /** True if Magmastream names in the sample link to their pages. */
  links: boolean;
  /** Magmastream version to compile against, if it differs from the page's version. */
  version?: string;
  text: string;
}

/** A code sample and its position in a page. */
export interface Sample extends SampleCode {
  file: string;
  /** Line of the opening fence, starting at 1. `text` starts on the next line. */
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
/** Titles with one of these extensions are file paths. */
const fileTitle = /\.([cm]?[jt]sx?|json)$/;

/** Parses the attributes of a fence: `title`, `version`, `expect-error` (single or double quotes) and `links`. */
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
 * Extracts the samples of a page: its ts and js fences, and json fences with a file name as title. Reports unclosed
 * fences, titles that contradict the language, and invalid `expect-error` values. Throws a PageError for invalid MDX.
 */
export function extractSamples(page: SourcePage): { samples: Sample[]; problems: Problem[] } {
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  const lines = page.text.split('\n');
  visit(treeOf(page), 'code', (fence) => {
    const line = lineOf(fence);
    const read = isClosed(fence, lines)
      ? readSample(fence)
      : 'this code fence is never closed: repeat its opening characters on a separate line';
    if (typeof read === 'string') problems.push({ file: page.file, line, message: read });
    else if (read) samples.push({ file: page.file, line, ...read });
  });
  return { samples, problems };
}

/** Counts the ts and js samples of a page line by line, because parsing all pages would slow down every build. */
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

/** True if the last line of a fence is its closing marker. An unclosed fence ends with code or an empty line. */
function isClosed({ value, position }: Code, lines: string[]): boolean {
  const { start, end } = position!;
  const length = value === '' ? 0 : value.split('\n').length;
  return end.line - start.line > length && /(`{3}|~{3})\s*$/.test(lines[end.line - 1]);
}

/** Looks up the language at the start of a fence's info string. */
function knownLanguage(info: string): { language: Language; extension: string } | undefined {
  return languages[info.split(/[^\w-]/, 1)[0].toLowerCase()];
}

/** Reads the sample of a fence. Returns undefined for other languages and a message for an invalid fence. */
export function readSample({ lang, meta, value }: Code): SampleCode | string | undefined {
  const known = knownLanguage(lang ?? '');
  if (!known) return undefined;
  const { title = '', expected, links, version } = readMeta(meta);
  const codes = expected?.split(',') ?? [];
  if (!codes.every((code) => /^\s*\d+\s*$/.test(code)))
    return 'expect-error needs the codes of the errors, for example expect-error="2345,2339"';

  if (version !== undefined && !documentedVersions.includes(version))
    return `there are no facts for version ${version}: use one of ${documentedVersions.join(', ')}`;

  const sample = { ...known, expected: codes.map(Number), links, version, text: value };
  const extension = fileTitle.exec(title)?.[1];
  if (!extension) return known.language === 'json' ? undefined : sample;
  if (!extensions[known.language].test(title))
    return `the language of the fence is ${known.extension} but its title is ${title}: make them agree`;
  if (version !== undefined) return `${title} belongs to the version of its page: remove the title or the version`;

  return { ...sample, title, extension };
}
