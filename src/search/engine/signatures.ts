import { escapeHtml } from '../../lib/escapeHtml';
import { recordOf, type Section } from '../section';
import type { Hit } from './protocol';
import type { StructuredQuery } from './structuredQuery';

/** The types and the history of a symbol, member or event. Search loads signatures only for structured queries. */
export interface Signature {
  owner: string | null;
  name: string;
  text: string;
  /** The parameter types of each overload. */
  takes: string[][];
  returns: string[];
  throws: string[];
  /** The version that added the item, or null if the oldest documented version contains it. */
  since: string | null;
  removed?: string;
  /** The URL path and hash of the item. The cards in code samples use them to look up signatures. */
  path?: string;
  about?: string;
}

/** Returns a key that identifies a symbol, member or event within a version. */
export const keyOf = ({ owner, name }: Pick<Section, 'owner' | 'name'>): string => `${owner ?? ''}.${name ?? ''}`;

/** Scores a type: 3 for the same type, 2 for a promise or union with it, 1 if it is mentioned, and 0 otherwise. */
function matchType(wanted: string, type: string): number {
  const [want, have] = [wanted, type].map((text) => text.toLowerCase().replace(/\s/g, ''));
  if (have === want) return 3;
  const inner = /^promise<(.*)>$/.exec(have)?.[1] ?? have;
  if (inner.split('|').includes(want)) return 2;
  const words = new RegExp(`(?<![\\w.])${want.replace(/[^\w]/g, '\\$&')}(?![\\w[])`);
  return words.test(have) ? 1 : 0;
}

const best = (wanted: string, types: readonly string[]): number =>
  Math.max(0, ...types.map((type) => matchType(wanted, type)));

/** Returns the best overload's score, or 0 if it lacks a requested type. Each extra parameter lowers the score slightly. */
function matchParameters(wanted: readonly string[], overloads: readonly string[][]): number {
  const scores = overloads.map((types) => {
    if (wanted.length === 1 && /^(?:void|\(\))$/i.test(wanted[0])) return types.length === 0 ? 3 : 0;
    const each = wanted.map((type) => best(type, types));
    const extra = Math.max(0, types.length - wanted.length);
    return Math.min(...each) === 0 ? 0 : each.reduce((sum, score) => sum + score, 0) / (1 + extra / 10);
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

/** Finds the sections that meet all conditions, best match first. With words, keeps the order of `sections`. */
export function findSignatures(query: StructuredQuery, sections: Section[], signatures: readonly Signature[]): Hit[] {
  const byKey = new Map(signatures.map((signature) => [keyOf(signature), signature]));
  const found = sections.flatMap((section) => {
    const signature = section.name === null ? undefined : byKey.get(keyOf(section));
    if (!signature) return [];
    const scores = query.fields.map((field) => matchField(field, signature, section));
    if (query.takes.length > 0) scores.push(matchParameters(query.takes, signature.takes));
    if (Math.min(...scores) === 0) return [];
    return [{ section, text: signature.text, score: scores.reduce((sum, score) => sum + score, 0) }];
  });
  if (!query.words) found.sort((a, b) => b.score - a.score);
  return found.map(({ section, text }) => ({
    ...recordOf(section),
    type: 'content',
    content: text,
    _snippetResult: { content: { value: escapeHtml(text) } },
  }));
}
