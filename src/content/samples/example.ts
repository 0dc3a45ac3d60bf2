import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../lib/refusal.mjs';
import type { SourcePage } from '../read/page';
import { extractSamples } from './fences';

/** The languages in which the pages show the example bot. */
export const exampleLanguages = ['ts', 'js'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** A file of the example bot: its path inside of the bot's folder, with forward slashes, and its text. */
export interface ExampleFile {
  path: string;
  text: string;
}

/**
 * Finds the files of the example bot in the pages on getting started: what is titled as a file below `src/` in the
 * language, and the json files beside it, which both languages share. A file that is shown twice comes once: the check
 * of the samples sees to it that both look the same. Throws if the pages show none, and a PageError as `extractSamples` does.
 */
export function findExample(pages: SourcePage[], language: ExampleLanguage): ExampleFile[] {
  const files = new Map<string, string>();
  for (const page of pages.filter(({ file }) => file.includes('/getting-started/'))) {
    for (const sample of extractSamples(page).samples) {
      const title = path.posix.normalize(sample.title ?? '.');
      const shared = sample.language === 'json' && !title.includes('/');
      const own = sample.language === language && title.startsWith('src/');
      if ((shared || own) && !files.has(title)) files.set(title, sample.text);
    }
  }
  if (files.size === 0)
    throw new Refusal(`the pages on getting started show no file of the example bot in ${language}`);

  return [...files].map(([title, text]) => ({ path: title, text }));
}

/** Writes the files into a folder, which it creates; throws before it writes anything if the folder holds something. */
export function writeExample(folder: string, files: ExampleFile[]): void {
  mkdirSync(folder, { recursive: true });
  const [found] = readdirSync(folder);
  if (found !== undefined) {
    throw new Refusal(
      `${folder} is not empty (it holds ${found}): name an empty folder or one that does not exist yet`,
    );
  }
  for (const { path: name, text } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
}
