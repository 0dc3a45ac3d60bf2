import { playback } from '../config/playback';
import type { Facts } from './schema';

/** The requirements of one Magmastream version, formatted as text. */
export interface VersionCompatibility {
  version: string;
  lavalink: string;
  node: string;
  discordjs: string;
}

/** All documented versions use Lavalink's REST API v4. Lavalink 4.2.0 added the encryption that Discord requires. */
const lavalink = `${playback.lavalink} or later`;

/** Returns the requirements of a version. Throws an error if the facts contain no Node.js version range. */
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
 * Formats a version range as text: `>=13.0.0 <15.0.0` becomes `13 or later, below 15`. Error messages include `where`,
 * the source of the range.
 */
export function readRange(range: string | undefined, where: string): string {
  if (!range) throw new Error(`${where} is missing: the introduction needs it`);
  return range.split(' ').map(readComparator).join(', ');

  function readComparator(comparator: string): string {
    const [, operator, number] = /^(>=|<)(\d+(?:\.\d+)*?)(?:\.0)*$/.exec(comparator) ?? [];
    if (!operator) throw new Error(`${where} has the range "${range}": teach readRange what "${comparator}" means`);
    return operator === '<' ? `below ${number}` : `${number} or later`;
  }
}
