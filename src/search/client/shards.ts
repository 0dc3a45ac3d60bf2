import { messageOf } from '../../lib/messageOf';
import { readShard, readTexts, type Shard } from '../shard';
import { shardsOfPage } from './pageShards';
import { siteTag } from './tags';

/** Where a shard is, and what its sections say if that is beside it. */
interface Entry {
  file: string;
  texts?: string;
}

/** Docusaurus tag → its shard. */
export type Catalog = ReadonlyMap<string, Entry>;

interface CountedEntry extends Entry {
  records: number;
}

/** What `search/shards.json` says: how many records each shard has, too. */
export type WholeCatalog = ReadonlyMap<string, CountedEntry>;

/**
 * Search cannot answer, and asking again may help. It has the name of the library's own error for that case, because
 * DocSearch shows its error screen for no other.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'RetryError';
}

/** Reads the text of `search/shards.json`; throws an error that names `file` when it is anything else. */
export function parseCatalog(text: string, file: string): WholeCatalog {
  const damaged = (how: string): Error => new Error(`${file} is damaged: ${how}`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw damaged('it is not JSON');
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw damaged('it should be an object of shards by tag');

  const entries = Object.entries(content as Record<string, { file?: unknown; records?: unknown } | null>);
  const broken = entries.find(([, entry]) => typeof entry?.file !== 'string' || typeof entry.records !== 'number');
  if (broken) throw damaged(`"${broken[0]}" should have a file name and a number of records`);
  return new Map(entries as [string, CountedEntry][]);
}

/** Calls `load` once per key, also for callers who come while it runs; a failure is forgotten, so the next call retries. */
export function remember<T>(load: (key: string) => Promise<T>) {
  const kept = new Map<string, Promise<T>>();
  return {
    forget: (key: string): void => void kept.delete(key),
    get: (key: string): Promise<T> => {
      const known = kept.get(key);
      if (known) return known;
      const loading = load(key);
      kept.set(key, loading);
      loading.catch(() => {
        // Forgotten meanwhile and asked for anew: the newer call has nothing to do with this failure.
        if (kept.get(key) === loading) kept.delete(key);
      });
      return loading;
    },
  };
}

/** Shards that a damaged answer was received for: the browser must not take the next one from its own cache. */
const distrusted = new Set<string>();

// A new build has other shards under other names: only this file can be out of date, and is always asked for again. It is
// asked for where the page does not name the shards, and where the page is of a build that the site no longer has.
const catalogs = remember((address) => fetchAs(address, 'no-cache', parseCatalog));

async function fetchPart<T>(address: string, parse: (text: string, file: string) => T): Promise<T> {
  try {
    return await fetchAs(address, distrusted.has(address) ? 'reload' : 'default', parse);
  } catch (error) {
    distrusted.add(address);
    throw error;
  }
}

/** The headings of a shard, and the text that it was read from. */
const headings = remember((address) => fetchPart(address, (text, file) => ({ text, shard: readShard(text, file) })));

/** Shards with what their sections say, by both addresses. */
const wholeShards = remember(async (addresses): Promise<Shard> => {
  const [address, beside] = addresses.split(' ');
  const [{ text }, texts] = await Promise.all([headings.get(address), fetchPart(beside, readTexts)]);
  return readShard(text, address, texts);
});

/** As much of shards as a search waits for: headings are few bytes, and have all names. */
export type ShardPart = 'headings' | 'all';

/**
 * Loads the shard of the pages outside the documentation and those of `tags`, each once for the life of the page. Tags
 * without a shard are passed over as long as there is one to search. Rejects with a `SearchUnavailable` that names the
 * file when one is missing, damaged or not what it should be; nothing of it is kept, and the next call tries again.
 */
export async function loadShards(baseUrl: string, tags: readonly string[], part: ShardPart): Promise<Shard[]> {
  const wanted = [...new Set([siteTag, ...tags])].sort();
  const load = (catalog: Catalog): Promise<Shard[]> =>
    Promise.all(wanted.flatMap((tag) => catalog.get(tag) ?? []).map((entry) => loadShard(baseUrl, entry, part)));

  const named = shardsOfPage();
  if (wanted.every((tag) => named.has(tag))) {
    const loaded = await load(named).catch(() => null);
    if (loaded) return loaded;
  }
  const catalogAddress = `${baseUrl}search/shards.json`;
  const catalog = await catalogs.get(catalogAddress);
  if (!wanted.some((tag) => catalog.has(tag)))
    throw new SearchUnavailable(`${catalogAddress} has no shard for ${tags.join(', ')}`);
  try {
    return await load(catalog);
  } catch (error) {
    // The site may have been built anew since the catalog was read: the next call asks for the new names.
    catalogs.forget(catalogAddress);
    throw error;
  }
}

async function loadShard(baseUrl: string, { file, texts }: Entry, part: ShardPart): Promise<Shard> {
  const address = `${baseUrl}search/${file}`;
  if (part === 'headings' || texts === undefined) return (await headings.get(address)).shard;
  return wholeShards.get(`${address} ${baseUrl}search/${texts}`);
}

/** Fetches a file and reads it with `parse`; whatever goes wrong is a `SearchUnavailable` that names the file. */
async function fetchAs<T>(address: string, cache: RequestCache, parse: (text: string, file: string) => T): Promise<T> {
  const text = await fetchText(address, cache).catch((error: unknown) => {
    throw new SearchUnavailable(`${address} could not be loaded: ${messageOf(error)}`);
  });
  // `npm start` answers a page for every address that it does not know, and there are no shards before a build.
  if (text.trimStart().startsWith('<'))
    throw new SearchUnavailable(`${address} is a page instead of a search index: \`npm run build\` makes the index`);

  try {
    return parse(text, address);
  } catch (error) {
    throw new SearchUnavailable(messageOf(error));
  }
}

async function fetchText(address: string, cache: RequestCache): Promise<string> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return response.text();
}
