import { Headings, levels } from '../levels';
import { sectionRecords } from '../section';
import type { SearchRecord } from '../types';
import { above, Expectations, FORMAT, kinds, type Packed, type PackedHeading, type PackedPage } from './layout';

/** Unpacks a parsed shard; throws when it is not one of this layout. */
export function unpack(value: unknown): Record<'records' | 'elsewhere', SearchRecord[]> {
  const packed = value as Packed;
  ensure(packed?.format === FORMAT, `it is not of format ${FORMAT}`);
  const texts = packed.texts.values();
  const records = packed.records.flatMap((page) => unpackPage(page, packed, texts));
  const elsewhere = packed.elsewhere.flatMap((page) => unpackPage(page, packed, texts));
  ensure(texts.next().done, 'it has texts that belong to no heading');
  return { records, elsewhere };
}

function unpackPage(
  [origin, path, category, packedHeadings]: PackedPage,
  { site, origins }: Packed,
  texts: Iterator<string, undefined>,
): SearchRecord[] {
  const [docusaurus_tag, language, version] = origins[origin];
  const page = { path, address: site + encodeURI(path), language, docusaurus_tag, version };
  const headings = new Headings(category);
  const expectations = new Expectations();
  let position = 0;
  return packedHeadings.flatMap((heading) => {
    const [level, count, title, , , , , skippedPositions = 0] = heading;
    ensure(level > 0 && level < levels.length && typeof title === 'string', `a heading of ${path} is broken`);
    const hierarchy = headings.enter(level, title);
    if (count === above) return [];
    position += skippedPositions;
    const section = {
      ...{ level, hierarchy, position },
      ...unpackIdentity(heading, expectations),
      texts: Array.from({ length: count }, () => nextText(texts)),
    };
    position += 1 + count;
    return sectionRecords(page, section);
  });
}

function unpackIdentity(
  [level, , title, packedAnchor = 0, kindPlace = 0, packedName = 0, packedOwner = 0]: PackedHeading,
  expectations: Expectations,
): Pick<SearchRecord, 'anchor' | 'kind' | 'name' | 'owner'> {
  const kind = kinds[kindPlace];
  ensure(kind !== undefined, `there is no kind ${kindPlace}`);
  const name = packedName === 0 ? expectations.name(kind, title) : packedName;
  const owner = packedOwner === 0 ? expectations.owner(kind) : packedOwner;
  const anchor = packedAnchor === 0 ? expectations.anchor(level, title, name, owner) : packedAnchor;
  expectations.learn(name, owner);
  return { anchor, kind, name, owner };
}

function nextText(texts: Iterator<string, undefined>): string {
  const { done, value } = texts.next();
  ensure(!done && typeof value === 'string', 'it has too few texts');
  return value;
}

function ensure(holds: boolean | undefined, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
