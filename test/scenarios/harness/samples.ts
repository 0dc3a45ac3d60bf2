import { basename, join } from 'node:path';
import { transformSync } from 'esbuild';
import { loadFacts } from '../../../src/api/load';
import type { SourcePage } from '../../../src/content/read/page';
import { samplesAt, type NamedSample } from '../../../src/content/samples/references';
import { writeFile } from '../../../src/lib/files';

/** Names that a sample can use without declaring them, as in `src/content/samples/prelude.ts`. */
const scope = 'client, manager, player, node, interaction, guild, voice, textChannel, track';

const importStatement = /^import\b[^;]*;\n?/gm;
/** Statements that a function cannot contain and that the compiler removes. */
const augmentation = /^declare module [^]*?^\}$/gm;

/** Lets a scenario shorten the timers of samples, see `Settings.hurry`. */
const timers = 'const { setTimeout, setInterval } = scenarioTimers;\n';

/** Compiles a file to CommonJS. */
export const compile = (code: string, loader: string): string =>
  transformSync(code, { loader: loader as 'ts', format: 'cjs', target: 'node20' }).code;

/**
 * Turns a sample without a file name into a module with a function. The function receives the variables that the page
 * does not declare, runs the sample, and returns the variables that the sample declares.
 */
function wrap({ text }: NamedSample, version: string): string {
  const imports: string[] = text.match(importStatement) ?? [];
  const body = text
    .replace(importStatement, '')
    .replace(augmentation, '')
    .replace(/^export /gm, '');
  const declaration = /^(?:const|let|class|(?:async )?function) (?:([\w$]+)|\{([^}]*)\})/gm;
  const declared = Array.from(body.matchAll(declaration), ([, name, all]) => name ?? all.replace(/\w+: |,\s*$/g, ''));
  const values = loadFacts(version).symbols.filter(({ exported, kind }) => exported && !/interface|type/.test(kind));
  const names = values.map(({ name }) => name).join(', ');
  if (imports.length === 0) imports.push(`import { ${names} } from 'magmastream';`);
  // Wraps the sample in a block, so that the sample can declare variables with the names of the parameters.
  return `${imports.join('')}
export default async ({ ${scope} }: Record<string, any>) => {
  {
    ${body}
    return { ${declared.join(', ')} };
  }
};`;
}

/** Writes samples into the folder of a bot: files under their titles, other samples as `samples/<name>.js`, with the name of the page for its first one. */
export function writeSamples(
  folder: string,
  version: string,
  pages: readonly SourcePage[],
  references: readonly string[],
): void {
  for (const reference of references) {
    const samples = samplesAt(pages, reference);
    if (samples.length === 0) throw new Error(`${version} has no sample "${reference}".`);
    for (const sample of samples) {
      const name = sample.name === 'top' ? basename(sample.file, '.mdx') : sample.name;
      const path = sample.title ? sample.title.replace(/\.ts$/, '.js') : `samples/${name}.js`;
      const code = sample.title ? sample.text : wrap(sample, version);
      writeFile(join(folder, path), timers + (sample.title?.endsWith('.js') ? code : compile(code, 'ts')));
    }
  }
}
