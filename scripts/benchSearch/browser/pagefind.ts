import { type Measured, measure } from './measure';

interface SubResult {
  url: string;
  locations: number[];
}

interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  search(query: string): Promise<{
    results: { data(): Promise<{ url: string; sub_results: SubResult[] }> }[];
  }>;
}

/** How many pages its own interface shows at first, and how many sections of each. */
const shownPages = 5;
const shownSections = 3;

/** Pagefind, with what its own interface shows: pages, and the sections of each with the most matches. */
export async function run(queries: readonly string[], { script }: { script: string }): Promise<Measured[]> {
  const pagefind = (await import(script)) as Pagefind;
  await pagefind.options({ baseUrl: '/' });
  return measure(async (query) => {
    const { results } = await pagefind.search(query);
    const pages = await Promise.all(results.slice(0, shownPages).map((result) => result.data()));
    return pages.flatMap(({ url, sub_results: sections }) => {
      const best = [...sections].sort((a, b) => b.locations.length - a.locations.length).slice(0, shownSections);
      return (best.length > 0 ? best : [{ url }]).map((section) => addressOf(section.url));
    });
  }, queries);
}

function addressOf(url: string): string {
  const { pathname, hash } = new URL(url, location.origin);
  return decodeURIComponent(pathname.replace(/(\/index)?\.html$/, '') + hash);
}
