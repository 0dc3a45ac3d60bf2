import type { Heading } from 'mdast';
import type { AnyMember, ApiSymbol } from '../../../api/schema';

/** Attributes that identify a heading, row or page for the search index: kind, name and owner. */
export interface Identity extends Record<string, string> {
  'data-kind': string;
  'data-name': string;
}

/** Owner of all events in search results, because bots listen on the manager and not on `ManagerEvents`. */
const emitter = 'Manager';

/** Returns the identity of a symbol, which has no owner. */
export function symbolIdentity({ kind, name }: ApiSymbol): Identity {
  return { 'data-kind': kind === 'variable' ? 'constant' : kind, 'data-name': name };
}

/** Returns the identity of a member or constructor, or undefined for signatures such as `[key: string]`. */
export function memberIdentity(symbol: ApiSymbol, name: string, member: AnyMember): Identity | undefined {
  const kind = kindOf(symbol, member);
  return kind === undefined ? undefined : { 'data-kind': kind, 'data-name': name, 'data-owner': symbol.name };
}

/** Returns the identity of a manager event. */
export function eventIdentity(name: string): Identity {
  return { 'data-kind': 'event', 'data-name': name, 'data-owner': emitter };
}

/** Adds attributes to a heading. */
export function withProperties(heading: Heading, properties: Record<string, string | string[]>): Heading {
  return { ...heading, data: { ...heading.data, hProperties: { ...heading.data?.hProperties, ...properties } } };
}

function kindOf({ kind, name }: ApiSymbol, member: AnyMember): string | undefined {
  if (!('kind' in member)) return 'constructor';
  if (member.kind === 'enumMember') return 'enum member';
  if (member.kind === 'method') return 'method';
  if (member.kind !== 'property' && member.kind !== 'accessor') return undefined;
  return kind === 'interface' && name.endsWith('Options') ? 'option' : 'property';
}
