/** A renamed symbol or member, such as `Player` or `Player.guildId`. `version` is the first with the new name. */
export interface Rename {
  version: string;
  from: string;
  to: string;
}

/** All renames, oldest first. Written by hand, because API facts cannot tell a rename from a removal. */
export const renames: readonly Rename[] = [
  { version: '2.7.5', from: 'PlayerStateEventType', to: 'PlayerStateEventTypes' },
  { version: '2.8.0', from: 'Player.guild', to: 'Player.guildId' },
  { version: '2.8.0', from: 'PlayerOptions.guild', to: 'PlayerOptions.guildId' },
  { version: '2.8.0', from: 'Queue.guild', to: 'Queue.guildId' },
  { version: '2.8.1', from: 'Player.textChannel', to: 'Player.textChannelId' },
  { version: '2.8.1', from: 'Player.voiceChannel', to: 'Player.voiceChannelId' },
  { version: '2.8.1', from: 'PlayerOptions.textChannel', to: 'PlayerOptions.textChannelId' },
  { version: '2.8.1', from: 'PlayerOptions.voiceChannel', to: 'PlayerOptions.voiceChannelId' },
  { version: '2.8.1', from: 'Player.setTextChannel', to: 'Player.setTextChannelId' },
  { version: '2.8.1', from: 'Player.setVoiceChannel', to: 'Player.setVoiceChannelId' },
  { version: '2.8.1', from: 'Player.getRecommended', to: 'Player.getRecommendedTracks' },
  { version: '2.8.1', from: 'Manager.useableNodes', to: 'Manager.useableNode' },
  { version: '2.8.4', from: 'availableFilters', to: 'AvailableFilters' },
];

/** Maps page names in 2.6.1 to page names in later versions, in the format of `pageName`. */
export const renamedPages: ReadonlyMap<string, string> = new Map([
  ['playerstateupdateevent', 'playerstateupdate'],
  ['stats', 'nodestats'],
  ['usenodeoption', 'usenodeoptions'],
]);

/** The URLs of removed pages in the last version that has them. Their URLs without a version redirect to these URLs. */
export const removedPages: readonly string[] = [];
