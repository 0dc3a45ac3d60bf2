import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { historyOf } from '../api/history';
import { symbolAddresses } from '../api/links';
import { documentedVersions, loadFacts } from '../api/load';
import { readPage } from '../words/readPage';
import type { WordsVersion } from '../words/pages';
import { claimsOf, readPages, symbolsOf, versionOfFile } from '../words/pages';
import { renderPage } from './render';
import type { RenderContext } from './render/context';

interface Options {
  siteDir: string;
  versions: WordsVersion[];
}

/**
 * The remark plugin that joins a page's words with the facts of its version.
 * A page whose front matter has no `api` passes unchanged. A heading or list entry that the facts do not know
 * fails the build with the file, the line and the nearest right name.
 */
export default function joinFacts({ siteDir, versions }: Options): (tree: Root, file: VFile) => void {
  const contexts = new Map<string, RenderContext>();
  return (tree, file) => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const symbols = symbolsOf(frontMatter);
    const version = symbols.length ? versionOfFile(file.path, siteDir, versions) : undefined;
    if (!version) return;
    const context = contexts.get(version.name) ?? contextOf(siteDir, version);
    if (process.env.NODE_ENV === 'production') contexts.set(version.name, context);
    const page = readPage(tree.children, symbols, context.facts);
    for (const { line, message } of page.problems) file.fail(message, { line, column: 1 });
    tree.children = renderPage(page, context);
  };
}

function contextOf(siteDir: string, version: WordsVersion): RenderContext {
  const facts = loadFacts(version.version);
  const history = historyOf(documentedVersions.map(loadFacts)).upTo(version.version);
  const addresses = symbolAddresses(claimsOf(readPages(siteDir, version), version));
  return { facts, history, addresses };
}
