/** A row of the member index: class members that belong to one task, and a phrase that describes the members. */
export type MemberRow = readonly [members: readonly string[], phrase: string];

/** Maps each task to its rows in the member index. */
export type MemberGroups = Readonly<Record<string, readonly MemberRow[]>>;

/**
 * The public class members and the manager's events of all versions, grouped by task. Each page shows only the members
 * of its version. The names before or after a rename (`renames.ts`) belong to the same row. `npm run check` reports
 * missing and repeated members.
 */
export const memberGroups: Readonly<Record<string, MemberGroups>> = {
  Manager: {
    'Start the bot': [
      [['init', 'initiated'], 'Connect the nodes'],
      [['on'], 'Listen for events'],
      [['updateVoiceState'], 'Forward voice packets'],
      [['options'], 'Read your options'],
    ],
    'Find tracks': [
      [['search'], 'Search by text or URL'],
      [['decodeTrack', 'decodeTracks'], 'Decode stored tracks'],
      [['DEFAULT_SOURCES'], 'Search prefixes'],
    ],
    Players: [
      [['create'], 'Create or get a player'],
      [['get', 'players'], 'Get a player'],
      [['savePlayerState'], 'Save a player to a file'],
      [['loadPlayerStates'], 'Restore saved players'],
      [['handleShutdown'], 'Save all players and exit'],
      [['destroy'], 'Remove a player from the list'],
    ],
    Nodes: [
      [['nodes'], 'List the nodes'],
      [['createNode'], 'Add a node'],
      [['destroyNode'], 'Remove a node'],
      [['useableNode'], 'Get the next node to use'],
    ],
  },
  ManagerEvents: {
    'Track events': [
      [['trackStart'], 'A track starts'],
      [['trackEnd'], 'A track ends'],
      [['queueEnd'], 'The last track ends'],
      [['trackStuck'], 'A track gets stuck'],
      [['trackError'], 'A track fails'],
    ],
    'Player events': [
      [['playerCreate'], 'A player is created'],
      [['playerDestroy'], 'A player is destroyed'],
      [['playerStateUpdate'], 'A player changes'],
      [['playerMove'], 'Somebody moves the bot'],
      [['playerDisconnect'], 'The bot leaves the channel'],
      [['socketClosed'], 'The voice connection closes'],
    ],
    'Node events': [
      [['nodeCreate'], 'A node is created'],
      [['nodeConnect'], 'A connection opens'],
      [['nodeReconnect'], 'A node tries to reconnect'],
      [['nodeDisconnect'], 'A connection is lost'],
      [['nodeError'], 'A connection fails'],
      [['nodeDestroy'], 'A node is removed'],
      [['nodeRaw'], 'A node sends a message'],
      [['debug'], 'Magmastream logs a message'],
    ],
    'SponsorBlock events': [
      [['segmentsLoaded'], 'Segments are found'],
      [['segmentSkipped'], 'A segment is skipped'],
      [['chaptersLoaded'], 'Chapters are found'],
      [['chapterStarted'], 'A chapter starts'],
    ],
  },
  Player: {
    Play: [
      [['search'], 'Find tracks'],
      [['play', 'playing'], 'Play the current track'],
      [['pause', 'paused'], 'Pause or resume'],
      [['stop'], 'Skip the track'],
      [['previous'], 'Go back one track'],
      [['restart'], 'Restart the track'],
      [['seek', 'position'], 'Jump within the track'],
      [['getCurrentLyrics'], 'Get the lyrics'],
    ],
    'Queue and repeat': [
      [['queue'], 'List, add or shuffle tracks'],
      [['setTrackRepeat', 'trackRepeat'], 'Loop the track'],
      [['setQueueRepeat', 'queueRepeat'], 'Loop the queue'],
      [['setDynamicRepeat', 'dynamicRepeat'], 'Reshuffle at intervals'],
      [['setAutoplay', 'isAutoplay', 'autoplayTries'], 'Continue with similar tracks'],
      [['getRecommendedTracks'], 'Find similar tracks'],
    ],
    Sound: [
      [['setVolume', 'volume'], 'Set or read the volume'],
      [['filters'], 'Change the sound'],
      [['setSponsorBlock', 'getSponsorBlock', 'deleteSponsorBlock'], 'Skip sponsor segments'],
    ],
    'Voice channel': [
      [['connect'], 'Join the voice channel'],
      [['setVoiceChannelId', 'voiceChannelId'], 'Change the channel'],
      [['disconnect'], 'Pause and leave'],
      [['destroy'], 'Leave and end the player'],
      [['state', 'voiceState'], 'Read the voice connection'],
    ],
    Nodes: [
      [['node'], 'Get the node'],
      [['moveNode'], 'Move to another node'],
      [['autoMoveNode'], 'Let the manager choose a node'],
      [['switchGuild'], 'Copy to another guild'],
    ],
    Data: [
      [['set', 'get'], 'Store your own values'],
      [['guildId'], 'Read the guild'],
      [['setTextChannelId', 'textChannelId'], 'Store a text channel'],
      [['setNowPlayingMessage', 'nowPlayingMessage'], 'Store a message to delete'],
      [['options', 'manager'], 'Read options, get the manager'],
      [['bands'], 'Unused'],
    ],
  },
  Queue: {
    'Read the queue': [
      [['current'], 'The current track'],
      [['previous'], 'Played tracks'],
      [['size', 'totalSize'], 'Count the tracks'],
      [['duration'], 'The total length'],
    ],
    'Change the queue': [
      [['add'], 'Add tracks'],
      [['remove'], 'Remove tracks'],
      [['clear'], 'Empty the queue'],
      [['shuffle'], 'Shuffle the tracks'],
      [['userBlockShuffle'], 'Let users take turns'],
      [['roundRobinShuffle'], 'Take turns, and shuffle tracks'],
    ],
    Data: [
      [['guildId'], 'Read the guild'],
      [['manager'], 'Get the manager'],
    ],
  },
  Node: {
    Connection: [
      [['connect', 'connected'], 'Open the connection'],
      [['destroy'], 'Close and remove the node'],
      [['sessionId', 'socket'], 'Read the session'],
    ],
    Server: [
      [['stats'], 'Read load and players'],
      [['info', 'fetchInfo'], 'Read version and plugins'],
      [['rest'], 'Send requests'],
      [['options', 'address'], 'Read options and address'],
      [['selectPlatform'], 'Choose a search platform'],
      [['manager'], 'Get the manager'],
    ],
    Plugins: [
      [['getLyrics'], 'Get the lyrics of a track'],
      [['setSponsorBlock', 'getSponsorBlock', 'deleteSponsorBlock'], 'Skip segments'],
    ],
    'Called by Magmastream': [[['queueEnd'], 'Handle the end of the queue']],
  },
  Filters: {
    'Check and reset': [
      [['getFilterStatus', 'filtersStatus'], 'Check if a filter is on'],
      [['clearFilters'], 'Turn all filters off'],
      [['updateFilters'], 'Send assigned values'],
      [['player'], 'Get the player'],
    ],
    'Set exact values': [
      [['setEqualizer', 'equalizer'], 'Set the bands'],
      [['setTimescale', 'timescale'], 'Set speed and pitch'],
      [['setKaraoke', 'karaoke'], 'Weaken the vocals'],
      [['setVibrato', 'vibrato'], 'Make the pitch waver'],
      [['setRotation', 'rotation'], 'Move the sound around'],
      [['setDistortion', 'distortion'], 'Distort the sound'],
      [['setVolume', 'volume'], 'The filter volume'],
      [['reverb'], 'Stored reverb values'],
    ],
    'Speed and pitch presets': [
      [['nightcore'], 'Faster, higher pitch'],
      [['daycore'], 'Slower, lower pitch'],
      [['slowmo'], 'Slower'],
      [['doubletime'], 'Much faster'],
      [['chipmunk'], 'Much faster, higher pitch'],
      [['darthvader', 'china'], 'Lower pitch'],
      [['vaporwave'], 'Raise the high bands'],
      [['demon'], 'Lower pitch, less bass'],
    ],
    'Equalizer presets': [
      [['bassBoost', 'bassBoostlevel'], 'Boost the bass'],
      [['trebleBass'], 'Boost bass and treble'],
      [['pop', 'party'], 'Raise the low bands'],
      [['electronic', 'radio'], 'Strongly raise the low bands'],
      [['soft'], 'Lower the high bands'],
      [['tv'], 'Make the sound thin and bright'],
    ],
    'Other presets': [
      [['eightD'], 'Circle around the listener'],
      [['tremolo'], 'Make the pitch waver'],
      [['distort'], 'Distort the sound'],
      [['earrape'], 'Make the sound very loud'],
    ],
  },
  Rest: {
    Players: [
      [['getAllPlayers'], 'List players on the server'],
      [['updatePlayer'], 'Create or change a player'],
      [['destroyPlayer'], 'Remove a leftover player'],
    ],
    'Session and requests': [
      [['updateSession'], 'Keep the session'],
      [['get', 'post', 'put', 'patch', 'delete'], 'Send a request'],
      [['manager'], 'Get the manager'],
    ],
  },
  Structure: {
    'Replace a class': [
      [['extend'], 'Use your own class'],
      [['get'], 'Get the current class'],
    ],
  },
  Plugin: {
    'Write a plugin': [
      [['load'], 'Set up your plugin'],
      [['unload'], 'Never called'],
      [['name'], 'Read the name'],
    ],
  },
  TrackUtils: {
    'Build and check tracks': [
      [['build'], 'Build a track'],
      [['buildUnresolved'], 'Build from a title or a query'],
      [['getClosestTrack'], 'Find an unresolved track'],
      [['validate', 'isTrack', 'isUnresolvedTrack'], 'Check a value'],
      [['setTrackPartial', 'trackPartial'], 'Limit the stored fields'],
    ],
  },
};
