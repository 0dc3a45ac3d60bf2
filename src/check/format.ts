import { createHash } from 'node:crypto';
import type { Options } from 'prettier';
import { version } from 'prettier/package.json';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import { extractSamples, type Sample } from '../content/samples/fences';
import { readEntry, writeEntry } from '../lib/cacheEntry';

/** The maximum line length. Longer lines do not fit between the sidebar and the table of contents. */
const printWidth = 80;

const optionsOf = ({ language }: Sample): Options => ({
  parser: language === 'ts' ? 'typescript' : 'babel',
  plugins: [babel, estree, typescript],
  printWidth,
});

/** True for a line above the limit. Ignores JSDoc types in JavaScript samples, because they cannot be split. */
const isLong = (line: string): boolean => line.length > printWidth && !/^\s*(?:\/\*)?\* @/.test(line);

function wrapWords(prefix: string, words: string[]): string {
  const lines = [prefix];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (isLong(line)) lines.push(`${prefix} ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}

/** Wraps long comments, because Prettier does not change them. Moves the trailing comment of a long line above it. */
function wrapComments(text: string): string {
  return text
    .replace(/^( *)(\S.*[;,{]) (\/\/ .*)$/gm, (line, indent: string, code: string, comment: string) =>
      isLong(line) ? `${indent}${comment}\n${indent}${code}` : line,
    )
    .replace(/^( *)\/\*\* (.*) \*\/$/gm, (line, indent: string, words: string) =>
      isLong(line) ? `${indent}/**\n${indent} * ${words}\n${indent} */` : line,
    )
    .replace(/^( *(?:\/\/| \*)) (?!@).*(?:\n\1 (?!@).*)*/gm, (comment, prefix: string) => {
      const lines = comment.split('\n');
      if (!lines.some(isLong)) return comment;
      return wrapWords(
        prefix,
        lines.flatMap((line) => line.slice(prefix.length + 1).split(' ')),
      );
    });
}

/** Formats a sample. Returns a sample with syntax errors unchanged, because another check reports these errors. */
async function formatSample(sample: Sample): Promise<string> {
  try {
    const options = optionsOf(sample);
    const formatted = wrapComments(await format(sample.text, options));
    return (await format(formatted, options)).trimEnd();
  } catch {
    return sample.text;
  }
}

const samplesOf = (page: SourcePage): Sample[] =>
  extractSamples(page).samples.filter(({ language }) => language !== 'json');

// The hash includes the Prettier version, because another version can format a sample differently.
const hashOf = ({ language, text }: Sample): string =>
  createHash('sha1')
    .update(version + language + text)
    .digest('hex');

/** Reports a sample that is not formatted or has long lines. Adds the hash of a formatted sample to `formatted`. */
async function checkSample(sample: Sample, known: ReadonlySet<string>, formatted: Set<string>): Promise<Problem[]> {
  const { file, line, text } = sample;
  const hash = hashOf(sample);
  if (!known.has(hash) && !formatted.has(hash) && (await formatSample(sample)) !== text)
    return [{ file, line, message: 'this sample is not formatted: run npm run format' }];
  formatted.add(hash);
  return text.split('\n').flatMap((code, index) => {
    const message = `this line has ${code.length} characters: shorten it to ${printWidth}`;
    return isLong(code) ? [{ file, line: line + 1 + index, message }] : [];
  });
}

/** Checks the formatting of ts and js samples. Skips samples that an earlier run stored in the file `cache`. */
export async function checkFormat(lists: readonly SourcePage[][], cache: string): Promise<Problem[][]> {
  const known = new Set(readEntry(cache)?.toString().split('\n'));
  const formatted = new Set<string>();
  const problems: Problem[][] = [];
  for (const pages of lists) {
    const found: Problem[] = [];
    for (const sample of pages.flatMap(samplesOf)) found.push(...(await checkSample(sample, known, formatted)));
    problems.push(found);
  }
  writeEntry(cache, [...formatted].join('\n'));
  return problems;
}

/** Returns a page's text with all ts and js samples formatted. Throws a PageError if the MDX is invalid. */
export async function formatSamples(page: SourcePage): Promise<string> {
  const lines = page.text.split('\n');
  // Start at the end, so that the line numbers of earlier samples stay valid.
  for (const sample of samplesOf(page).reverse()) {
    const { line, text } = sample;
    // Repeat quote markers on every line, but replace a list marker with spaces.
    const prefix = /^[^`~]*/.exec(lines[line - 1])![0].replace(/[^\s>]/g, ' ');
    const formatted = (await formatSample(sample)).split('\n').map((code) => (prefix + code).trimEnd());
    if (text !== '') lines.splice(line, text.split('\n').length, ...formatted);
  }
  return lines.join('\n');
}
