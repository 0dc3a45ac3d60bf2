import { links } from '../config/site';
import type { ApiSymbol, Facts } from './schema';

/** The symbols that a page documents, in order, and the page's URL, for example `/docs/classes/Manager`. */
export interface PageClaim {
  symbols: string[];
  url: string;
}

/** Maps each symbol name to the symbol's documentation URL in one version. */
export type SymbolUrls = ReadonlyMap<string, string>;

/** A token of a displayed type or signature, such as a keyword or name. `href` is the URL of its documentation. */
export interface TypeToken {
  text: string;
  kind: 'keyword' | 'string' | 'name' | 'plain';
  href?: string;
}

/** The interface whose members are the manager's events. Pages list the events under the heading "Events". */
export const eventsSymbol = 'ManagerEvents';

/** The symbol that readers see as the owner of the events. Bots add listeners to the manager, not to `ManagerEvents`. */
export const eventsOwner = 'Manager';

/** The anchor of the heading “Called by Magmastream” on class pages. */
export const internalId = 'called-by-magmastream';

/** The anchor of the heading “Errors from internal work” on reference pages. */
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
const below = (url: string, pages: Record<string, string>): [string, string][] =>
  Object.entries(pages).map(([name, page]) => [name, `${url}/${page}`]);

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
 * Maps symbols to URLs. The first symbol of a page has the page's URL, and each further symbol has an anchor. If
 * several pages document a symbol, the first page counts.
 */
export function symbolUrls(claims: PageClaim[]): SymbolUrls {
  const urls = new Map<string, string>();
  for (const { symbols, url } of claims) {
    symbols.forEach((symbol, position) => {
      if (urls.has(symbol)) return;
      const id = symbol === eventsSymbol ? 'events' : symbol;
      urls.set(symbol, position === 0 ? url : `${url}#${id}`);
    });
  }
  return urls;
}

/**
 * Returns a member's anchor. The anchor contains the symbol name, except for events and for the page's first symbol
 * (`primary`).
 */
export function memberId(symbol: string, member: string, primary: boolean): string {
  const name = member.replace(/^\[|\]$/g, '').replace(/:?\s+/g, '-');
  return primary || symbol === eventsSymbol ? name : `${symbol}-${name}`;
}

/** Returns a member's URL, or undefined if no page documents its symbol. */
export function memberUrl(urls: SymbolUrls, symbol: string, member: string): string | undefined {
  const [page, section] = urls.get(symbol)?.split('#') ?? [];
  return page && `${page}#${memberId(symbol, member, section === undefined)}`;
}

/** Returns the repository URL of a source line, or null if the facts contain neither a Git tag nor a commit. */
export function sourceUrl(facts: Facts, symbol: Pick<ApiSymbol, 'file'>, line: number): string | null {
  const { ref, commit } = facts.source;
  if (!ref && !commit) return null;
  return `${links.libraryRepository}/blob/${ref ?? commit}/${symbol.file}#L${line}`;
}

/** Splits a type or signature into tokens. Links type names, but not keys or parameter names. */
export function linkTypes(text: string, urls: SymbolUrls): TypeToken[] {
  const pattern =
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_$][\w$]*)(?![\w$]|\s*\??:)|([^"'A-Za-z_$]+|[A-Za-z_$][\w$]*)/g;
  return [...text.matchAll(pattern)].map(([whole, string, name]): TypeToken => {
    if (string) return { text: whole, kind: 'string' };
    if (!name) return { text: whole, kind: 'plain' };
    if (keywords.has(name)) return { text: whole, kind: 'keyword' };
    const href = urls.get(name) ?? external.get(name);
    return href ? { text: whole, kind: 'name', href } : { text: whole, kind: 'plain' };
  });
}
