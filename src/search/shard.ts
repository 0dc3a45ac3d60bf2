import { FORMAT, type Origin, type Packed } from './packing/layout';
import { packPages, siteOf } from './packing/pack';
import { unpack } from './packing/unpack';
import type { SearchRecord } from './types';

/** What a search over one version, or over the pages outside the documentation, loads. */
export interface Shard {
  records: SearchRecord[];
  /** Records of symbols and members that other versions have and this one has not, with their own version's address. */
  elsewhere: SearchRecord[];
}

/** Writes a shard as compact JSON: addresses, headings and tags once, and nothing that follows from something else. */
export function packShard({ records, elsewhere }: Shard): string {
  const all = [...records, ...elsewhere];
  const origins: Origin[] = [];
  const packed: Packed = {
    format: FORMAT,
    site: siteOf(all),
    origins,
    records: packPages(records, origins),
    elsewhere: packPages(elsewhere, origins),
    texts: all.flatMap(({ content }) => content ?? []),
  };
  return JSON.stringify(packed);
}

/** Reads what `packShard` wrote; throws one error that names the file when its text is damaged. */
export function unpackShard(text: string, file: string): Shard {
  try {
    return unpack(JSON.parse(text));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The search index ${file} is damaged and cannot be read: ${reason}`, { cause });
  }
}
