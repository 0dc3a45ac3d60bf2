import type { Shard } from '../shard';
import type { Level, SearchRecord } from '../types';

/** The levels of a hierarchy, outermost first. */
export const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What one address holds: the unit that is found. A result is a unit, shown as one of its records. */
export interface Unit {
  /** Its place among all units; MiniSearch knows it by this number. */
  id: number;
  /** The record of the heading or row, which says about all of the unit what it is and where it stands. */
  about: SearchRecord;
  /** The records of its text, in their order. */
  texts: SearchRecord[];
  /** The identifier or, of what is no part of the API, the heading. */
  title: string;
  /** Whose member it is; the page, of what is no part of the API. */
  owner: string;
  /** What else says where the unit is: what it is, the headings above it, and the words of its address. */
  context: string;
  /** All that is said under the title. A member's heading counts as text: `play(options)` is not called “options”. */
  text: string;
}

/** The last part of an address, which its author chose to say what is there; escaped characters say nothing. */
function slugOf({ anchor, url }: SearchRecord): string {
  return anchor ?? url.slice(url.lastIndexOf('/')).replace(/%[\dA-F]{2}/g, ' ');
}

function unitOf(id: number, records: readonly SearchRecord[]): Unit {
  const about = records.find(({ type }) => type !== 'content') ?? records[0];
  const { hierarchy, kind, name, owner, type } = about;
  const texts = records.filter((record) => record.type === 'content');
  const headings = levels.map((level) => hierarchy[level]).filter(Boolean);
  const heading = headings.pop() ?? '';
  const title = name ?? heading;
  const context = [kind, ...headings.reverse(), name === null ? slugOf(about) : ''];
  const text = [heading === title ? '' : heading, ...texts.map(({ content }) => content)];
  return {
    id,
    about,
    texts,
    title,
    owner: owner ?? (name === null && type !== 'lvl1' ? hierarchy.lvl1 : ''),
    context: context.filter((part) => part && part !== title).join(' '),
    text: text.filter(Boolean).join(' '),
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
