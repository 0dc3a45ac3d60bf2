import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { byName } from '../api/lookup';
import type { Facts } from '../api/schema';
import type { DocsVersion } from '../config/versions';
import { frontMatterOf, symbolsOf, treeOf, type SourcePage } from '../content/read/page';
import { isPartial } from '../content/read/pages';
import type { Problem } from '../content/read/problem';
import { extractSamples } from '../content/samples/fences';
import { findFacts } from './facts';

const ownLink = (root: string): RegExp => new RegExp(`\\]\\(${root.replace(/[.]/g, '\\$&')}([^)#]+\\.md)[^)]*\\)`, 'g');

/** Removes line breaks, indentation and quote markers from text. */
const fold = (text: string): string =>
  text
    .replace(/^[ >]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Checks each page's Markdown file: it exists, contains all API facts, prose and samples, and links only to existing
 * files. Also counts the facts.
 */
export function checkMarkdown(
  buildDir: string,
  root: string,
  version: DocsVersion,
  pages: readonly SourcePage[],
  facts: Facts,
) {
  const symbols = byName(facts.symbols);
  let count = 0;
  const problems = pages
    .filter((page) => !isPartial(page))
    .flatMap((page): Problem[] => {
      const path = `${version.path}${String(frontMatterOf(page).slug)}.md`;
      const problem = (message: string, line = 1): Problem => ({
        file: page.file,
        line,
        message: `${path} ${message}`,
      });
      if (!existsSync(join(buildDir, path))) return [problem('is missing in the build')];
      const text = readFileSync(join(buildDir, path), 'utf8');
      const found = findFacts(
        text,
        symbolsOf(page).flatMap((name) => symbols.get(name) ?? []),
        facts,
      );
      count += found.count;
      const samples = extractSamples(page).samples.filter((sample) => !fold(text).includes(fold(sample.text)));
      const dead = [...text.matchAll(ownLink(root))].filter(([, file]) => !existsSync(join(buildDir, decodeURI(file))));
      return [
        ...found.lost.map((fact) => problem(`lacks ${fact}`)),
        ...lostProse(page, fold(text)).map(({ value, line }) => problem(`lacks “${value}”`, line)),
        ...samples.map(({ line }) => problem('lacks this sample', line)),
        ...dead.map(([, file]) => problem(`links to ${file}, which is not in the build`)),
      ];
    });
  return { problems, facts: count };
}

/**
 * Returns the text outside headings that the page's Markdown lacks. Skips texts shorter than 12 characters, because
 * inline code can split them.
 */
function lostProse(page: SourcePage, markdown: string): { value: string; line: number }[] {
  const lost: { value: string; line: number }[] = [];
  visit(treeOf(page), 'text', ({ value: text, position }, _, parent) => {
    const value = fold(text.replace(/^:/, ''));
    if (parent?.type === 'heading' || value.length < 12 || markdown.includes(value)) return;
    lost.push({ value, line: position?.start.line ?? 1 });
  });
  return lost;
}
