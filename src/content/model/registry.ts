import type { PageContent } from './page';

const contents = new Map<string, PageContent>();

/** Stores the content of the MDX page at a path, so that it is available after all pages are built. */
export function storeContent(path: string, content: PageContent): void {
  contents.set(path, content);
}

/** Returns the content of the MDX page at a path. Throws an error if the current build has not compiled the page. */
export function contentOf(path: string): PageContent {
  const content = contents.get(path);
  if (!content)
    throw new Error(`The build did not compile ${path}, so search and Markdown lack it. Run npm run docusaurus clear.`);
  return content;
}
