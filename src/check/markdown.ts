import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byName, membersOf } from '../api/lookup';
import type { Facts } from '../api/schema';
import type { DocsVersion } from '../config/versions';
import { frontMatterOf, symbolsOf, type SourcePage } from '../content/read/page';
import { isPartial } from '../content/read/pages';
import type { Problem } from '../content/read/problem';
import { extractSamples } from '../content/samples/fences';

const ownLink = (root: string): RegExp => new RegExp(`\\]\\(${root.replace(/[.]/g, '\\$&')}([^)#]+\\.md)[^)]*\\)`, 'g');

/** Checks that each page's Markdown exists, has all public members and samples, and links to existing files. */
export function checkMarkdown(
  buildDir: string,
  root: string,
  version: DocsVersion,
  pages: readonly SourcePage[],
  facts: Facts,
): Problem[] {
  const symbols = byName(facts.symbols);
  return pages
    .filter((page) => !isPartial(page))
    .flatMap((page): Problem[] => {
      const path = `${version.path}${String(frontMatterOf(page).slug)}.md`;
      const problem = (message: string): Problem => ({ file: page.file, line: 1, message: `${path} ${message}` });
      if (!existsSync(join(buildDir, path))) return [problem('is missing in the build')];
      const text = readFileSync(join(buildDir, path), 'utf8');
      const plain = text.replace(/^[ >]+/gm, '');
      const members = symbolsOf(page).flatMap((name) => {
        const symbol = symbols.get(name);
        return symbol
          ? membersOf(symbol).filter((member) => !('visibility' in member) || member.visibility === 'public')
          : [];
      });
      const lost = members.filter(({ name }) => !text.includes(name)).map(({ name }) => problem(`lacks ${name}`));
      const samples = extractSamples(page).samples.filter(
        (sample) => !plain.includes(sample.text.replace(/^[ >]+/gm, '')),
      );
      const dead = [...text.matchAll(ownLink(root))].filter(([, file]) => !existsSync(join(buildDir, decodeURI(file))));
      return [
        ...lost,
        ...samples.map(({ line }) => ({ ...problem('lacks this sample'), line })),
        ...dead.map(([, file]) => problem(`links to ${file}, which is not in the build`)),
      ];
    });
}
