import path from 'node:path';
import { renderDeclarations } from '../api/print';
import { parseJson } from '../lib/json';
import { loadFacts } from '../api/load';
import { readable, type WordsPage } from '../words/page';
import { isPartial } from '../words/pages';
import type { Problem } from '../words/problem';
import { compile, type CompileError } from './compile';
import { extractSamples, type Sample } from './fences';
import { hiddenImports, preludeText } from './prelude';

/**
 * Compiles every sample in the pages of one version against its declarations, or those that its fence names, and discord.js:
 * ts strictly, js with its types checked as strictly. `count` says how many ts and js fences it read, without those of
 * partials. A version without any costs nothing, and a page that does not parse has none.
 */
export function checkSamples(version: string, pages: WordsPage[]): { problems: Problem[]; count: number } {
  const extracted = readable(pages).sound.map(extractSamples);
  const samples = extracted.flatMap((page) => page.samples);
  const { placed, problems: repeated } = placeSamples(samples);
  const problems = [
    ...extracted.flatMap((page) => page.problems),
    ...repeated,
    ...samples.flatMap((sample) => (sample.language === 'json' ? findBadJson(sample) : findSuppressions(sample))),
    ...groupByVersion(version, placed).flatMap(([own, group]) => compileSamples(own, group)),
  ];
  return {
    problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    count: samples.filter((sample) => sample.language !== 'json' && !isPartial(sample)).length,
  };
}

/**
 * Gives each sample the paths of its files. The titled ones of a language share a folder, in which they may import each
 * other, and json files are in both folders. A title that comes again is the same file and must look the same.
 */
function placeSamples(samples: Sample[]): { placed: Map<Sample, string[]>; problems: Problem[] } {
  const placed = new Map<Sample, string[]>();
  const titled = new Map<string, Sample>();
  const problems: Problem[] = [];
  for (const [index, sample] of samples.entries()) {
    const { file, line, title, language, extension, text } = sample;
    // Joined with a slash first, so that `../` in a title stays inside of the folder.
    const name = title && path.posix.join('/', title);
    const first = name && titled.get(language + name);
    if (first) {
      const message = `${title} has other contents in ${first.file}:${first.line}: show the same, or title one differently`;
      if (first.text !== text) problems.push({ file, line, message });
    } else if (name) {
      titled.set(language + name, sample);
      placed.set(sample, language === 'json' ? [`ts${name}`, `js${name}`] : [language + name]);
    } else {
      placed.set(sample, [`samples/${index}.${extension}`]);
    }
  }
  return { placed, problems };
}

/** A comment that silences the compiler would hide from readers what they meet when they copy the sample. */
function findSuppressions({ file, line, text }: Sample): Problem[] {
  return text.split('\n').flatMap((code, index) => {
    const [comment] = /@ts-(?:ignore|expect-error|nocheck)\b/.exec(code) ?? [];
    if (!comment) return [];
    const message = `remove ${comment}: a sample that must not compile says so on its fence, expect-error="<code>"`;
    return [{ file, line: line + 1 + index, message }];
  });
}

/** The compiler forgives a comma too many, Node does not. */
function findBadJson({ file, line, title, text }: Sample): Problem[] {
  try {
    parseJson(text);
    return [];
  } catch (error) {
    return [{ file, line, message: `${title}: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** The samples that stand alone, and the two projects: a program each, so that no `declare module` reaches another. */
const programs = ['samples', 'ts', 'js'];

/** A page may show what another version needs: each sample is compiled against the version that it is for. */
function groupByVersion(version: string, placed: Map<Sample, string[]>): [string, Map<Sample, string[]>][] {
  const groups = new Map<string, Map<Sample, string[]>>();
  for (const [sample, places] of placed) {
    const own = sample.version ?? version;
    groups.set(own, (groups.get(own) ?? new Map<Sample, string[]>()).set(sample, places));
  }
  return [...groups];
}

function compileSamples(version: string, placed: Map<Sample, string[]>): Problem[] {
  const facts = loadFacts(version);
  const library = new Map([
    ['node_modules/magmastream/index.d.ts', renderDeclarations(facts)],
    ['prelude.d.ts', preludeText],
  ]);
  const errors = programs.flatMap((program) => {
    const files = [...placed].flatMap(([sample, places]) =>
      places
        .filter((place) => place.startsWith(`${program}/`))
        .map((place): [string, string] => [place, sample.text + hiddenImports(sample, facts, '../prelude')]),
    );
    // Where there is no code, there is nothing to wait for.
    if (files.every(([place]) => place.endsWith('.json'))) return [];
    return compile(version, new Map([...library, ...files]));
  });
  return [...placed].flatMap(([sample, [place]]) => {
    const own = errors.filter(({ file }) => file === place);
    return judge(sample, own);
  });
}

/** Compares the errors of a sample with those that its fence expects. */
function judge({ file, line, text, expected }: Sample, errors: CompileError[]): Problem[] {
  const codes = new Set(errors.map(({ code }) => code));
  const found = codes.size > 0 ? `gives ${[...codes].map((code) => `TS${code}`).join(', ')}` : 'compiles';
  const missing = expected
    .filter((code) => !codes.has(code))
    .map((code) => ({ file, line, message: `the fence expects the error TS${code}, but the sample ${found}` }));
  const unexpected = errors
    .filter(({ code }) => !expected.includes(code))
    .map(({ offset, code, message }) => ({
      file,
      // An unclosed bracket is found missing behind the sample; its last line is the nearest that the author knows.
      line: line + text.slice(0, offset).split('\n').length,
      message: `TS${code}: ${message}`,
    }));
  return [...missing, ...unexpected];
}
