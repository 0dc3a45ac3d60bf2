import type { Facts } from './schema';

/** What one version of the library runs with, in words for a table. */
export interface VersionCompatibility {
  version: string;
  lavalink: string;
  node: string;
  discordjs: string;
}

/**
 * Not in the facts: the source of every documented version sends its requests to addresses below `/v4`, and of those servers
 * only these encrypt voice as Discord demands.
 */
const lavalink = '4.2.0 or later';

/** Reads what the package of a version declares; throws if it declares no Node.js or no discord.js. */
export function compatibilityOf({ version, engines, peerDependencies }: Facts): VersionCompatibility {
  return {
    version,
    lavalink,
    node: readRange(engines.node, `${version}: engines.node`),
    discordjs: readRange(peerDependencies['discord.js'], `${version}: peerDependencies["discord.js"]`),
  };
}

/**
 * Turns a range of versions into words: `>=13.0.0 <15.0.0` into `13 or later, below 15`. Throws for comparators that it
 * does not know, so that no table states a range wrongly; `where` says which range that is.
 */
export function readRange(range: string | undefined, where: string): string {
  if (!range) throw new Error(`${where} is missing: the compatibility table needs it`);
  return range.split(' ').map(readComparator).join(', ');

  function readComparator(comparator: string): string {
    const [, operator, number] = /^(>=|<)(\d+(?:\.\d+)*)$/.exec(comparator) ?? [];
    if (!operator) throw new Error(`${where} has the range "${range}": teach readRange what "${comparator}" means`);
    const short = number.replace(/(\.0+)+$/, '');
    return operator === '<' ? `below ${short}` : `${short} or later`;
  }
}
