/* The parts of Magmastream that scenarios use, in every version. The package is not installed when these compile. */
type Call<Result> = (...values: unknown[]) => Result;

/** Something that a file or a sample declares. */
interface Declaration {
  (...values: unknown[]): unknown;
  new (...values: unknown[]): never;
}

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
  add: Call<void>;
  clear: Call<void>;
}

interface Node extends Record<'getLyrics' | 'selectPlatform' | 'connect', Call<unknown>> {
  options: { identifier: string; priority: number };
  stats: { playingPlayers: number };
  info: { plugins: object[] };
  manager: Manager;
}

type Requests = 'destroy' | 'disconnect' | 'pause' | 'play' | 'previous' | 'restart' | 'seek' | 'setVolume' | 'stop';
type Setters = 'setAutoplay' | 'setDynamicRepeat' | 'setQueueRepeat' | 'setTrackRepeat' | 'setVoiceChannelId';

export interface Player
  extends Record<Requests, Call<Promise<unknown>>>, Record<Setters | 'connect' | 'get' | 'set', Call<unknown>> {
  guildId: string;
  voiceChannelId: string | null;
  playing: boolean;
  paused: boolean;
  position: number;
  volume: number;
  isAutoplay: boolean;
  node: Node;
  queue: Queue;
  filters: Record<string, Call<Promise<unknown>>>;
}

export interface Manager extends Pick<NodeJS.EventEmitter, 'on' | 'once' | 'off' | 'emit'> {
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
  init: (clientId: string) => void;
}

/** The options of the command in `interaction`, and variables that replace those of the bot. */
export type SampleValues = Record<string, unknown> & { options?: Record<string, unknown> };

/** The bot variables that a function of a scenario can use. The function runs in the bot process. */
export interface Context {
  manager: Manager;
  /** The first player. */
  player: Player;
  client: NodeJS.EventEmitter & {
    user: { id: string };
    guilds: { cache: Map<string, { shard: { send: (payload: unknown) => void } }> };
    channels: { cache: Map<string, object> };
    login: (token: string) => Promise<string>;
  };
  /** The options of the manager, which `setup` can change. */
  options: { plugins?: object[]; nodes?: object[] };
  library: Record<string, Declaration> & {
    /** Missing in 2.6.1. */
    SearchPlatform?: { SoundCloud: string };
    Manager: { new (options: object): Manager; prototype: Pick<Manager, 'emit'> };
    TrackUtils: { build: (data: unknown, user?: unknown) => Track };
  };
  /** Imports a file of the bot, or a package. */
  load: (file: string) => Record<string, Declaration>;
  /** Runs a sample without a file name, and returns the variables that it declares. */
  run: (name: string, values?: SampleValues) => Promise<Record<string, Declaration>>;
  /** The answers to interactions. */
  replies: string[];
  /** Searches, creates the player of guild 1, or another one, adds tracks and plays the first. */
  play: (titles: string[], guild?: number, options?: object) => Promise<Player>;
  /** Searches as the user of guild 1, or of another one. */
  find: (title: string, guild?: number) => Promise<Track>;
}
