import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { historyOf } from '../../api/history';
import { inputsOf } from '../../api/inputs';
import { type DocsVersion, versions } from '../../config/versions';
import { documentedVersions, loadFacts } from '../../api/load';
import { messagesOf } from '../../api/messages';
import { hasAnswers } from '../read/answers';
import { readMeta } from '../samples/fences';
import { linkNames, type SampleLink } from '../samples/links';
import { symbolsIn } from '../read/page';
import { memoizeInBuild, versionOfFile } from '../read/pages';
import { symbolUrlsOf, urlsOf } from '../read/urls';
import { readReference } from '../read/readReference';
import { renderAnswers } from './answers';
import { addCompatibility } from './compatibility';
import { highlight } from './highlight';
import { headingParts } from '../read/markup';
import { linksInSample, type SamplePlace } from './sampleLinks';
import { breakCode, type RenderContext } from './nodes';
import { playbackNote, showsPlayback } from './playback';
import { renderPage } from './api';
import { labelCells } from './tables';
import { keepVersionNames } from './versionNames';

interface Options {
  siteDir: string;
  versions: DocsVersion[];
}

/** Remark plugin that combines a page's prose with its facts and highlights samples. Rejects unknown names. */
export default function renderContent({ siteDir, versions }: Options): (tree: Root, file: VFile) => void {
  /** Links the names in the fence's `links` attribute. Without this attribute, links all names in the sample. */
  function linksOf({ meta, value }: Code, version: DocsVersion, place: SamplePlace): SampleLink[] {
    const { links, version: other } = readMeta(meta);
    if (links.length > 0) return linkNames(value, links, urlsOf(siteDir, version));
    const target = other ? versions.find(({ version: number }) => number === other) : version;
    // Skip this step during `npm start`, because compiling all samples takes too long.
    return target && process.env.NODE_ENV === 'production'
      ? linksInSample(value, siteDir, target, versions, place)
      : [];
  }

  return (tree, file) => {
    const version = versionOfFile(file.path, siteDir);
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const symbols = symbolsIn(frontMatter);
    if (version && symbols.length > 0) {
      const context = contextOf(siteDir, version);
      const page = readReference({ file: file.path, nodes: tree.children, symbols }, context.facts);
      page.problems.forEach(({ line, message }) => file.fail(message, { line, column: 1 }));
      tree.children = renderPage(page, context);
    }
    if (hasAnswers(frontMatter))
      tree.children = renderAnswers(tree.children, messagesOf(documentedVersions.map(loadFacts)), documentedVersions);
    if (version && showsPlayback(file.path, version)) tree.children.unshift(playbackNote(version));
    addCompatibility(tree);
    breakCode(tree);
    labelCells(tree);
    keepVersionNames(tree);
    let section = '';
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') section = headingParts(node).id ?? section;
      if (node.type !== 'code') return;
      try {
        const links = version ? linksOf(node, version, { ownSymbols: symbols, section }) : [];
        parent!.children[index!] = highlight(node, links);
      } catch (error) {
        file.fail(error as Error, node);
      }
    });
  };
}

const contextOf = memoizeInBuild((siteDir, version): RenderContext => {
  const facts = loadFacts(version.version);
  const history = historyOf(documentedVersions.map(loadFacts), version.version);
  // The versions to link to. Empty during `npm start`, because each page would read all pages of all versions.
  const linked = process.env.NODE_ENV === 'production' ? versions : [];
  const urlsByVersion = new Map(linked.map((linkedVersion) => [linkedVersion.version, urlsOf(siteDir, linkedVersion)]));
  return { facts, history, urls: symbolUrlsOf(siteDir, version), urlsByVersion, inputs: inputsOf(facts) };
});
