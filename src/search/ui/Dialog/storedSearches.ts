import { levels } from '@site/src/search/section';
import { storageKeys } from '../Bar/stored';
import { isExternal } from '../settings';
import { type DialogHit, escapeTags } from './dialogHit';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? escapeTags(value) : null);

/** True for URLs on this site, and for absolute URLs on other sites, which open in a new tab. */
const isAllowed = (url: string): boolean => isExternal(url) || new URL(url, location.origin).origin === location.origin;

function readSearch({ objectID, url, type, hierarchy, ...stored }: DialogHit) {
  const headings = Object.fromEntries(
    levels.map((level) => [level, textOf((hierarchy as Record<string, unknown>)[level])]),
  );
  const content = textOf(stored.content);
  const title = type === 'content' ? content : type !== 'lvl0' && headings[type];
  if (typeof objectID !== 'string' || typeof url !== 'string' || !title || !isAllowed(url))
    throw new Error('Not a stored search');
  const { kind, version } = stored;
  const label = Object.entries({ kind, version }).filter(([, value]) => typeof value === 'string');
  return { objectID, url, type, hierarchy: headings, content, ...Object.fromEntries(label) };
}

/** Removes stored searches that would crash the dialog or run a script. Escapes all tags in the other searches. */
export function repairSearches(stored: string): string {
  try {
    const searches = (JSON.parse(stored) as DialogHit[]).flatMap((entry) => {
      try {
        return [readSearch(entry)];
      } catch {
        return [];
      }
    });
    return JSON.stringify(searches);
  } catch {
    return '[]';
  }
}

/** The number of characters that must be free in the storage, so that DocSearch can store more searches. */
const room = 50_000;

/**
 * Repairs the stored searches. Returns false if the storage is full. DocSearch must then not store searches, because
 * the error would prevent it from opening a hit.
 */
export function repairStoredSearches(indexName: string): boolean {
  for (const key of storageKeys(indexName)) {
    const stored = localStorage.getItem(key);
    if (stored !== null && !fits(key, repairSearches(stored))) localStorage.removeItem(key);
  }
  const reserve = '__DOCSEARCH_ROOM__';
  const hasRoom = fits(reserve, ' '.repeat(room));
  localStorage.removeItem(reserve);
  return hasRoom;
}

function fits(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
