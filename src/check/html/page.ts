import { Parser } from 'htmlparser2';

/** Something found in a page: its text and where it starts, as an offset into the source. */
export interface Found {
  text: string;
  offset: number;
}

/** A link: `text` is its address as written, `name` what a reader sees or hears of it. */
export interface Link extends Found {
  name: string;
}

/** A request that the browser makes by itself while it shows the page: `text` is the address. */
export interface Request extends Found {
  tag: string;
}

/** What the rules look at in one built page. */
export interface Page {
  ids: Found[];
  headings: Found[];
  links: Link[];
  requests: Request[];
  /** Pictures that stand for the page where it is shared: `text` is the address. */
  cards: Found[];
  canonical?: Found;
  /** Where the page sends the reader on to at once, for a redirect page. */
  refresh?: Found;
}

type Attributes = Record<string, string>;

const requestingRels = /\b(stylesheet|preconnect|dns-prefetch|preload|prefetch|modulepreload|icon|manifest)\b/i;

/** Attributes whose value the browser loads, by tag. */
const requestingAttributes: Record<string, readonly string[]> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  embed: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  input: ['src'],
  object: ['data'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
};

const inlineStyleAddress = /(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g;

function styleAddresses(css: string): string[] {
  return [...css.matchAll(inlineStyleAddress)].map(([, address]) => address);
}

function requestedBy(tag: string, attributes: Attributes): string[] {
  const styles = attributes.style ? styleAddresses(attributes.style) : [];
  if (tag === 'link')
    return requestingRels.test(attributes.rel ?? '') && attributes.href ? [attributes.href, ...styles] : styles;

  const loaded = (requestingAttributes[tag] ?? []).flatMap((name) => {
    const value = attributes[name];
    if (!value) return [];
    return name === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]) : [value];
  });
  return [...loaded, ...styles];
}

/** Words that an element adds to the name of the link or heading around it, besides its text. */
function spokenBy(tag: string, { 'aria-label': label, alt, title }: Attributes): string {
  return label ?? (tag === 'img' ? alt : undefined) ?? (tag === 'a' ? title : undefined) ?? '';
}

/** Text without what no reader sees: spaces at the ends and characters of no width. */
const visible = (text: string) => text.replace(/[\u200b\ufeff]/g, '').trim();

/** Reads a built page in one pass. Any text is a page: HTML has no syntax errors, so neither has this. */
export function readPage(html: string): Page {
  const page: Page = { ids: [], headings: [], links: [], requests: [], cards: [] };
  let heading: Found | undefined;
  let link: Link | undefined;
  let inStyle = false;

  const speak = (text: string) => {
    if (heading) heading.text += text;
    if (link) link.name += text;
  };

  const parser: Parser = new Parser({
    onopentag(tag, attributes) {
      const offset = parser.startIndex;
      const { id, href } = attributes;
      if (id) page.ids.push({ text: id, offset });
      if (tag === 'h1') page.headings.push((heading = { text: '', offset }));
      if (tag === 'a' && href !== undefined) page.links.push((link = { text: href, offset, name: '' }));
      if (tag === 'link' && attributes.rel === 'canonical') page.canonical = { text: href ?? '', offset };
      if (tag === 'meta' && /^(og|twitter):image$/.test(attributes.property ?? attributes.name ?? ''))
        page.cards.push({ text: attributes.content ?? '', offset });

      if (tag === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? ''))
        page.refresh = { text: /url=(.*)$/i.exec(attributes.content ?? '')?.[1] ?? '', offset };

      if (tag === 'style') inStyle = true;
      for (const text of requestedBy(tag, attributes)) page.requests.push({ text, tag, offset });
      speak(spokenBy(tag, attributes));
    },
    ontext(text) {
      if (inStyle) {
        for (const address of styleAddresses(text))
          page.requests.push({ text: address, tag: 'style', offset: parser.startIndex });
      } else {
        speak(text);
      }
    },
    onclosetag(tag) {
      if (tag === 'h1') heading = undefined;
      if (tag === 'a') link = undefined;
      if (tag === 'style') inStyle = false;
    },
  });
  parser.end(html);

  for (const found of page.headings) found.text = visible(found.text);
  for (const found of page.links) found.name = visible(found.name);
  return page;
}
