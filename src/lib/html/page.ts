import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];
export type Attributes = Readonly<Record<string, string | undefined>>;

export interface HtmlPage {
  /** The path in the build, with forward slashes: `docs/intro.html`. */
  file: string;
  /** The URL path relative to the base URL: `/docs/intro`, or `/` for the home page. */
  path: string;
  html: string;
  /** The syntax tree. It is large, so copy the values that you need instead of keeping references to nodes. */
  document: Document;
  /** All elements in document order, with their start and end offsets in `html`. */
  elements: readonly HtmlElement[];
  /** The contents of `<meta>` elements by `name` or `property`. If a name occurs twice, the first counts. */
  meta: ReadonlyMap<string, string>;
  /** The target of `<meta http-equiv="refresh">`, on pages that only redirect. */
  redirect?: string;
}

/** Parses the HTML of a built file. */
export function readPage(file: string, html: string): HtmlPage {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const elements = DomUtils.findAll(() => true, document.children);
  const meta = new Map<string, string>();
  let redirect: string | undefined;
  for (const { name: tag, attribs } of elements) {
    if (tag !== 'meta') continue;
    const { name, property = name, content = '', 'http-equiv': equivalent }: Attributes = attribs;
    if (equivalent?.toLowerCase() === 'refresh') redirect ??= /url=(.*)$/i.exec(content)?.[1] ?? '';
    if (property && !meta.has(property)) meta.set(property, content);
  }
  return { file, path: pathOf(file), html, document, elements, meta, redirect };
}

/** Returns the URL path of a built file: `/docs/intro` for `docs/intro.html` and `docs/intro/index.html`. */
export function pathOf(file: string): string {
  return `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/(?<=.)\/$/, '');
}
