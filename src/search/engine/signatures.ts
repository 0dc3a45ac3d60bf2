import { escapeHtml } from '../../lib/escapeHtml';
import { recordOf, type Section } from '../section';
import type { Hit } from './protocol';
import type { StructuredQuery } from './structuredQuery';

/** Types and history of a symbol, member or event. Only structured queries load them. */
export interface Signature {
  owner: string | null;
  name: string;
  /** Printed form, shown as the snippet of a hit. */
  text: string;
  /** Parameter types of each overload. */
  takes: string[][];
  returns: string[];
  /** Names of error classes. */
  throws: string[];
  /** Version that added the item, or null if the oldest documented version has it. */
  since: string | null;
  /** First version without the item. */
  removed?: string;
  /** URL path and hash of the item in this version. The cards in samples find their signature by it. */
  path?: string;
  /** First sentence about the item, for the cards in samples. */
  about?: string;
}

/** Identifies a symbol, member or event within a version. */
export const keyOf = ({ owner, name }: Pick<Section, 'owner' | 'name'>): string => `${owner ?? ''}.${name ?? ''}`;

/**
 * Returns 3 for an equal type, 2 for a promise, list or union of the type, 1 for any other type that contains it, else
 * 0.
 */
function matchType(wanted: string, type: string): number {
  const [want, have] = [wanted, type].map((one) => one.toLowerCase().replace(/\s/g, ''));
  if (have === want) return 3;
  const inner = /^promise<(.*)>$/.exec(have)?.[1] ?? have;
  if (inner.split('|').some((one) => one === want)) return 2;
  const words = new RegExp(`(?<![\\w.])${want.replace(/[^\w]/g, '\\$&')}(?![\\w[])`);
  return words.test(have) ? 1 : 0;
}

const best = (wanted: string, types: readonly string[]): number =>
  Math.max(0, ...types.map((type) => matchType(wanted, type)));

/** Returns the score of the best overload, or 0 if a type has no parameter. Extra parameters cost little. */
function matchParameters(wanted: readonly string[], overloads: readonly string[][]): number {
  const scores = overloads.map((types) => {
    if (wanted.length === 1 && /^(?:void|\(\))$/i.test(wanted[0])) return types.length === 0 ? 3 : 0;
    const each = wanted.map((one) => best(one, types));
    const extra = Math.max(0, types.length - wanted.length);
    return Math.min(...each) === 0 ? 0 : each.reduce((sum, one) => sum + one, 0) / (1 + extra / 10);
  });
  return Math.max(0, ...scores);
}

const isVersion = (wanted: string, version: string | null | undefined): boolean =>
  `${version ?? ''}.`.startsWith(`${wanted.replace(/^v/, '')}.`);

function matchField({ name, value }: StructuredQuery['fields'][number], item: Signature, { kind }: Section): number {
  if (name === 'returns') return best(value, item.returns);
  if (name === 'throws') return best(value, item.throws);
  if (name === 'kind') return kind?.replace(' ', '') === value.toLowerCase() ? 1 : 0;
  return isVersion(value, name === 'since' ? item.since : item.removed) ? 1 : 0;
}

/**
 * Finds the sections that meet all conditions of a query, best match first. If the query has words, the order of
 * `sections` stays, which is their rank in full-text search.
 */
export function findSignatures(query: StructuredQuery, sections: Section[], signatures: readonly Signature[]): Hit[] {
  const byKey = new Map(signatures.map((one) => [keyOf(one), one]));
  const found = sections.flatMap((section) => {
    const signature = section.name === null ? undefined : byKey.get(keyOf(section));
    if (!signature) return [];
    const scores = query.fields.map((one) => matchField(one, signature, section));
    if (query.takes.length > 0) scores.push(matchParameters(query.takes, signature.takes));
    if (Math.min(...scores) === 0) return [];
    return [{ section, text: signature.text, score: scores.reduce((sum, one) => sum + one, 0) }];
  });
  if (!query.words) found.sort((one, other) => other.score - one.score);
  return found.map(({ section, text }) => ({
    ...recordOf(section),
    type: 'content',
    content: text,
    _snippetResult: { content: { value: escapeHtml(text) } },
  }));
}
