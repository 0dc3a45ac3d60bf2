import type { Heading } from 'mdast';
import type { AnyMember, ApiSymbol } from '../../../api/schema';

/** The attributes that tell the search what a heading, row or page is: its kind, its name, and whose member it is. */
export interface Identity extends Record<string, string> {
  'data-kind': string;
  'data-name': string;
}

/** Whose events they are, in every version and on every page: the types alone would say `ManagerEvents`. */
const emitter = 'Manager';

/** The identity of a symbol; it has no owner. */
export function symbolIdentity({ kind, name }: ApiSymbol): Identity {
  return { 'data-kind': kind === 'variable' ? 'constant' : kind, 'data-name': name };
}

/** The identity of a member of a symbol, or of its constructor; signatures such as `[key: string]` have no name. */
export function memberIdentity(symbol: ApiSymbol, name: string, member: AnyMember): Identity | undefined {
  const kind = kindOf(symbol, member);
  return kind === undefined ? undefined : { 'data-kind': kind, 'data-name': name, 'data-owner': symbol.name };
}

/** The identity of an event of the manager. */
export function eventIdentity(name: string): Identity {
  return { 'data-kind': 'event', 'data-name': name, 'data-owner': emitter };
}

/** The heading with attributes added to those that it has. */
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
