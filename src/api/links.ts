import { links } from '../config/site';
import type { ApiSymbol, Facts } from './schema';

/** Which symbols one page documents, in order, and the page's address, for example `/docs/classes/Manager`. */
export interface PageClaim {
  symbols: string[];
  address: string;
}

/** Symbol name → address of the place that documents it, in one version. */
export type SymbolAddresses = ReadonlyMap<string, string>;

/** A piece of a type or signature as a reader sees it; `href` leads to what the name stands for. */
export interface TypeToken {
  text: string;
  kind: 'keyword' | 'string' | 'name' | 'plain';
  href?: string;
}

/** The interface whose members are the manager's events; they are shown under the heading "Events". */
export const eventsSymbol = 'ManagerEvents';

/** The id of the heading above the errors that come out of a symbol's internal work. */
export const internalErrorsId = 'internal-errors';

const mdn = 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference';
const handbook = 'https://www.typescriptlang.org/docs/handbook';
const discordJs = 'https://discord.js.org/docs/packages/discord.js/main';

const globalObjects = 'Array Promise Map Set Error Date Function Symbol undefined'.split(' ');
const handbookPages = {
  unknown: '2/functions.html#unknown',
  any: '2/everyday-types.html#any',
  void: '2/functions.html#void',
  never: '2/functions.html#never',
  object: '2/functions.html#object',
  Partial: 'utility-types.html#partialtype',
  Record: 'utility-types.html#recordkeys-type',
  Omit: 'utility-types.html#omittype-keys',
  Pick: 'utility-types.html#picktype-keys',
  Required: 'utility-types.html#requiredtype',
  Readonly: 'utility-types.html#readonlytype',
};
const below = (address: string, pages: Record<string, string>): [string, string][] =>
  Object.entries(pages).map(([name, page]) => [name, `${address}/${page}`]);

/** Names of types that are not the library's own → their documentation. */
const external: ReadonlyMap<string, string> = new Map([
  ...below(`${mdn}/Global_Objects`, { string: 'String', number: 'Number', boolean: 'Boolean', bigint: 'BigInt' }),
  ...below(`${mdn}/Global_Objects`, Object.fromEntries(globalObjects.map((name) => [name, name]))),
  ...below(handbook, handbookPages),
  ...below(discordJs, { User: 'User:Class', ClientUser: 'ClientUser:Class', Message: 'Message:Class' }),
  ['null', `${mdn}/Operators/null`],
  ['Collection', 'https://discord.js.org/docs/packages/collection/main/Collection:Class'],
  ['EventEmitter', 'https://nodejs.org/api/events.html#class-eventemitter'],
  ['Buffer', 'https://nodejs.org/api/buffer.html#class-buffer'],
  ['WebSocket', 'https://github.com/websockets/ws/blob/master/doc/ws.md#class-websocket'],
]);

const keywords = new Set([
  ...'abstract class const enum extends function get interface keyof new out protected readonly'.split(' '),
  ...'set static type typeof in is infer'.split(' '),
]);

/**
 * Maps each symbol to the place that documents it.
 * The first symbol of a page is the page itself; a further one is the section that carries its name;
 * the events of the manager are the section "Events". When two pages claim a symbol, the first one keeps it.
 */
export function symbolAddresses(claims: PageClaim[]): SymbolAddresses {
  const addresses = new Map<string, string>();
  for (const { symbols, address } of claims) {
    symbols.forEach((symbol, position) => {
      if (addresses.has(symbol)) return;
      const id = symbol === eventsSymbol ? 'events' : symbol;
      addresses.set(symbol, position === 0 ? address : `${address}#${id}`);
    });
  }
  return addresses;
}

/**
 * The id of a member on the page that documents its symbol: its name, after the symbol's in a further section. An id
 * has no white space: that of `[key: string]` is `key-string`.
 */
export function memberId(symbol: string, member: string, primary: boolean): string {
  const name = member.replace(/^\[|\]$/g, '').replace(/:?\s+/g, '-');
  return primary || symbol === eventsSymbol ? name : `${symbol}-${name}`;
}

/** The line of source of a symbol or member, at the exact state that the facts were read from. */
export function sourceAddress(facts: Facts, symbol: Pick<ApiSymbol, 'file'>, line: number): string {
  const { ref, commit } = facts.source;
  return `${links.libraryRepository}/blob/${ref ?? commit}/${symbol.file}#L${line}`;
}

/**
 * Splits the text of a type or signature into tokens and links the names that stand for types.
 * Keys of object types and names of parameters (a name followed by `:` or `?:`) are left plain.
 */
export function linkTypes(text: string, addresses: SymbolAddresses): TypeToken[] {
  const pattern =
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_$][\w$]*)(?![\w$]|\s*\??:)|([^"'A-Za-z_$]+|[A-Za-z_$][\w$]*)/g;
  return [...text.matchAll(pattern)].map(([whole, string, name]): TypeToken => {
    if (string) return { text: whole, kind: 'string' };
    if (!name) return { text: whole, kind: 'plain' };
    if (keywords.has(name)) return { text: whole, kind: 'keyword' };
    const href = addresses.get(name) ?? external.get(name);
    return href ? { text: whole, kind: 'name', href } : { text: whole, kind: 'plain' };
  });
}
