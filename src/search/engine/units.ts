import type { Shard } from '../shard';
import type { Hierarchy, SearchRecord } from '../types';

/** What one address holds: the unit that is found. A result is a unit, shown as one of its records. */
export interface Unit {
  /** Its place among all units; MiniSearch knows it by this number. */
  id: number;
  /** The record of the heading or row, if the index has it. */
  heading: SearchRecord | undefined;
  /** The records of its text, in their order. */
  texts: SearchRecord[];
  /** What any record of the unit says about all of it: hierarchy, kind, name, owner, facets. */
  about: SearchRecord;
  /** The identifier or, of what is no part of the API, the heading. */
  title: string;
}

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1', 'lvl0'] as const;

/** The headings of a hierarchy from its own upwards: the first is the heading of the record. */
function headingsOf(hierarchy: Hierarchy): string[] {
  return levels.map((level) => hierarchy[level]).filter((heading): heading is string => Boolean(heading));
}

function unitOf(id: number, records: readonly SearchRecord[]): Unit {
  const about = records.find(({ type }) => type !== 'content') ?? records[0];
  return {
    id,
    about,
    heading: about.type === 'content' ? undefined : about,
    texts: records.filter(({ type }) => type === 'content'),
    title: about.name ?? headingsOf(about.hierarchy)[0] ?? '',
  };
}

/** The units of shards, in the order of their records; what several shards hold is one unit. */
export function unitsOf(shards: readonly Shard[]): Unit[] {
  const byUrl = new Map<string, Map<string, SearchRecord>>();
  // What a version has comes before what it only knows of others.
  const records = [...shards.flatMap((shard) => shard.records), ...shards.flatMap((shard) => shard.elsewhere)];
  for (const record of records) {
    const group = byUrl.get(record.url) ?? new Map<string, SearchRecord>();
    byUrl.set(record.url, group.set(record.objectID, record));
  }
  return Array.from(byUrl.values(), (group, id) => unitOf(id, [...group.values()]));
}

/** Whose member it is; the page, of what is no part of the API. */
export function ownerOf({ about }: Unit): string {
  return about.owner ?? (about.name === null && about.type !== 'lvl1' ? about.hierarchy.lvl1 : '');
}

/** The last part of an address, which its author chose to say what is there; escaped characters say nothing. */
function slugOf({ anchor, url }: SearchRecord): string {
  return anchor ?? url.slice(url.lastIndexOf('/')).replace(/%[\dA-F]{2}/g, ' ');
}

/** What else says where the unit is: what it is, the headings above it, and the words of its address. */
export function contextOf({ about, title }: Unit): string {
  const [, ...above] = headingsOf(about.hierarchy);
  const slug = about.name === null ? slugOf(about) : '';
  return [about.kind, ...above, slug].filter((text) => text && text !== title).join(' ');
}

/** All that is said under the title. A member's heading counts as text: `play(options)` is not called “options”. */
export function textOf({ about, texts, title }: Unit): string {
  const [heading = ''] = headingsOf(about.hierarchy);
  return [heading === title ? '' : heading, ...texts.map(({ content }) => content)].filter(Boolean).join(' ');
}
