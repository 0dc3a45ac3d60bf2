import { type ShownHit, withoutTags } from './shownHits';

/** The names that DocSearch stores searches under, before the name of the index. */
const prefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown): string | null => (isText(value) ? withoutTags(value) : null);

/** A stored search with what the dialog shows of it and nothing else, or nothing if it would not know how to. */
function readSearch(value: unknown): Partial<ShownHit>[] {
  if (!isObject(value) || !isObject(value.hierarchy)) return [];
  const { objectID, url, type, hierarchy, heading, kind, owner, version } = value;
  const headings = Object.fromEntries(levels.map((level) => [level, textOrNull(hierarchy[level])]));
  const content = textOrNull(value.content);
  const title = new Map(Object.entries({ ...headings, content })).get(type as string);
  // An address of this site, or one that opens in a tab of its own; `javascript:` is neither.
  if (!isText(objectID) || !isText(url) || !/^(\/(?![/\\])|https?:\/\/)/.test(url) || !title) return [];
  const line = Object.fromEntries(Object.entries({ heading, kind, owner, version }).filter(([, part]) => isText(part)));
  const named = { lvl0: textOrNull(hierarchy.lvl0), ...headings };
  return [{ objectID, url, type, hierarchy: named, content, ...line } as Partial<ShownHit>];
}

/**
 * Reads a list of stored searches and writes it again without what would crash the dialog or do harm in it: what is no
 * list or no search is left out, and so is all but the first of those that lead to the same place; tags become text.
 */
export function repairSearches(stored: string): string {
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch {
    list = [];
  }
  const searches = (Array.isArray(list) ? list : []).flatMap(readSearch);
  const ids = searches.map(({ objectID }) => objectID);
  return JSON.stringify(searches.filter(({ objectID }, index) => ids.indexOf(objectID) === index));
}

const withoutRoom = new Map<string, string>();
const native = Object.create(null, Object.getOwnPropertyDescriptors(Storage.prototype)) as Storage;

/** What DocSearch stores searches under, and what it tries with whether it can. */
const isOfDocSearch = (key: string): boolean => key.startsWith('__DOCSEARCH_') || key === '__TEST_KEY__';

/**
 * Keeps what DocSearch has to store, as long as the page lives, where the browser has no room for it: DocSearch would
 * forget it when it closes or, if there is just too little room, fail in the middle of following a hit.
 */
export function storeWithoutRoom(): void {
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return withoutRoom.get(key) ?? native.getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        native.setItem.call(this, key, value);
        withoutRoom.delete(key);
      } catch (error) {
        if (!isOfDocSearch(key)) throw error;
        withoutRoom.set(key, value);
      }
    },
    removeItem(this: Storage, key: string) {
      withoutRoom.delete(key);
      native.removeItem.call(this, key);
    },
  });
}

/** Repairs what the browser has stored for the index, before DocSearch reads it. */
export function repairStoredSearches(indexName: string): void {
  for (const prefix of prefixes) {
    try {
      const key = prefix + indexName;
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      // Taken out first: there may not be room for two.
      localStorage.removeItem(key);
      localStorage.setItem(key, repairSearches(stored));
    } catch {
      // Storage is blocked: DocSearch does not read it either.
    }
  }
}
