/** The parts of Magmastream that scenarios use, in every version. The package is not installed when these compile. */
export interface Track {
  title: string;
  track: string;
  uri: string;
  isrc: string | null;
  requester?: { id: string } | null;
}

interface Queue extends Array<Track> {
  current: Track | null;
  previous: (Track | null)[];
  size: number;
  add: (tracks: Track | Track[], offset?: number) => void;
  clear: () => void;
}

interface Node {
  options: { identifier: string; priority: number };
  connected: boolean;
  stats: { playingPlayers: number };
  connect: () => void;
  sessionId: string;
  rest: Record<'get' | 'post' | 'patch', (path: string, body?: unknown) => Promise<unknown>>;
}

export interface Player {
  guildId: string;
  voiceChannelId: string | null;
  textChannelId: string;
  state: string;
  playing: boolean;
  paused: boolean;
  position: number;
  volume: number;
  isAutoplay: boolean;
  dynamicRepeat: boolean;
  node: Node;
  queue: Queue;
  filters: Record<string, (...values: unknown[]) => Promise<unknown>>;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  connect: () => void;
  disconnect: () => Promise<unknown>;
  destroy: (disconnect?: boolean) => Promise<unknown>;
  play: (track?: Track) => Promise<unknown>;
  pause: (paused: boolean) => Promise<unknown>;
  stop: (amount?: number) => Promise<unknown>;
  restart: () => Promise<unknown>;
  previous: () => Promise<unknown>;
  seek: (position: number) => Promise<unknown>;
  setVolume: (volume: number) => Promise<unknown>;
  setVoiceChannelId: (id: string) => unknown;
  setTrackRepeat: (on: boolean) => unknown;
  setQueueRepeat: (on: boolean) => unknown;
  setDynamicRepeat: (on: boolean, ms: number) => unknown;
  setAutoplay: (on: boolean, user?: unknown, tries?: number) => unknown;
}

export interface Manager {
  options: object;
  players: Map<string, Player>;
  nodes: Map<string, Node>;
  useableNode?: Node;
  get: (guildId: string) => Player | undefined;
  create: (options: object) => Player;
  search: (query: string, requester?: unknown) => Promise<{ loadType: string; tracks: Track[] }>;
  createNode: (options: object) => Node;
  destroyNode: (identifier: string) => Promise<void>;
  decodeTracks: (tracks: string[]) => Promise<unknown[]>;
  updateVoiceState: (packet: object) => Promise<void>;
  savePlayerState: (guildId: string) => Promise<void>;
}

/** The declarations of a sample: functions, and values such as options. */
type Declared = Record<string, (...values: unknown[]) => unknown>;

/** The bot variables that a function of a scenario can use. The function runs in the bot process. */
export interface Context {
  manager: Manager;
  /** The first player. */
  player: Player;
  client: { user: object; guilds: { cache: Map<string, object> }; channels: { cache: Map<string, object> } };
  /** The options of the manager, which `setup` can change. */
  options: object;
  library: {
    /** Missing in 2.6.1. */
    SearchPlatform?: { SoundCloud: string };
    Manager: new (options: object) => Manager;
    TrackUtils: { build: (data: unknown, user?: unknown) => Track };
  };
  /** Imports a file of the bot, or a package. */
  load: (file: string) => Declared;
  /** Runs a sample without a file name, and returns the variables that it declares. */
  run: (name: string, values?: object) => Promise<Declared>;
  /** Creates an interaction with these options of a command. Its answers are added to `replies`. */
  interact: (options: Record<string, unknown>) => object;
  replies: string[];
  /** Searches, creates the player of guild 1, or another one, adds tracks and plays the first. */
  play: (titles: string[], guild?: number, options?: object) => Promise<Player>;
}
