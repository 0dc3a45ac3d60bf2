import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { renderDeclarations } from '../../api/print';
import { parseJson } from '../../lib/json';
import { loadFacts } from '../../api/load';
import { readable, type SourcePage } from '../read/page';
import { isPartial } from '../read/pages';
import type { Problem } from '../read/problem';
import { cached } from './cache';
import { compile, type CompileError, type CompileResult } from './compile';
import { extractSamples, type Sample, scanSamples } from './fences';
import type { NamedIdentifier } from './names';
import { hiddenImports, preludeText } from './prelude';

export interface VersionPages {
  version: string;
  pages: SourcePage[];
}

/** The result of the sample check. `count` is the number of ts and js samples outside partials. */
interface SamplesReport {
  problems: Problem[];
  count: number;
}

/** A sample with its virtual file paths and the version that it is compiled with. */
interface Placed {
  sample: Sample;
  version: string;
  places: string[];
}

/**
 * Compiles samples with discord.js and the declarations of their version. Skips pages that do not parse. All versions
 * share the compiler programs, because loading discord.js is slow. `files` limits the check to certain pages.
 */
export function checkSamplesOf(versions: VersionPages[], files?: ReadonlySet<string>): SamplesReport[] {
  const read = versions.map(({ version, pages }) => {
    const { sound } = readable(pages);
    const extracted = sound.map(extractSamples);
    const samples = extracted.flatMap((page) => page.samples);
    return { sound, extracted, samples, ...placeSamples(samples, version) };
  });
  const { errors: compiled } = compileSamples(read.flatMap(({ placed }) => neededFor(placed, files)));
  return read.map(({ sound, extracted, samples, placed, problems: repeated }) => {
    const problems = [
      ...extracted.flatMap((page) => page.problems),
      ...sound.flatMap((page, index) => findUnscanned(page, extracted[index].samples)),
      ...repeated,
      ...samples.flatMap((sample) => (sample.language === 'json' ? findBadJson(sample) : findSuppressions(sample))),
      ...placed.flatMap((item) => judge(item.sample, compiled.get(item) ?? [])),
    ];
    return {
      problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
      count: samples.filter((sample) => sample.language !== 'json' && !isPartial(sample)).length,
    };
  });
}

function neededFor(placed: Placed[], files: ReadonlySet<string> | undefined): Placed[] {
  const own = files ? placed.filter(({ sample }) => files.has(sample.file)) : placed;
  const needsTitled = files && own.some(({ sample }) => sample.title);
  return needsTitled ? placed.filter((item) => own.includes(item) || item.sample.title) : own;
}

/**
 * Assigns virtual paths to samples. Samples with titles share a folder, so that they can import each other. If two
 * titles are equal, the samples must be equal too.
 */
function placeSamples(samples: Sample[], version: string): { placed: Placed[]; problems: Problem[] } {
  const placed: Placed[] = [];
  const titled = new Map<string, Sample>();
  const problems: Problem[] = [];
  for (const [index, sample] of samples.entries()) {
    const { file, line, title, language, text } = sample;
    // The leading slash prevents titles such as `../../x` from leaving the folder.
    const name = title && path.posix.join('/', title);
    const first = name && titled.get(language + name);
    if (first) {
      const message = `${title} differs from ${first.file}:${first.line}: make them identical or change a title`;
      if (first.text !== text) problems.push({ file, line, message });
    } else if (name) {
      titled.set(language + name, sample);
      placed.push({ sample, version, places: language === 'json' ? [`ts${name}`, `js${name}`] : [language + name] });
    } else {
      placed.push({ sample, version: sample.version ?? version, places: [`samples/${version}-${index}.${language}`] });
    }
  }
  return { placed, problems };
}

/** Reports a sample that the build reads differently, because the build does not parse the page. */
function findUnscanned(page: SourcePage, samples: readonly Sample[]): Problem[] {
  const scanned = scanSamples(page);
  const longer = scanned.length > samples.length ? scanned : samples;
  const index = longer.findIndex((_, position) => !isDeepStrictEqual(samples[position], scanned[position]));
  if (index === -1) return [];
  return [{ file: page.file, line: longer[index].line, message: 'the build misreads this sample: fix scanSamples' }];
}

function findSuppressions({ file, line, text }: Sample): Problem[] {
  return text.split('\n').flatMap((code, index) => {
    const [comment] = /@ts-(?:ignore|expect-error|nocheck)\b/.exec(code) ?? [];
    if (!comment) return [];
    const message = `remove ${comment}: mark a sample that must not compile with expect-error="<code>" on its fence`;
    return [{ file, line: line + 1 + index, message }];
  });
}

/** Parses json samples strictly. Node.js rejects trailing commas, but the TypeScript compiler accepts them. */
function findBadJson({ file, line, title, text }: Sample): Problem[] {
  try {
    parseJson(text, title!);
    return [];
  } catch (error) {
    return [{ file, line, message: (error as Error).message }];
  }
}

/** Compiles separate programs, so that a `declare module` in one program does not affect the others. */
const programs = ['samples', 'ts', 'js'];

/** Returns the Magmastream names in each sample, by version and sample text. */
export function namesInSamples(versions: VersionPages[]): Map<string, Map<string, NamedIdentifier[]>> {
  const placed = versions.flatMap(({ version, pages }) => placeSamples(pages.flatMap(scanSamples), version).placed);
  const { names } = compileSamples(placed);
  const byVersion = new Map<string, Map<string, NamedIdentifier[]>>();
  for (const item of placed) {
    const ofVersion = byVersion.get(item.version) ?? new Map<string, NamedIdentifier[]>();
    byVersion.set(item.version, ofVersion.set(item.sample.text, names.get(item) ?? []));
  }
  return byVersion;
}

/** Returns the errors and names of each sample. If a sample has several paths, uses the first. */
function compileSamples(placed: Placed[]) {
  const library = new Map(
    [...new Set(placed.map(({ version }) => version))].flatMap((version): [string, string][] => [
      [`${version}/node_modules/magmastream/index.d.ts`, renderDeclarations(loadFacts(version))],
      [`${version}/prelude.d.ts`, preludeText],
    ]),
  );
  const results = programs.map((program) => compileProgram(placed, program, library));
  const fileOf = ({ version, places }: Placed): string => `${version}/${places[0]}`;
  const bySample = <T extends { file: string }>(all: T[]): Map<Placed, T[]> => {
    const byFile = new Map<string, T[]>();
    for (const result of all) byFile.set(result.file, [...(byFile.get(result.file) ?? []), result]);
    return new Map(placed.map((item) => [item, byFile.get(fileOf(item)) ?? []]));
  };
  return {
    errors: bySample(results.flatMap(({ errors }) => errors)),
    names: bySample(results.flatMap(({ names }) => names)),
  };
}

function compileProgram(placed: Placed[], program: string, library: ReadonlyMap<string, string>): CompileResult {
  const files = placed.flatMap(({ sample, version, places }) =>
    places
      .filter((place) => place.startsWith(`${program}/`))
      .map((place): [string, string] => [
        `${version}/${place}`,
        sample.text + hiddenImports(sample, loadFacts(version)),
      ]),
  );
  // Skips the compiler if all files are JSON.
  if (files.every(([place]) => place.endsWith('.json'))) return { errors: [], names: [] };
  const all = new Map([...library, ...files]);
  return cached([...all], () => compile('all', all));
}

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
      // Report errors after the end of the text, such as an unclosed bracket, on the last line of the sample.
      line: line + text.slice(0, offset).split('\n').length,
      message: `TS${code}: ${message}`,
    }));
  return [...missing, ...unexpected];
}
