import type { IndexSettings } from 'algoliasearch';
import { retrievedAttributes } from '../../client/tags';
import type { SearchRecord } from '../../types';

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/**
 * Settings of the hosted index: what DocSearch recommends for records of this shape, and identifiers in front, because
 * most queries of a reference are one. Quotes are plain characters (`advancedSyntax` stays off): readers paste error
 * messages.
 */
export const indexSettings: IndexSettings = {
  searchableAttributes: ['unordered(name)', ...levels, 'content'],
  // Contextual search filters by language and tag; nothing counts or lists the values of a facet.
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type', 'kind'].map((name) => `filterOnly(${name})`),
  attributesToRetrieve: [...retrievedAttributes, 'anchor', 'url_without_anchor'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['name', 'hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight)', 'desc(release)', 'asc(position)'],
  attributeCriteriaComputedBy: 'minProximity',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
};

/** A record in the hosted index: the same as in a shard, and as numbers what Algolia ranks equal matches by. */
export interface IndexedRecord extends SearchRecord, Record<string, unknown> {
  /** Pages before sections, sections before members, and every heading before its own text. */
  weight: number;
  /** Grows with the library version, so that a search over several finds the newest first. */
  release: number;
}

/** Adds to a record what the settings above rank by. */
export function toIndexed(record: SearchRecord): IndexedRecord {
  const weight = record.type === 'content' ? 0 : 7 - Number(record.type.slice('lvl'.length));
  const [major = 0, minor = 0, patch = 0] = (record.version ?? '').split('.').map(Number);
  return { ...record, weight, release: (major * 1_000 + minor) * 1_000 + patch };
}
