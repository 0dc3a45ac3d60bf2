import type { DocsVersion } from '../../config/versions';

/** The kind of an API symbol or member, such as class or method. Pages show it in a badge. */
export type ApiKind =
  | 'class'
  | 'interface'
  | 'enum'
  | 'type'
  | 'constant'
  | 'constructor'
  | 'method'
  | 'property'
  | 'event'
  | 'enum member'
  | 'option';

/** The symbol or member that a section documents. All fields are `null` in a section without one. */
export interface Subject {
  kind: ApiKind | null;
  /** The name of the symbol or member, for example `Manager`, `create` or `trackStart`. */
  name: string | null;
  owner: string | null;
}

/** A heading with the text below it. */
export interface PageSection extends Subject {
  /** The heading level. The page itself has level 1. */
  level: number;
  anchor: string | null;
  title: string;
  /** The prose and the table rows, split into snippets at sentence ends. Excludes samples and signatures. */
  texts: readonly string[];
}

/** The part of a page model that comes from the page's content. */
export interface PageContent {
  /** The page's own section, then its headings. Empty for a page without an `<h1>`, such as a redirect. */
  sections: readonly PageSection[];
  /** The content as Markdown, without the page title. */
  markdown: string;
}

/** The content and metadata of a page. All outputs except HTML are created from this model. */
export interface PageModel extends PageContent {
  /** The URL path relative to the base URL, such as `/docs/intro`, or `/` for the home page. */
  path: string;
  /** The source of the page: an MDX file (`mdx`) or a React component (`html`). */
  source: 'mdx' | 'html';
  /** The documented version, or undefined for pages outside the documentation. */
  version: DocsVersion | undefined;
  /** The document title, without the site name. The page heading is the title of the first section instead. */
  title: string;
  description: string;
  /** Labels of the sidebar categories that contain the page, outermost first. */
  categories: readonly string[];
}
