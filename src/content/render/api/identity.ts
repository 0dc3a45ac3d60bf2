import type { Heading } from 'mdast';
import { eventsOwner } from '../../../api/links';
import type { AnyMember, ApiSymbol } from '../../../api/schema';
import type { ApiKind } from '../../model/page';

/** The attributes that tell the page model which item a heading, row or page documents. */
export const subjectAttributes = ['data-kind', 'data-name', 'data-owner'];

export interface Identity extends Record<string, string> {
  'data-kind': ApiKind;
  'data-name': string;
}

/** Returns the attributes that identify a symbol. Symbols do not have an owner. */
export function symbolIdentity({ kind, name }: ApiSymbol): Identity {
  return { 'data-kind': kind === 'variable' || kind === 'function' ? 'constant' : kind, 'data-name': name };
}

/** Returns the attributes that identify a member, or undefined for signatures such as `[key: string]`. */
export function memberIdentity(symbol: ApiSymbol, name: string, member: AnyMember): Identity | undefined {
  const kind = kindOf(symbol, member);
  return kind === undefined ? undefined : { 'data-kind': kind, 'data-name': name, 'data-owner': symbol.name };
}

/** Returns the attributes that identify a manager event. */
export function eventIdentity(name: string): Identity {
  return { 'data-kind': 'event', 'data-name': name, 'data-owner': eventsOwner };
}

/** Returns a copy of a heading with additional HTML attributes. */
export function withProperties(heading: Heading, properties: Record<string, string | string[]>): Heading {
  return { ...heading, data: { ...heading.data, hProperties: { ...heading.data?.hProperties, ...properties } } };
}

function kindOf({ kind, name }: ApiSymbol, member: AnyMember): ApiKind | undefined {
  if (!('kind' in member)) return 'constructor';
  if (member.kind === 'enumMember') return 'enum member';
  if (member.kind === 'method') return 'method';
  if (member.kind !== 'property' && member.kind !== 'accessor') return undefined;
  return kind === 'interface' && name.endsWith('Options') ? 'option' : 'property';
}
