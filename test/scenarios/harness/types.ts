/* The parts of Magmastream that scenarios use, in every version. The package is not installed when these compile. */
type Call<Result> = (...values: unknown[]) => Result;

/** Something that a file or a sample declares. */
interface Declaration {
  (...values: unknown[]): unknown;
  new (...values: unknown[]): never;
}

export interface Track {
  title: string;
  requester?: { id: string } | null;
}

interface Queue extends Array<Track>, Record<'add' | 'clear', Call<void>> {
  current: Track | null;
  previous: (Track | null)[];
}

interface Node extends Record<'selectPlatform' | 'connect', Call<unknown>> {
  options: { identifier: string; priority: number };
  stats: { playingPlayers: number };
  info: { plugins: object[] };
}

type Requests = 'destroy' | 'disconnect' | 'pause' | 'play' | 'previous' | 'restart' | 'seek' | 'setVolume' | 'stop';
type Setters = 'setAutoplay' | 'setDynamicRepeat' | 'setQueueRepeat' | 'setTrackRepeat' | 'setVoiceChannelId';
type Calls = Record<Requests, Call<Promise<unknown>>> & Record<Setters | 'connect' | 'get' | 'set', Call<unknown>>;
type States = Record<'playing' | 'paused' | 'isAutoplay', boolean> & Record<'position' | 'volume', number>;

export interface Player extends Calls, States {
  getSponsorBlock: Call<Promise<unknown>>;
  guildId: string;
  voiceChannelId: string | null;
  node: Node;
  queue: Queue;
  filters: Record<string, Call<Promise<unknown>>>;
}

type NodeMethods = Record<'createNode' | 'init' | 'updateVoiceState', Call<void>>;
type AsyncMethods = Record<'decodeTracks' | 'destroyNode' | 'savePlayerState', Call<Promise<unknown>>>;

export interface Manager extends Pick<NodeJS.EventEmitter, 'on' | 'once' | 'emit'>, NodeMethods, AsyncMethods {
  options: object;
  players: Map<string, Player>;
  nodes: Map<string, Node>;
  useableNode?: Node;
  get: (guildId: string) => Player | undefined;
  create: (options: object) => Player;
  search: (query: string, requester?: unknown) => Promise<{ tracks: Track[] }>;
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
