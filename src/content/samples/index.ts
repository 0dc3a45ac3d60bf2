import path from 'node:path';
import { renderDeclarations } from '../../api/print';
import { parseJson } from '../../lib/json';
import { loadFacts } from '../../api/load';
import { readable, type SourcePage } from '../read/page';
import { isPartial } from '../read/pages';
import type { Problem } from '../read/problem';
import { compile, type CompileError } from './compile';
import { extractSamples, type Sample } from './fences';
import { hiddenImports, preludeText } from './prelude';

/** The pages of one version of the library. */
export interface VersionPages {
  version: string;
  pages: SourcePage[];
}

/** What is wrong in the samples of a version, and how many ts and js fences it has, without those of partials. */
interface SamplesReport {
  problems: Problem[];
  count: number;
}

/** A sample with its place in the programs: the version that it is compiled against, and its paths in that one's folder. */
interface Placed {
  sample: Sample;
  version: string;
  places: string[];
}

/**
 * Compiles every sample in the pages of versions, each against the declarations of its version, or of the one that its
 * fence names, and the real discord.js: ts strictly, js with its types checked as strictly. All versions share the
 * programs, because to understand discord.js takes longer than the samples. A version without any costs nothing, and a
 * page that does not parse has none. The reports come in the order of the versions.
 */
export function checkSamplesOf(versions: VersionPages[]): SamplesReport[] {
  const read = versions.map(({ version, pages }) => {
    const extracted = readable(pages).sound.map(extractSamples);
    const samples = extracted.flatMap((page) => page.samples);
    return { extracted, samples, ...placeSamples(samples, version) };
  });
  const compiled = compileSamples(read.flatMap(({ placed }) => placed));
  return read.map(({ extracted, samples, placed, problems: repeated }) => {
    const problems = [
      ...extracted.flatMap((page) => page.problems),
      ...repeated,
      ...samples.flatMap((sample) => (sample.language === 'json' ? findBadJson(sample) : findSuppressions(sample))),
      ...placed.flatMap((one) => judge(one.sample, compiled.get(one) ?? [])),
    ];
    return {
      problems: problems.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
      count: samples.filter((sample) => sample.language !== 'json' && !isPartial(sample)).length,
    };
  });
}

/** `checkSamplesOf` for one version. */
export function checkSamples(version: string, pages: SourcePage[]): SamplesReport {
  return checkSamplesOf([{ version, pages }])[0];
}

/**
 * Gives each sample the paths of its files. The titled ones of a language share a folder, in which they may import each
 * other, and json files are in both folders. A title that comes again is the same file and must look the same.
 */
function placeSamples(samples: Sample[], version: string): { placed: Placed[]; problems: Problem[] } {
  const placed: Placed[] = [];
  const titled = new Map<string, Sample>();
  const problems: Problem[] = [];
  for (const [index, sample] of samples.entries()) {
    const { file, line, title, language, extension, text } = sample;
    // Joined with a slash first, so that `../../` in a title stays inside of the folder.
    const name = title && path.posix.join('/', title);
    const first = name && titled.get(language + name);
    if (first) {
      const message = `${title} has other contents in ${first.file}:${first.line}: show the same, or title one differently`;
      if (first.text !== text) problems.push({ file, line, message });
    } else if (name) {
      titled.set(language + name, sample);
      placed.push({ sample, version, places: language === 'json' ? [`ts${name}`, `js${name}`] : [language + name] });
    } else {
      placed.push({ sample, version: sample.version ?? version, places: [`samples/${version}-${index}.${extension}`] });
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

/** The errors of samples: those of each sample in its first place. */
function compileSamples(placed: Placed[]): Map<Placed, CompileError[]> {
  const library = new Map(
    [...new Set(placed.map(({ version }) => version))].flatMap((version): [string, string][] => [
      [`${version}/node_modules/magmastream/index.d.ts`, renderDeclarations(loadFacts(version))],
      [`${version}/prelude.d.ts`, preludeText],
    ]),
  );
  const errors = programs.flatMap((program) => compileProgram(placed, program, library));
  return new Map(placed.map((one) => [one, errors.filter(({ file }) => file === `${one.version}/${one.places[0]}`)]));
}

function compileProgram(placed: Placed[], program: string, library: ReadonlyMap<string, string>): CompileError[] {
  const files = placed.flatMap(({ sample, version, places }) =>
    places
      .filter((place) => place.startsWith(`${program}/`))
      .map((place): [string, string] => [
        `${version}/${place}`,
        sample.text + hiddenImports(sample, loadFacts(version), '../prelude'),
      ]),
  );
  // Where there is no code, there is nothing to wait for.
  return files.every(([place]) => place.endsWith('.json')) ? [] : compile('all', new Map([...library, ...files]));
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
