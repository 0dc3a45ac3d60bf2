import type { Hierarchy, SearchRecord } from '../types';
import { Marker, type Meant } from './highlight';
import type { Hit, Marked, MarkedTexts, ReadRequest, SearchResult } from './protocol';
import type { Unit } from './units';

/** A unit to be shown, and whether its heading is why it was found. */
export interface Found {
  unit: Unit;
  byHeading: boolean;
}

const LEVELS: readonly (keyof Hierarchy)[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** An attribute that is a text, and so can be marked. */
interface TextAttribute {
  name: string;
  /** Undefined for `content`. */
  level?: keyof Hierarchy;
}

const TEXTS: readonly TextAttribute[] = [
  ...LEVELS.map((level) => ({ name: `hierarchy.${level}`, level })),
  { name: 'content' },
];

/** What an attribute may be asked for as, the most exact first: `hierarchy` asks for all of its levels, `*` for all. */
function wishesFor(attribute: string): string[] {
  return [attribute, attribute.split('.')[0], '*'];
}

function textOf({ hierarchy, content }: SearchRecord, { level }: TextAttribute): string | null {
  return level ? hierarchy[level] : content;
}

/** Makes hits of records, as a request wants them. */
class HitMaker {
  private readonly marker: Marker;
  private readonly levels: (keyof Hierarchy)[];
  private readonly highlighted: TextAttribute[];
  private readonly snippets: (TextAttribute & { length: number })[];

  constructor(
    private readonly request: ReadRequest,
    meant: Meant,
  ) {
    const { retrieve, highlight, snippet } = request;
    const isIn = (asked: readonly string[], name: string): boolean =>
      wishesFor(name).some((wish) => asked.includes(wish));
    this.marker = new Marker(meant, request);
    this.levels = LEVELS.filter((level) => isIn(retrieve, `hierarchy.${level}`));
    this.highlighted = TEXTS.filter(({ name }) => isIn(highlight, name));
    this.snippets = TEXTS.flatMap((text) => {
      const wish = wishesFor(text.name).find((one) => snippet.has(one));
      return wish === undefined ? [] : [{ ...text, length: snippet.get(wish) ?? 0 }];
    });
  }

  hitOf(record: SearchRecord): Hit {
    return {
      ...this.retrieved(record),
      _highlightResult: markedTexts(record, this.highlighted, (text) => this.marker.highlight(text)),
      _snippetResult: markedTexts(record, this.snippets, (text, { length }) => this.marker.snippet(text, length)),
    };
  }

  /** As what a unit is shown: its heading if that matches, else the text that has most words of the query. */
  recordOf(
    { unit: { heading, texts, about }, byHeading }: Found,
    allowed: (record: SearchRecord) => boolean,
  ): SearchRecord {
    const shown = heading && allowed(heading) ? heading : undefined;
    if (shown && byHeading) return shown;
    const counted = texts.filter(allowed).map((record) => ({ record, count: this.marker.count(record.content ?? '') }));
    const [best] = counted.sort((one, other) => other.count - one.count);
    return shown && !best?.count ? shown : (best?.record ?? about);
  }

  private retrieved(record: SearchRecord): Hit {
    const { retrieve } = this.request;
    const { hierarchy, ...attributes } = record;
    const asked = retrieve.includes('*')
      ? attributes
      : Object.fromEntries(Object.entries(attributes).filter(([name]) => retrieve.includes(name)));
    const levels = Object.fromEntries(this.levels.map((level) => [level, hierarchy[level]]));
    return { ...asked, ...(this.levels.length > 0 && { hierarchy: levels }), objectID: record.objectID };
  }
}

/** Texts of a record, marked, in the shape of the record; those that it does not have are left out. */
function markedTexts<Attribute extends TextAttribute>(
  record: SearchRecord,
  attributes: readonly Attribute[],
  mark: (text: string, attribute: Attribute) => Marked,
): MarkedTexts {
  const texts: MarkedTexts = {};
  for (const attribute of attributes) {
    const text = textOf(record, attribute);
    if (text !== null && attribute.level) {
      texts.hierarchy ??= {};
      texts.hierarchy[attribute.level] = mark(text, attribute);
    } else if (text !== null) {
      texts.content = mark(text, attribute);
    }
  }
  return texts;
}

/** 128 random bits as Algolia writes them. */
function newQueryId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

/** The page of the answer that the request asks for. `found` is in order and holds each address once. */
export function answer(
  request: ReadRequest,
  found: readonly Found[],
  meant: Meant,
  allowed: (record: SearchRecord) => boolean,
): Omit<SearchResult, 'processingTimeMS'> {
  const { page, hitsPerPage, query } = request;
  const maker = new HitMaker(request, meant);
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((one) => maker.hitOf(maker.recordOf(one, allowed))),
    nbHits: found.length,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
    exhaustiveNbHits: true,
    ...(request.clickAnalytics && { queryID: newQueryId() }),
  };
}
