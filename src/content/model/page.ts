import type { DocsVersion } from '../../config/versions';

/** Kind of an API symbol or member, shown in a badge. */
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
  /** For example `Manager`, `create` or `trackStart`. */
  name: string | null;
  owner: string | null;
}

/** A heading with the text below it. */
export interface PageSection extends Subject {
  /** Level 1 is the page itself. */
  level: number;
  anchor: string | null;
  title: string;
  /** The prose and the table rows, split into snippets at the ends of sentences. Excludes samples and signatures. */
  texts: readonly string[];
}

/** The part of a page model that the content of the page determines. */
export interface PageContent {
  /** The page itself, followed by its headings. Empty for a page without an `<h1>`, such as a redirect. */
  sections: readonly PageSection[];
  /** Does not contain the page title. */
  markdown: string;
}

/** The facts about a page that all outputs except HTML are made from. */
export interface PageModel extends PageContent {
  /** URL path relative to the base URL: `/docs/intro`, or `/` for the home page. */
  path: string;
  /** The origin of the page: an MDX file (`mdx`) or a React component (`html`). */
  source: 'mdx' | 'html';
  /** Undefined outside the documentation. */
  version: DocsVersion | undefined;
  /** The title of the document, without the site name. The heading is the title of the first section. */
  title: string;
  description: string;
  /** Labels of the sidebar categories that contain the page, outermost first. */
  categories: readonly string[];
}
