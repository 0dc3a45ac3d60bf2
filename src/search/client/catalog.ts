/** What `search/shards.json` says of one shard. */
export interface CatalogEntry {
  file: string;
  records: number;
}

/** Docusaurus tag → its shard. */
export type Catalog = ReadonlyMap<string, CatalogEntry>;

/** Reads the text of `search/shards.json`; throws an error that names `file` when it is anything else. */
export function parseCatalog(text: string, file: string): Catalog {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(`${file} is damaged: it is not JSON`);
  }
  if (!isObject(content)) throw new Error(`${file} is damaged: it should be an object of shards by tag`);
  const entries = Object.entries(content);
  for (const [tag, entry] of entries) {
    if (!isEntry(entry))
      throw new Error(`${file} is damaged: "${tag}" should have a file name and a number of records`);
  }
  return new Map(entries as [string, CatalogEntry][]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): value is CatalogEntry {
  return isObject(value) && typeof value.file === 'string' && typeof value.records === 'number';
}
