import { expand, type Outline } from './build/outline';
import type { SearchRecord } from './types';

/** What a search over one version, or over the pages outside the documentation, loads. */
export interface Shard {
  records: SearchRecord[];
  /** Records of symbols and members that other versions have and this one has not, with their own version's address. */
  elsewhere: SearchRecord[];
}

/** A shard as its file has it. What its sections say may be in a file beside it: what has a name is found without. */
export interface ShardFile {
  format: number;
  outline: Outline;
  /** Of the other versions, newest first, with no more than what makes the records of `elsewhere`. */
  others: Outline[];
}

/** Changes with the shape of a shard, so that a file of another shape is refused instead of misread. */
export const shardFormat = 2;

/** Runs what reads `file`; throws one error that names it when it is damaged. */
function reading<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The search index ${file} is damaged and cannot be read: ${reason}`, { cause });
  }
}

/** Reads the text of a shard, of which the file beside it has `texts`; throws one error that names `file` when it is damaged. */
export function readShard(text: string, file: string, texts?: string[]): Shard {
  return reading(file, () => {
    const { format, outline, others } = JSON.parse(text) as ShardFile;
    if (format !== shardFormat) throw new Error(`it is not of format ${shardFormat}`);
    const records = expand({ ...outline, texts: texts ?? outline.texts });
    return { records, elsewhere: elsewhereOf(records, others.map(expand)) };
  });
}

/** Reads the file beside a shard; throws one error that names `file` when it is damaged. */
export function readTexts(text: string, file: string): string[] {
  return reading(file, () => {
    const texts: unknown = JSON.parse(text);
    if (Array.isArray(texts) && texts.every((one) => typeof one === 'string')) return texts;
    throw new Error('it is no list of texts');
  });
}

/**
 * What other versions have and one has not: a record for each identifier (owner and name) that no record of `here` is
 * called by. `others` are the records of the other versions, newest first: the newest that has an identifier wins.
 */
export function elsewhereOf(
  here: readonly SearchRecord[],
  others: readonly (readonly SearchRecord[])[],
): SearchRecord[] {
  const seen = new Set(here.map(identifierOf));
  return others.flat().filter((record) => {
    const identifier = identifierOf(record);
    if (record.type === 'content' || identifier === null || seen.has(identifier)) return false;
    seen.add(identifier);
    return true;
  });
}

function identifierOf({ owner, name }: SearchRecord): string | null {
  return name === null ? null : `${owner ?? ''}.${name}`;
}
