import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import { fromHtml } from 'hast-util-from-html';
import { documentDescription, documentTitle } from '../../config/documentTitle';
import { site } from '../../config/site';
import { type DocsVersion, versionOf } from '../../config/versions';
import type { HtmlPage } from '../../lib/html/page';
import { markdownOf } from './markdown';
import type { PageContent, PageModel } from './page';
import type { Place } from './places';
import { contentOf } from './registry';
import { sectionsOf } from './sections';
import { findElement } from './tree';

/** Returns the model of a built page. `place` is the location of a documentation page. */
export function readModel(page: HtmlPage, place?: Place): PageModel {
  const { path } = page;
  const version = versionOf(path);
  const common = { path, version, categories: place?.categories ?? [] };
  if (place?.doc && version) return { ...common, ...readMdxPage(path, place.doc, version) };
  return { ...common, ...readHtmlPage(page) };
}

type Rest = Omit<PageModel, 'path' | 'version' | 'categories'>;

function readMdxPage(path: string, { title, description }: DocMetadata, version: DocsVersion): Rest {
  return {
    source: 'mdx',
    title: documentTitle(title, version),
    description: documentDescription(description, version),
    ...contentOf(path),
  };
}

function readHtmlPage({ file, path, html, meta, redirect }: HtmlPage): Rest {
  const title = (meta.get('og:title') ?? '').replace(` | ${site.title}`, '');
  const common = { source: 'html', title, description: meta.get('description') ?? '' } as const;
  try {
    return { ...common, ...(redirect === undefined ? readHtml(html, path) : { sections: [], markdown: '' }) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function readHtml(html: string, path: string): PageContent {
  const isTitle = ({ tagName }: { tagName: string }): boolean => tagName === 'h1';
  const main = findElement(fromHtml(html), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('the page has no <main>');
  const article = findElement(
    main,
    (element) => element.tagName === 'article' && findElement(element, isTitle) !== undefined,
  );
  return { sections: sectionsOf(main.children), markdown: markdownOf((article ?? main).children, path) };
}
