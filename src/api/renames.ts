/**
 * A symbol or member that was renamed in `version`. Renamings are listed by hand, because the facts cannot distinguish
 * a renamed item from a removed one.
 */
interface Renaming {
  version: string;
  from: string;
  to: string;
}

const renamings: readonly Renaming[] = [
  { version: '2.7.5', from: 'PlayerStateEventType', to: 'PlayerStateEventTypes' },
  ...['Player', 'PlayerOptions', 'Queue'].map((owner) => ({
    version: '2.8.0',
    from: `${owner}.guild`,
    to: `${owner}.guildId`,
  })),
  ...['Player', 'PlayerOptions'].flatMap((owner) =>
    ['textChannel', 'voiceChannel'].map((name) => ({
      version: '2.8.1',
      from: `${owner}.${name}`,
      to: `${owner}.${name}Id`,
    })),
  ),
  { version: '2.8.1', from: 'Player.setTextChannel', to: 'Player.setTextChannelId' },
  { version: '2.8.1', from: 'Player.setVoiceChannel', to: 'Player.setVoiceChannelId' },
  { version: '2.8.1', from: 'Player.getRecommended', to: 'Player.getRecommendedTracks' },
  { version: '2.8.1', from: 'Manager.useableNodes', to: 'Manager.useableNode' },
  { version: '2.8.4', from: 'availableFilters', to: 'AvailableFilters' },
];

/**
 * Returns the name in version `to` of the item that is called `name` in version `from`. Names have the form `Player` or
 * `Player.pause`. `versions` lists all versions, oldest first.
 */
export function nameIn(name: string, from: string, to: string, versions: readonly string[]): string {
  const [start, end] = [versions.indexOf(from), versions.indexOf(to)];
  const isBetween = ({ version }: Renaming): boolean => {
    const at = versions.indexOf(version);
    return at > Math.min(start, end) && at <= Math.max(start, end);
  };
  const passed = renamings.filter(isBetween);
  if (end >= start) return passed.reduce((now, one) => (one.from === now ? one.to : now), name);
  return passed.reduceRight((now, one) => (one.to === now ? one.from : now), name);
}
