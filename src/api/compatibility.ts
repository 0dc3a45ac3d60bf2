import { playback } from '../config/playback';
import type { Facts } from './schema';

/** The requirements of one Magmastream version, formatted as text for the compatibility table. */
export interface VersionCompatibility {
  version: string;
  lavalink: string;
  node: string;
  discordjs: string;
}

/**
 * The required Lavalink version, which is not part of the facts. All documented versions use the Lavalink 4 REST API,
 * and Discord requires the voice encryption that was added in Lavalink 4.2.0.
 */
const lavalink = `${playback.lavalink} or later`;

/**
 * Returns the requirements of a version for the compatibility table. Throws an error if the Node.js version range is
 * missing.
 */
export function compatibilityOf({ version, engines, peerDependencies }: Facts): VersionCompatibility {
  const discordjs = peerDependencies['discord.js'] as string | undefined;
  return {
    version,
    lavalink,
    node: readRange(engines.node, `${version}: engines.node`),
    discordjs: discordjs ? readRange(discordjs, `${version}: peerDependencies["discord.js"]`) : 'not declared',
  };
}

/**
 * Formats a version range as text: `>=13.0.0 <15.0.0` becomes `13 or later, below 15`. Throws an error for an unknown
 * comparator rather than return an incorrect range. `where` identifies the range in the error message.
 */
export function readRange(range: string | undefined, where: string): string {
  if (!range) throw new Error(`${where} is missing: the compatibility table needs it`);
  return range.split(' ').map(readComparator).join(', ');

  function readComparator(comparator: string): string {
    const [, operator, number] = /^(>=|<)(\d+(?:\.\d+)*?)(?:\.0)*$/.exec(comparator) ?? [];
    if (!operator) throw new Error(`${where} has the range "${range}": teach readRange what "${comparator}" means`);
    return operator === '<' ? `below ${number}` : `${number} or later`;
  }
}
