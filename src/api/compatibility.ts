import { playback } from '../config/playback';
import type { Facts } from './schema';

/** Requirements of one Magmastream version, as text for the compatibility table. */
export interface VersionCompatibility {
  version: string;
  lavalink: string;
  node: string;
  discordjs: string;
}

/** Not in the facts. All documented versions use the v4 REST API. Discord requires voice encryption (since 4.2.0). */
const lavalink = `${playback.lavalink} or later`;

/** Reads the requirements from package.json. Throws if the Node.js range is missing. */
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
 * Formats a version range as text: `>=13.0.0 <15.0.0` becomes `13 or later, below 15`. Throws for unknown comparators,
 * so that the table never shows a wrong range. `where` identifies the range in the error message.
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
