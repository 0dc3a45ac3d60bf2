import type { SourcePage } from '../read/page';
import { pageId } from '../read/pages';
import { extractSamples, type Sample } from './fences';

/** A sample and its name on the page, which scenarios use as a reference: `src/voice.ts`, `sigterm` or `sigterm-2`. */
export interface NamedSample extends Sample {
  name: string;
}

/** Names the ts and js samples of a page: by title, or by section and position in the section. */
export function namedSamples(page: SourcePage): NamedSample[] {
  const lines = page.text.split('\n');
  const counts = new Map<string, number>();
  return extractSamples(page)
    .samples.filter(({ language }) => language !== 'json')
    .map((sample) => {
      if (sample.title) return { ...sample, name: sample.title };
      const section = sectionAbove(lines, sample.line);
      const count = (counts.get(section) ?? 0) + 1;
      counts.set(section, count);
      return { ...sample, name: count === 1 ? section : `${section}-${count}` };
    });
}

function sectionAbove(lines: string[], line: number): string {
  const above = lines.slice(0, line - 1).reverse();
  return above.map((text) => /^#{2,6} .*\{#([\w-]+)\}\s*$/.exec(text)?.[1]).find((id) => id !== undefined) ?? 'top';
}

/**
 * Returns the samples that a reference names: `guides/restarts: src/queues.ts` for a file, `guides/restarts: sigterm` or
 * `guides/restarts: sigterm-2` for a sample in a section, and `getting-started/examples/*: *.ts` for all files.
 */
export function samplesAt(pages: readonly SourcePage[], reference: string): NamedSample[] {
  const [id, name] = reference.split(': ');
  const matches = (pattern: string, text: string): boolean =>
    pattern.startsWith('*.') ? text.endsWith(pattern.slice(1)) && text.includes('/') : pattern === text;
  return pages
    .filter(({ file }) => (id.endsWith('/*') ? pageId(file).startsWith(id.slice(0, -1)) : pageId(file) === id))
    .flatMap(namedSamples)
    .filter((sample) => matches(name, sample.name));
}
