/** A query with an arrow or a field, such as `string -> Player`, `returns:Promise pause` or `since:2.8 kind:event`. */
export interface StructuredQuery {
  /** The types that the parameters must include, in any order. `void` means an empty parameter list. */
  takes: string[];
  fields: { name: FieldName; value: string }[];
  words: string;
}

const fieldNames = ['takes', 'returns', 'throws', 'since', 'removed', 'kind'] as const;
type FieldName = (typeof fieldNames)[number];

const field = new RegExp(`(?:^|\\s)(${fieldNames.join('|')}):\\s*(\\S+)`, 'gi');
const arrow = /\s*(?:->|=>|→)\s*/;

/** Removes spaces inside types, such as `string | Track`. The remaining spaces then separate words. */
const compact = (text: string): string => text.replace(/\s*([|&<]|,(?=[^<]*>))\s*/g, '$1');

/** Splits text such as `find string, Track` into the types `string` and `Track` and the preceding word `find`. */
function readParameters(text: string): { types: string[]; words: string[] } {
  const [first, ...others] = compact(text === '()' ? 'void' : text.replace(/[()]/g, ' ')).split(/,(?![^<]*>)/);
  const words = first.split(/\s+/).filter(Boolean);
  return { types: [...words.splice(-1), ...others.map((type) => type.trim()).filter(Boolean)], words };
}

/** True if a query looks structured. The fields in it do not have to exist. */
export const looksStructured = (query: string): boolean => arrow.test(query) || /(?:^|\s)[a-z]+:\S/i.test(query);

/** Parses a query with an arrow or a field. Returns undefined for all other queries. */
export function parseStructured(query: string): StructuredQuery | undefined {
  const fields: StructuredQuery['fields'] = [];
  const left = query.replace(field, (_, name: string, value: string) => {
    fields.push({ name: name.toLowerCase() as FieldName, value });
    return ' ';
  });
  const takes = fields.filter(({ name }) => name === 'takes').map(({ value }) => value);
  const others = fields.filter(({ name }) => name !== 'takes');
  if (!arrow.test(left)) return fields.length > 0 ? { takes, fields: others, words: left.trim() } : undefined;

  const [before, after] = left.split(arrow, 2);
  const { types, words } = readParameters(before.trim());
  const [result, ...more] = compact(after).trim().split(/\s+/);
  if (result) others.push({ name: 'returns', value: result });
  return { takes: [...takes, ...types], fields: others, words: [...words, ...more].join(' ') };
}
