import { messageOf } from '../../lib/messageOf';
import { memoize } from '../../lib/memoize';
import type { IndexList } from '../build/write';
import { restoreSections, type Section, type StoredSection } from '../section';
import { createEngine } from '.';
import type { Signature } from './signatures';
import { parseStructured } from './structuredQuery';
import type { SearchRequest, SearchResult } from './protocol';

export interface SearcherOptions {
  baseUrl: string;
  tags: readonly string[];
  /** The index files that the current page lists, by tag. `search/shards.json` lists the files of all tags. */
  files: IndexList;
}

/** The part of the index to load. The titles contain all names, but are only one eighth of the index size. */
type IndexPart = 'titles' | 'all';

export interface Searcher {
  load(part: IndexPart): Promise<void>;
  /** Runs the requests. A quick search may use only the titles. It then sets `exhaustiveNbHits` to false. */
  search(requests: readonly SearchRequest[], isQuick: boolean): Promise<SearchResult[]>;
}

/** The error for an index that fails to load. DocSearch shows its error screen only for a `RetryError`. */
class SearchUnavailable extends Error {
  override readonly name = 'RetryError';
}

const isListOf =
  <T>(isItem: (item: T | null) => boolean) =>
  (content: unknown): boolean =>
    Array.isArray(content) && content.every(isItem);

const isListOfTags = (tags: readonly string[]) => (list: Partial<IndexList> | null) =>
  tags.every((tag) => typeof list?.[tag]?.file === 'string' && typeof list[tag].texts === 'string');

const isSignature = (row: Signature | null): boolean => typeof row?.text === 'string';

/** Creates a searcher that loads and indexes the files on the first call, and again after a failure. */
export function createSearcher({ baseUrl, tags, files }: SearcherOptions): Searcher {
  let cache: RequestCache = 'default';
  let isComplete = false;

  async function fetchJson<T>(file: string, isValid: (content: T) => boolean, mode = cache): Promise<T> {
    const url = `${baseUrl}search/${file}`;
    try {
      const response = await fetch(url, { cache: mode });
      if (!response.ok) throw new Error(`the server responded with ${response.status}`);
      const content = (await response.json()) as T;
      if (!isValid(content)) throw new Error('the server responded with other data');
      return content;
    } catch (error) {
      // Bypass the browser cache from now on, because it may contain a damaged response.
      cache = 'reload';
      throw new SearchUnavailable(`${url} could not be loaded: ${messageOf(error)}`);
    }
  }
  const fetchTexts = (file: string) =>
    fetchJson<string[]>(
      file,
      isListOf((text) => typeof text === 'string'),
    );
  const fetchList = () => fetchJson<IndexList>('shards.json', isListOfTags(tags), 'no-cache');
  const stored = memoize((file: string) =>
    fetchJson<StoredSection[]>(
      file,
      isListOf<StoredSection>((section) => typeof section?.title === 'string'),
    ),
  );

  async function loadSections(list: IndexList, part: IndexPart): Promise<Section[]> {
    const loading = tags.map(async (tag) => {
      const { file, texts } = list[tag];
      return restoreSections(...(await Promise.all([stored(file), part === 'all' ? fetchTexts(texts) : []])));
    });
    return (await Promise.all(loading)).flat();
  }

  const engines = memoize(async (part: IndexPart) => {
    const named = tags.every((tag) => tag in files) ? loadSections(files, part) : Promise.reject(new Error());
    // If loading fails, read the file names from `shards.json`, because a new build may have removed the named files.
    const loading = named.catch(async () => loadSections(await fetchList(), part));
    return createEngine(await loading);
  });

  const signatures = memoize(async (_: 'all') => {
    const list = await fetchList();
    const named = tags.flatMap((tag) => list[tag].signatures ?? []);
    return (await Promise.all(named.map((file) => fetchJson<Signature[]>(file, isListOf(isSignature))))).flat();
  });

  return {
    async load(part) {
      await engines(part);
      isComplete ||= part === 'all';
    },
    async search(requests, isQuick) {
      const isStructured = requests.some(({ query = '' }) => parseStructured(query));
      if (isQuick && !isComplete && !isStructured) {
        const titles = await engines('titles');
        const results = requests.map((request) => titles.search(request));
        if (results[0].isCertain) return results.map((result) => ({ ...result, exhaustiveNbHits: false }));
      }
      const all = await engines('all');
      isComplete = true;
      const known = isStructured ? await signatures('all') : undefined;
      return requests.map((request) => all.search(request, known));
    },
  };
}
