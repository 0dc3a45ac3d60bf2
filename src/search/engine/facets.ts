import type { SearchRecord } from '../types';

/** Attributes that a filter may ask for; all others hold for no record, as attributes not declared for faceting do. */
export const facets = ['language', 'docusaurus_tag', 'version', 'type', 'kind'] as const;
type Facet = (typeof facets)[number];

function isFacet(attribute: string): attribute is Facet {
  return facets.some((facet) => facet === attribute);
}

type Condition = (record: SearchRecord) => boolean;

function conditionOf(filter: string): Condition {
  const colon = filter.indexOf(':');
  const attribute = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  if (!isFacet(attribute)) return () => false;
  return value.startsWith('-')
    ? (record) => record[attribute] !== value.slice(1)
    : (record) => record[attribute] === value;
}

/** Whether a record is let through: groups are joined by AND, the filters of a group by OR. */
export function facetCondition(groups: readonly (readonly string[])[]): Condition {
  const conditions = groups.map((group) => group.map(conditionOf));
  return (record) => conditions.every((group) => group.some((holds) => holds(record)));
}
