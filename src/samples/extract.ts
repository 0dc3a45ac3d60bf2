import type { Problem } from '../words/problem';

export interface Page {
  file: string;
  text: string;
}

export type Language = 'ts' | 'js' | 'json';

/** One fence of a page that the checker reads. */
export interface Sample {
  file: string;
  /** Line of the opening fence, from 1: the first line of `text` is the next one. */
  line: number;
  language: Language;
  /** What the fence would be called as a file, without the dot: `ts`, `tsx`, `js`, `json`, … */
  extension: string;
  /** Path of the file that the fence shows; absent for a sample that stands alone. */
  title?: string;
  /** Codes of the TypeScript errors that the fence must produce. */
  expected: number[];
  text: string;
}

const languages: Record<string, { language: Language; extension: string }> = {
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

/**
 * Finds the samples of a page: its ts and js fences, and its json fences that are titled as a file. What is wrong with
 * a fence itself (never closed, a title that contradicts the language, an unreadable `expect-error`) is a problem.
 */
export function extractSamples({ file, text }: Page): { samples: Sample[]; problems: Problem[] } {
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  for (const fence of readFences(text)) {
    const sample = readSample(file, fence);
    if (typeof sample === 'string') problems.push({ file, line: fence.line, message: sample });
    else if (sample) samples.push(sample);
  }
  return { samples, problems };
}

/** The sample that a fence holds, undefined if it is none of ours, or what is wrong with it. */
function readSample(file: string, { line, info, lines, closed }: Fence): Sample | string | undefined {
  if (!closed) return 'this code fence is never closed: end it with the same characters on a line of their own';
  const known = languages[info.split(/[^\w-]/, 1)[0].toLowerCase()];
  if (!known) return undefined;
  const expected = readExpected(info);
  if (!expected) return 'expect-error needs the codes of the errors, for example expect-error="2345,2339"';
  const sample = { file, line, ...known, expected, text: lines.join('\n') };
  const title = readMeta(info, 'title') ?? '';
  const extension = fileTitle.exec(title)?.[1];
  if (!extension) return known.language === 'json' ? undefined : sample;
  if (!extensions[known.language].test(title))
    return `the language of the fence is ${known.extension} but its title is ${title}: make them agree`;

  return { ...sample, title, extension };
}

/** The quoted value of a word of the info string, read as Docusaurus reads `title`. */
function readMeta(info: string, key: string): string | undefined {
  return new RegExp(`(?:^|\\s)${key}=(["'])(.*?)\\1`).exec(info)?.[2];
}

function readExpected(info: string): number[] | undefined {
  if (!/\sexpect-error\b/.test(info)) return [];
  const codes = readMeta(info, 'expect-error')?.split(',') ?? [''];
  return codes.every((code) => /^\s*\d+\s*$/.test(code)) ? codes.map(Number) : undefined;
}

interface Fence {
  /** Line of the opening, from 1. */
  line: number;
  info: string;
  lines: string[];
  closed: boolean;
}

/** A fence that is still open: what closes it, and what its lines lose at their beginning. */
interface OpenFence {
  fence: Fence;
  end: RegExp;
  quote: RegExp;
  indent: RegExp;
}

/**
 * Scans a page for fences by the rules of CommonMark as MDX applies them: any indentation, also behind the markers of
 * a list or a quote. The lines of a fence lose the indentation that its opening has.
 */
function readFences(text: string): Fence[] {
  const fences: Fence[] = [];
  let open: OpenFence | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!open) {
      open = openFence(line, index + 1);
      if (open) fences.push(open.fence);
      continue;
    }
    const inner = line.replace(open.quote, '');
    if (open.end.test(inner)) {
      open.fence.closed = true;
      open = undefined;
    } else {
      open.fence.lines.push(inner.replace(open.indent, ''));
    }
  }
  return fences;
}

function openFence(text: string, line: number): OpenFence | undefined {
  const [, before, marks, info] = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
  // An info string with a backtick is inline code that happens to start the line.
  if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) return undefined;
  return {
    fence: { line, info: info.trim(), lines: [], closed: false },
    end: new RegExp(`^\\s*${marks[0]}{${marks.length},}\\s*$`),
    quote: new RegExp(`^(?:[ \\t]*>){0,${before.split('>').length - 1}}`),
    indent: new RegExp(`^[ \\t]{0,${before.length - before.lastIndexOf('>') - 1}}`),
  };
}
