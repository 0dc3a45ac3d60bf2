/** The part of Docusaurus' global docs data that the search reads. */
export interface NamedPage {
  id: string;
  path: string;
}

export interface FoundPage {
  /** The last part of the id, as a reader knows it: `Manager`, `Getting started`. */
  name: string;
  /** The folders above it, for example `typedefs › Player`. */
  section: string;
  path: string;
}

/** Splits an id into parts without the emoji remains that category slugs start with. */
function partsOf(id: string): string[] {
  return id
    .split('/')
    .map((part) => part.replace(/^[\ufe0f-]+/, ''))
    .filter(Boolean);
}

/** `creating-your-bot` → `Creating your bot`; identifiers such as `trackData` stay as they are. */
function nameOf(part: string): string {
  const spaced = part.replaceAll('-', ' ');
  return spaced === part ? part : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Everything a query may match, in lower case: the id itself and its words apart (`trackData` also as `track data`). */
function searchable(id: string): string {
  const words = id.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-/]+/g, ' ');
  return `${id} ${words}`.toLowerCase();
}

/** 0: the name itself, 1: the name starts like the query, 2: found somewhere else. */
function rank(page: FoundPage, query: string): number {
  const name = page.name.toLowerCase();
  if (name === query) {
    return 0;
  }
  return name.startsWith(query) ? 1 : 2;
}

/** The pages in whose id every word of the query occurs, best names first; an empty query finds nothing. */
export function findPages(pages: readonly NamedPage[], query: string): FoundPage[] {
  const wanted = query.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return [];
  }
  return pages
    .filter(({ id }) => words.every((word) => searchable(id).includes(word)))
    .map(({ id, path }) => {
      const parts = partsOf(id);
      return { name: nameOf(parts.at(-1) ?? id), section: parts.slice(0, -1).join(' › '), path };
    })
    .sort((a, b) => rank(a, wanted) - rank(b, wanted));
}
