import type { LavalinkPlayer } from './player';
import type { Session } from './session';
import { decode, load, type LoadResult } from './tracks';

export interface Answer {
  status: number;
  body?: unknown;
  /** The reason why Lavalink refuses the request. */
  message?: string;
}

/** The state that routes read. */
export interface Node {
  sessions: ReadonlyMap<string, Session>;
  /** Names of plugins, see `pluginRoutes`. */
  plugins: string[];
  sourceManagers: string[];
  load: (identifier: string) => LoadResult | undefined;
}

/** The fields of `PlayerUpdate` that Magmastream sends. */
interface PlayerUpdate {
  encodedTrack?: string | null;
  position?: number;
  volume?: number;
  paused?: boolean;
  filters?: { timescale?: object | null };
  voice?: LavalinkPlayer['voice'];
}

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body?: PlayerUpdate;
}

interface Target extends Request {
  node: Node;
  session: Session;
  guildId: string;
}

const refuse = (status: number, message: string): Answer => ({ status, message });
const ok = (body: unknown): Answer => ({ status: 200, body });
/** Answers without a body, after a change of the state. */
const done = (_change: unknown): Answer => ({ status: 200 });

const info = ({ sourceManagers, plugins }: Node): object => ({
  version: { semver: '4.2.2', major: 4, minor: 2, patch: 2, preRelease: null },
  buildTime: 1_760_000_000_000,
  git: { branch: 'master', commit: '0000000', commitTime: 1_760_000_000_000 },
  ...{ jvm: '17.0.12', lavaplayer: '2.2.4', sourceManagers },
  plugins: plugins.map((name) => ({ name, version: '1.0.0' })),
  filters: 'volume equalizer karaoke timescale tremolo vibrato distortion rotation channelMix lowPass'.split(' '),
});

/** Returns statistics in which only the numbers of players change. */
export function stats({ sessions }: Node): object {
  const players = [...sessions.values()].flatMap((session) => [...session.players.values()]);
  const playingPlayers = players.filter(({ title, paused }) => title !== undefined && !paused).length;
  return {
    ...{ players: players.length, playingPlayers, uptime: 60_000, frameStats: null },
    memory: { free: 1000, used: 1000, allocated: 2000, reservable: 4000 },
    cpu: { cores: 2, systemLoad: 0.1, lavalinkLoad: 0.1 },
  };
}

function decodeAll(encoded: string[]): Answer {
  const tracks = encoded.map(decode);
  if (tracks.length === 0) return refuse(400, 'No tracks to decode provided');
  return tracks.includes(undefined) ? refuse(500, 'Failed to decode track') : ok(tracks);
}

/** Applies an update in the order of Lavalink's `PlayerRestHandler`. */
function update({ session, guildId, body = {} }: Target): Answer {
  const { encodedTrack, voice, paused, volume, position, filters } = body;
  for (const key of voice ? (['token', 'endpoint', 'sessionId', 'channelId'] as const) : []) {
    if (!(key in voice!)) return refuse(400, `Field '${key}' is required for type with serial name 'VoiceState'`);
    if (!voice![key]) return refuse(400, 'token, endpoint, sessionId and channelId must be provided in voice state');
  }
  const player = session.player(guildId);
  const starts = encodedTrack !== undefined;
  const seeks = !starts && position !== undefined && player.title !== undefined;
  if (voice) player.voice = voice;
  if (!starts && paused !== undefined) player.pause(paused);
  if (volume !== undefined) player.volume = volume;
  if (seeks) player.moveTo(position);
  if (filters) player.filters = filters;
  if (voice || seeks || filters) player.report();
  if (!starts) return ok(player);
  player.pause(paused ?? false);
  if (encodedTrack === null) player.end('stopped');
  else if (!decode(encodedTrack)) return refuse(500, 'Failed to decode track');
  else player.play(encodedTrack, position);
  return ok(player);
}

function destroy({ session, guildId }: Target): Answer {
  const player = session.players.get(guildId);
  session.players.delete(guildId);
  session.categories.delete(guildId);
  player?.end('stopped');
  return { status: 204 };
}

const routes: Record<string, (target: Target) => Answer> = {
  'GET /v4/info': ({ node }) => ok(info(node)),
  'GET /v4/stats': ({ node }) => ok(stats(node)),
  'GET /v4/loadtracks': ({ node, query }) => ok(node.load(query.get('identifier')!) ?? load(query.get('identifier')!)),
  'POST /v4/decodetracks': ({ body }) => decodeAll(body as string[]),
  'PATCH /v4/sessions/:id': ({ session, body }) => {
    const { resuming, timeout } = Object.assign(session, body);
    return ok({ resuming, timeout });
  },
  'GET /v4/sessions/:id/players': ({ session }) => ok([...session.players.values()]),
  'PATCH /v4/sessions/:id/players/:guild': update,
  'DELETE /v4/sessions/:id/players/:guild': destroy,
};

/** Returns lyrics, or no content for tracks with `silent` in the title. */
function lyrics({ query }: Target): Answer {
  const { title } = decode(query.get('track')!)!.info;
  if (title.includes('silent')) return { status: 204 };
  return ok({ sourceName: 'double', provider: 'double', text: `Lyrics of ${title}`, lines: [], plugin: {} });
}

const categories = '/v4/sessions/:id/players/:guild/sponsorblock/categories';

/** The routes of each plugin that Magmastream uses. */
const pluginRoutes: Record<string, typeof routes> = {
  'sponsorblock-plugin': {
    [`GET ${categories}`]: ({ session, guildId }) => {
      const chosen = session.categories.get(guildId);
      return chosen ? ok(chosen) : refuse(404, 'Guild not found');
    },
    [`PUT ${categories}`]: ({ session, guildId, body }) => done(session.categories.set(guildId, body as string[])),
    [`DELETE ${categories}`]: ({ session, guildId }) => done(session.categories.delete(guildId)),
  },
  'lavalyrics-plugin': { 'GET /v4/lyrics': lyrics },
};

/** Answers a request as Lavalink's controllers do. */
export function answer(node: Node, request: Request): Answer {
  const { method, path } = request;
  const [, id, guildId] = /\/sessions\/([^/]+)(?:\/players\/(\d+))?/.exec(path) ?? [];
  const session = node.sessions.get(id);
  if (id !== undefined && !session) return refuse(404, 'Session not found');
  const pattern = path.replace(/sessions\/[^/]+/, 'sessions/:id').replace(/players\/\d+/, 'players/:guild');
  const tables = [routes, ...node.plugins.map((name) => pluginRoutes[name])];
  const handle = tables.map((table) => table[`${method} ${pattern}`]).find((found) => found !== undefined);
  return handle?.({ ...request, node, session: session!, guildId }) ?? refuse(404, 'Not Found');
}
