import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import { filesIn } from '../lib/files';
import { interactiveCode, runsInBrowser } from '../lib/interactive.mjs';

/** Removes code samples, which may contain hooks and event handlers. */
const withoutSamples = (mdx: string): string =>
  mdx.replace(/^( *)(`{3,})[^]*?\n\1\2|`[^`\n]+`/gm, (code) => code.replace(/\S/g, ' '));

/** Finds hooks, refs and event handlers in MDX pages. */
export function checkPageCode(pages: readonly Pick<SourcePage, 'file' | 'text'>[]): Problem[] {
  return pages.flatMap(({ file, text }) =>
    interactiveCode(withoutSamples(text)).map((problem) => ({ file, ...problem })),
  );
}

/** Finds hooks, refs and event handlers in the components in `src` that run only during the build. */
export function checkComponents(root: string): Problem[] {
  const files = filesIn(join(root, 'src')).map((file) => `src/${file}`);
  return files
    .filter((file) => file.endsWith('.tsx') && !runsInBrowser(file))
    .flatMap((file) =>
      interactiveCode(readFileSync(join(root, file), 'utf8')).map((problem) => ({ file, ...problem })),
    );
}
