import type { Shard } from '../shard';
import { unpackShard } from '../shard';
import { type Catalog, parseCatalog } from './catalog';
import { remember } from './remember';
import { siteTag } from './tags';
import { messageOf, SearchUnavailable } from './unavailable';

/** A shard and the address that it came from; the name in it changes with the content. */
export interface LoadedShard {
  address: string;
  shard: Shard;
}

/** Shards that a damaged answer was received for: the browser must not take the next one from its own cache. */
const distrusted = new Set<string>();

// A new build has other shards under other names: only this file can be out of date, and is always asked for again.
const catalogs = remember((address) => fetchAs(address, 'no-cache', parseCatalog));

const shards = remember(async (address): Promise<LoadedShard> => {
  try {
    const shard = await fetchAs(address, distrusted.has(address) ? 'reload' : 'default', unpackShard);
    return { address, shard };
  } catch (error) {
    distrusted.add(address);
    throw error;
  }
});

/**
 * Loads the shard of the pages outside the documentation and those of `tags`, each once for the life of the page. Tags
 * without a shard are passed over as long as there is one to search. Rejects with a `SearchUnavailable` that names the
 * file when one is missing, damaged or not what it should be; nothing of it is kept, and the next call tries again.
 */
export async function loadShards(baseUrl: string, tags: readonly string[]): Promise<LoadedShard[]> {
  const catalogAddress = `${baseUrl}search/shards.json`;
  const addresses = addressesOf(await catalogs.get(catalogAddress), tags, baseUrl);
  if (addresses.length === 0) throw new SearchUnavailable(`${catalogAddress} has no shard for ${tags.join(', ')}`);
  try {
    return await Promise.all(addresses.map((address) => shards.get(address)));
  } catch (error) {
    // The site may have been built anew since the catalog was read: the next call asks for the new names.
    catalogs.forget(catalogAddress);
    throw error;
  }
}

function addressesOf(catalog: Catalog, tags: readonly string[], baseUrl: string): string[] {
  const wanted = [...new Set([siteTag, ...tags])].sort();
  return wanted.flatMap((tag) => {
    const entry = catalog.get(tag);
    return entry ? [`${baseUrl}search/${entry.file}`] : [];
  });
}

async function fetchAs<T>(address: string, cache: RequestCache, parse: (text: string, file: string) => T): Promise<T> {
  const text = await fetchText(address, cache);
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
  let status: number;
  try {
    const response = await fetch(address, { cache });
    if (response.ok) return await response.text();
    ({ status } = response);
  } catch (error) {
    throw new SearchUnavailable(`${address} could not be loaded: ${messageOf(error)}`);
  }
  throw new SearchUnavailable(`${address} could not be loaded: the server answers ${status}`);
}
