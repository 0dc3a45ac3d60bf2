import type { Heading } from 'mdast';
import type { ApiSymbol, EnumMember, Member } from '../../api/schema';

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
export function memberIdentity(symbol: ApiSymbol, member: Member | EnumMember | 'constructor'): Identity | undefined {
  const kind = member === 'constructor' ? member : kindOf(symbol, member);
  const name = member === 'constructor' ? member : member.name;
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

function kindOf({ kind, name }: ApiSymbol, member: Member | EnumMember): string | undefined {
  switch (member.kind) {
    case 'enumMember':
      return 'enum member';
    case 'method':
      return 'method';
    case 'property':
    case 'accessor':
      return kind === 'interface' && name.endsWith('Options') ? 'option' : 'property';
    default:
      return undefined;
  }
}
