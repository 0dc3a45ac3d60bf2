import type { LavalinkPlayer } from './player';
import type { Session } from './session';
import { decode, load, trackOf, type LoadResult, type PlayerUpdate, type VoiceJson } from './shapes';

export interface Answer {
  status: number;
  body?: unknown;
  /** The reason why Lavalink refuses the request. */
  message?: string;
}

/** The state that routes read. */
export interface Node {
  sessions: ReadonlyMap<string, Session>;
  plugins: { name: string; version: string }[];
  sourceManagers: string[];
  load: (identifier: string) => LoadResult | undefined;
}

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

const refuse = (status: number, message: string): Answer => ({ status, message });

const info = ({ plugins, sourceManagers }: Node): object => ({
  version: { semver: '4.2.2', major: 4, minor: 2, patch: 2, preRelease: null, build: null },
  buildTime: 1_760_000_000_000,
  git: { branch: 'master', commit: '0000000', commitTime: 1_760_000_000_000 },
  jvm: '17.0.12',
  lavaplayer: '2.2.4',
  sourceManagers,
  filters: ['volume', 'equalizer', 'karaoke', 'timescale', 'tremolo', 'vibrato', 'distortion', 'rotation'],
  plugins,
});

/** Returns statistics in which only the numbers of players change. */
export const stats = ({ sessions }: Pick<Node, 'sessions'>): object => {
  const players = [...sessions.values()].flatMap((session) => [...session.players.values()]);
  return {
    frameStats: null,
    players: players.length,
    playingPlayers: players.filter(({ title, paused }) => title !== undefined && !paused).length,
    uptime: 60_000,
    memory: { free: 1000, used: 1000, allocated: 2000, reservable: 4000 },
    cpu: { cores: 2, systemLoad: 0.1, lavalinkLoad: 0.1 },
  };
};

function voiceProblem(voice: Partial<VoiceJson>): Answer | undefined {
  for (const key of ['token', 'endpoint', 'sessionId', 'channelId'] as const) {
    if (!(key in voice)) return refuse(400, `Field '${key}' is required for type with serial name 'VoiceState'`);
    if (!voice[key]) return refuse(400, 'token, endpoint, sessionId and channelId must be provided in voice state');
  }
  return undefined;
}

/** Applies an update in the order of Lavalink's `PlayerRestHandler`. */
function patchPlayer(session: Session, guildId: string, update: PlayerUpdate, noReplace: boolean): Answer {
  const { voice, paused, volume, position, filters, endTime } = update;
  if (update.track && ('encodedTrack' in update || 'identifier' in update))
    return refuse(400, 'Cannot specify both track and encodedTrack/identifier');
  const { encoded, identifier } = update.track ?? { encoded: update.encodedTrack, identifier: update.identifier };
  if (encoded !== undefined && identifier !== undefined)
    return refuse(400, 'Cannot specify both encodedTrack and identifier');
  const problem = voice && voiceProblem(voice);
  if (problem) return problem;
  if (endTime !== undefined && endTime !== null && endTime <= 0) return refuse(400, 'End time must be greater than 0');
  const player = session.player(guildId);
  const starts = encoded !== undefined || identifier !== undefined;
  if (voice) player.voice = voice as VoiceJson;
  if (!starts && paused !== undefined) player.pause(paused);
  if (volume !== undefined) player.volume = volume;
  if (!starts && position !== undefined && player.title !== undefined) {
    player.moveTo(position);
    player.report();
  }
  if (filters) {
    player.filters = filters;
    player.report();
  }
  if (!starts || (noReplace && player.title !== undefined)) return { status: 200, body: player.toJson() };
  player.pause(paused ?? false);
  if (encoded === null) player.end('stopped');
  else if (encoded !== undefined && !decode(encoded)) return refuse(500, 'Failed to decode track');
  else player.play(encoded ?? trackOf(identifier!).encoded, position);
  return { status: 200, body: player.toJson() };
}

function sponsorBlock({ method, body }: Request, player: LavalinkPlayer): Answer {
  if (method === 'PUT') player.categories = body as string[];
  if (method === 'DELETE') player.categories = [];
  return method === 'GET' ? { status: 200, body: player.categories } : { status: 204 };
}

function ofSession(node: Node, request: Request, [id, rest]: string[]): Answer {
  const { method, body, query } = request;
  const session = node.sessions.get(id);
  if (!session) return refuse(404, 'Session not found');
  if (rest === '' && method === 'PATCH') {
    Object.assign(session, body);
    return { status: 200, body: { resuming: session.resuming, timeout: session.timeout } };
  }
  if (rest === '/players' && method === 'GET')
    return { status: 200, body: Array.from(session.players.values(), (player) => player.toJson()) };
  const [, guildId, of] = /^\/players\/(\d+)(.*)$/.exec(rest) ?? [];
  if (guildId === undefined) return refuse(404, 'Not Found');
  const player = session.players.get(guildId);
  if (of === '' && method === 'PATCH')
    return patchPlayer(session, guildId, body as PlayerUpdate, query.get('noReplace') === 'true');
  if (of === '' && method === 'DELETE') {
    session.destroy(guildId);
    return { status: 204 };
  }
  if (!player) return refuse(404, 'Player not found');
  if (of === '') return { status: 200, body: player.toJson() };
  const has = (plugin: string): boolean => node.plugins.some(({ name }) => name === plugin);
  if (of === '/sponsorblock/categories' && has('sponsorblock-plugin')) return sponsorBlock(request, player);
  if (of === '/track/lyrics' && has('lavalyrics-plugin')) {
    return {
      status: 200,
      body: { sourceName: 'double', provider: 'double', text: player.title, lines: [], plugin: {} },
    };
  }
  return refuse(404, 'Not Found');
}

/** Answers a request as Lavalink's controllers do. */
export function answer(node: Node, request: Request): Answer {
  const { path, query, body } = request;
  const [, ...session] = /^\/v4\/sessions\/([^/]+)(.*)$/.exec(path) ?? [];
  if (session.length > 0) return ofSession(node, request, session);
  if (path === '/version') return { status: 200, body: '4.2.2' };
  if (path === '/v4/info') return { status: 200, body: info(node) };
  if (path === '/v4/stats') return { status: 200, body: stats(node) };
  if (path === '/v4/loadtracks') {
    const identifier = query.get('identifier');
    if (identifier === null) return refuse(400, "Required parameter 'identifier' is not present.");
    return { status: 200, body: node.load(identifier) ?? load(identifier) };
  }
  const isOne = path === '/v4/decodetrack';
  if (!isOne && path !== '/v4/decodetracks') return refuse(404, 'Not Found');
  const encoded = isOne ? [query.get('encodedTrack') ?? ''] : (body as string[]);
  if (encoded.length === 0) return refuse(400, 'No tracks to decode provided');
  const tracks = encoded.map(decode);
  if (tracks.includes(undefined)) return refuse(500, 'Failed to decode track');
  return { status: 200, body: isOne ? tracks[0] : tracks };
}
