import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { documentedVersions } from '../../api/load';
import { lineOf } from '../read/markup';
import { treeOf, type SourcePage } from '../read/page';
import { unclosedFenceMessage } from '../read/parseProblem';
import type { Problem } from '../read/problem';

type Language = 'ts' | 'js' | 'json';

/** The attributes of a code fence. `expected` is the value of `expect-error`, or an empty string without a value. */
interface FenceMeta {
  title?: string;
  expected?: string;
  /** Names that link to their documentation, such as `Manager.search`. */
  links: string[];
  /** The version of the sample, if it differs from the version of the page. */
  version?: string;
  /** True if the page shows only the first lines until the reader expands the sample. */
  isCollapsed: boolean;
}

export interface Sample {
  file: string;
  /** The line of the opening fence, starting at 1. */
  line: number;
  language: Language;
  /** The path of the file that the sample shows. */
  title?: string;
  expected: number[];
  /** The version of the sample, if it differs from the version of the page. */
  version?: string;
  text: string;
}

const languages: Partial<Record<string, Language>> = {
  ts: 'ts',
  typescript: 'ts',
  js: 'js',
  javascript: 'js',
  json: 'json',
};

/** Matches the path of a file, with its language. */
const fileTitle = /\.[cm]?(json|js|ts)x?$/;

/** Parses the attributes `title`, `version`, `expect-error`, `links` and `collapse` of a code fence. */
export function readMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const valueOf = (key: string) => new RegExp(`(?:^|\\s)${key}=(["'])(.*?)\\1`).exec(text)?.[2];
  const expects = /(?:^|\s)expect-error\b/.test(text);
  return {
    title: valueOf('title'),
    expected: expects ? (valueOf('expect-error') ?? '') : undefined,
    links: valueOf('links')?.split(' ') ?? [],
    version: valueOf('version'),
    isCollapsed: /(?:^|\s)collapse(?!\S)/.test(text),
  };
}

/** Returns a page's ts and js samples, and json samples with a file name. Throws a PageError for invalid MDX. */
export function extractSamples(page: SourcePage): { samples: Sample[]; problems: Problem[] } {
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  const lines = page.text.split('\n');
  visit(treeOf(page), 'code', (fence) => {
    const line = lineOf(fence);
    const read = isClosed(fence, lines) ? readSample(fence) : unclosedFenceMessage;
    if (typeof read === 'string') problems.push({ file: page.file, line, message: read });
    else if (read) samples.push({ file: page.file, line, ...read });
  });
  return { samples, problems };
}

/** Matches a whole fence and its indent at the beginning of a line, a quote or a list item. */
const wholeFence =
  /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}(?!.*`)|~{3,})(.*)\n((?:[^]*?\n)??)[ \t>]*\2[`~]*[ \t]*$/gm;

/** Finds the same samples as `extractSamples` without a parser, because parsing all pages would slow down every build. */
export function scanSamples({ file, text }: SourcePage): Sample[] {
  return Array.from(text.matchAll(wholeFence)).flatMap(({ index, 1: { length }, 3: info, 4: body }) => {
    const [, lang, meta] = /^\s*(\S*)\s*(.*)/.exec(info)!;
    const value = body.slice(0, -1).replace(new RegExp(`^[ \\t>]{0,${length}}`, 'gm'), '');
    const read = readSample({ lang, meta, value });
    return typeof read === 'object' ? [{ file, line: text.slice(0, index).split('\n').length, ...read }] : [];
  });
}

/** True if a fence ends with its closing marker. An unclosed fence ends with code or an empty line. */
function isClosed({ value, position }: Code, lines: string[]): boolean {
  const { start, end } = position!;
  const length = value === '' ? 0 : value.split('\n').length;
  return end.line - start.line > length && /(`{3}|~{3})\s*$/.test(lines[end.line - 1]);
}

/** Reads a sample. Returns undefined if its language is not supported, or an error message if the fence is invalid. */
function readSample({
  lang,
  meta,
  value,
}: Pick<Code, 'lang' | 'meta' | 'value'>): Omit<Sample, 'file' | 'line'> | string | undefined {
  const language = languages[(lang ?? '').split(/[^\w-]/, 1)[0].toLowerCase()];
  if (!language) return undefined;
  const { title = '', expected, version } = readMeta(meta);
  const codes = expected?.split(',') ?? [];
  if (!codes.every((code) => /^\s*\d+\s*$/.test(code)))
    return 'expect-error needs the codes of the errors, for example expect-error="2345,2339"';

  if (version !== undefined && !documentedVersions.includes(version))
    return `there are no facts for version ${version}: use one of ${documentedVersions.join(', ')}`;

  const sample = { language, expected: codes.map(Number), version, text: value };
  const titleLanguage = fileTitle.exec(title)?.[1];
  if (!titleLanguage) return language === 'json' ? undefined : sample;
  if (titleLanguage !== language)
    return `the language of the fence is ${language} but its title is ${title}: make them agree`;
  if (version !== undefined) return `${title} belongs to the version of its page: remove the title or the version`;

  return { ...sample, title };
}
