import type { SearchRecord } from './types';

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
