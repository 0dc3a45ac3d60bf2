import { WebSocket } from 'ws';
import { idsOf } from '../../scenarios/discord/guild';
import { Lavalink, password } from '../../scenarios/lavalink/server';
import { trackOf } from '../../scenarios/lavalink/tracks';

interface Json {
  [key: string]: unknown;
}

let lavalink: Lavalink;
/** The port of a running Lavalink server, to compare it with the double. */
const real = process.env.LAVALINK_PORT;
const port = (): string => real ?? String(lavalink.port);
/** Defines a test that needs the tracks or the controls of the double. */
const onDouble = real ? it.skip : it;

const sockets: WebSocket[] = [];

beforeEach(async () => {
  lavalink = await Lavalink.start();
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
  lavalink.stop();
});

/** Connects a client, and resolves with its messages when the node is ready. */
function connect(headers: Record<string, string> = {}): Promise<{ id: string; messages: Json[]; socket: WebSocket }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port()}/v4/websocket`, {
    headers: { Authorization: password, 'User-Id': '1', 'Client-Name': 'test', ...headers },
  });
  sockets.push(socket);
  const messages: Json[] = [];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      messages.push(JSON.parse(data.toString()) as Json);
      if (messages.length === 1) resolve({ id: String(messages[0].sessionId), messages, socket });
    });
  });
}

async function request(method: string, path: string, body?: unknown, authorization: string | null = password) {
  const response = await fetch(`http://127.0.0.1:${port()}${path}`, {
    method,
    headers: authorization === null ? {} : { authorization },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as Json) };
}

const seven = { ...idsOf(7), guildId: '7' };
const voice = { token: 't', endpoint: 'e', sessionId: 's', channelId: '3' };
const play = (title: string) => ({ encodedTrack: trackOf(title).encoded });
const reasons = (messages: Json[]): unknown[] =>
  messages.filter(({ op }) => op === 'event').map(({ type, reason }) => reason ?? type);

/** Keys of a JSON object and of the objects in it. */
const keysOf = (value: unknown, prefix = ''): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, item]) => [prefix + key, ...keysOf(item, `${prefix}${key}.`)]);

// The fields of Lavalink's protocol/v4 in version 4.2.2: player.kt, messages.kt, error.kt and stats.kt.
const trackKeys = 'encoded info info.identifier info.isSeekable info.author info.length info.isStream info.position';
const infoKeys = 'info.title info.uri info.sourceName info.artworkUrl info.isrc pluginInfo userData';
const allTrackKeys = `${trackKeys} ${infoKeys}`.split(' ');
const stateKeys = 'state state.time state.position state.connected state.ping'.split(' ');

describe('REST', () => {
  it('refuses a missing password with 401 and a wrong one with 403, without a body', async () => {
    expect(await request('GET', '/v4/info', undefined, null)).toEqual({ status: 401, body: undefined });
    expect(await request('GET', '/v4/info', undefined, 'wrong')).toEqual({ status: 403, body: undefined });
  });

  it('answers an unknown session with the fields of an error', async () => {
    const { status, body } = await request('GET', '/v4/sessions/none/players');
    expect(status).toBe(404);
    expect(Object.keys(body!)).toEqual(['timestamp', 'status', 'error', 'message', 'path']);
    expect(body).toMatchObject({ error: 'Not Found', message: 'Session not found', path: '/v4/sessions/none/players' });
  });

  it('describes the node with the fields of Info, and all filters', async () => {
    const { body } = await request('GET', '/v4/info');
    expect(Object.keys(body!.version as object)).toEqual(['semver', 'major', 'minor', 'patch', 'preRelease']);
    expect(body!.filters).toEqual(expect.arrayContaining(['channelMix', 'lowPass']));
  });

  onDouble('returns a player with all fields, and a track with all fields', async () => {
    const { id } = await connect();
    const { body } = await request('PATCH', `/v4/sessions/${id}/players/7`, { ...play('A'), voice });
    const voiceKeys = ['voice', ...Object.keys(voice).map((key) => `voice.${key}`)];
    const expected = ['guildId', 'track', ...allTrackKeys.map((key) => `track.${key}`), 'volume', 'paused', 'filters'];
    expect(keysOf(body).sort()).toEqual([...expected, ...stateKeys, ...voiceKeys].sort());
  });

  it.each([
    [{ voice: { token: 't', endpoint: 'e', sessionId: 's' } }, "Field 'channelId' is required"],
    [{ voice: { ...voice, channelId: null } }, 'token, endpoint, sessionId and channelId must be provided'],
  ])('refuses %j with 400 and does not create a player', async (update, message) => {
    const { id } = await connect();
    const { status, body } = await request('PATCH', `/v4/sessions/${id}/players/7`, update);
    expect([status, String(body?.message).startsWith(message)]).toEqual([400, true]);
    expect((await request('GET', `/v4/sessions/${id}/players`)).body).toEqual([]);
  });

  onDouble('returns each type of load result', async () => {
    const typeOf = async (identifier: string) =>
      (await request('GET', `/v4/loadtracks?identifier=${encodeURIComponent(identifier)}`)).body?.loadType;
    const identifiers = ['ytsearch:a', 'https://x/a', 'https://x/playlist', 'nothing', 'broken'];
    expect(await Promise.all(identifiers.map(typeOf))).toEqual(['search', 'track', 'playlist', 'empty', 'error']);
  });

  it('refuses an empty list of tracks', async () => {
    expect((await request('POST', '/v4/decodetracks', [])).status).toBe(400);
  });

  onDouble('decodes tracks, and refuses an unknown track', async () => {
    const { body } = await request('POST', '/v4/decodetracks', [trackOf('A').encoded]);
    expect(body).toEqual([trackOf('A')]);
    expect((await request('POST', '/v4/decodetracks', ['?'])).status).toBe(500);
  });

  onDouble('has the routes of plugins only with the plugins', async () => {
    const { id } = await connect();
    const categories = `/v4/sessions/${id}/players/7/sponsorblock/categories`;
    const lyrics = (title: string) =>
      request('GET', `/v4/lyrics?track=${encodeURIComponent(play(title).encodedTrack)}`);
    expect([(await request('GET', categories)).body?.message, (await lyrics('A')).status]).toEqual(['Not Found', 404]);
    lavalink.plugins = ['sponsorblock-plugin', 'lavalyrics-plugin'];
    await request('PUT', categories, ['intro']);
    expect((await request('GET', categories)).body).toEqual(['intro']);
    await request('DELETE', categories);
    expect((await request('GET', categories)).body?.message).toBe('Guild not found');
    expect((await lyrics('A')).body?.text).toBe('Lyrics of A');
    expect((await lyrics('silent')).status).toBe(204);
  });

  onDouble('fails, hangs and closes as a scenario says', async () => {
    lavalink.fault = () => ({ status: 429, message: 'Too many requests' });
    expect((await request('GET', '/v4/info')).status).toBe(429);
    lavalink.fault = () => ({ closes: true });
    await expect(request('GET', '/v4/info')).rejects.toThrow();
    lavalink.fault = () => ({ hangs: true });
    const signal = AbortSignal.timeout(50);
    await expect(fetch(`http://127.0.0.1:${port()}/v4/info`, { signal })).rejects.toThrow();
  });
});

describe('events', () => {
  onDouble('reports replaced before the start, and stopped once', async () => {
    const { id, messages } = await connect();
    const player = `/v4/sessions/${id}/players/7`;
    await request('PATCH', player, play('A'));
    await request('PATCH', player, play('B'));
    await request('PATCH', player, { encodedTrack: null });
    await request('DELETE', player);
    await request('GET', '/v4/stats');
    expect(reasons(messages)).toEqual(['TrackStartEvent', 'replaced', 'TrackStartEvent', 'stopped']);
    const [start] = messages.filter(({ op }) => op === 'event');
    expect(Object.keys(start)).toEqual(['op', 'type', 'guildId', 'track']);
    expect(keysOf(start.track)).toEqual(allTrackKeys);
  });

  onDouble.each(['finished', 'loadFailed'] as const)(
    'ends a failed track as %s, unless it was stopped',
    async (reason) => {
      const { id, messages } = await connect();
      for (const stops of [false, true]) {
        messages.length = 0;
        await request('PATCH', `/v4/sessions/${id}/players/7`, play('A'));
        const end = lavalink.player(seven)!.fail();
        if (stops) await request('PATCH', `/v4/sessions/${id}/players/7`, { encodedTrack: null });
        end(reason);
        await request('PATCH', `/v4/sessions/${id}`, {});
        expect(reasons(messages)).toEqual(['TrackStartEvent', 'TrackExceptionEvent', stops ? 'stopped' : reason]);
      }
    },
  );

  onDouble('reports a player that connects to Discord', async () => {
    const { id, messages } = await connect();
    await request('PATCH', `/v4/sessions/${id}/players/7`, { voice });
    await request('GET', '/v4/stats');
    expect(messages.at(-1)).toMatchObject({ op: 'playerUpdate', state: { connected: true } });
  });

  onDouble('sends stats and player updates with all fields', async () => {
    const { id, messages } = await connect();
    await request('PATCH', `/v4/sessions/${id}/players/7`, play('A'));
    await request('GET', '/v4/stats');
    const parts = ['memory.free', 'memory.used', 'memory.allocated', 'memory.reservable', 'cpu.cores'];
    expect(keysOf(messages.find(({ op }) => op === 'stats'))).toEqual(expect.arrayContaining(parts));
    expect(keysOf(messages.find(({ op }) => op === 'playerUpdate'))).toEqual(['op', 'guildId', ...stateKeys]);
  });
});

describe('sessions', () => {
  it.each([
    [{ Authorization: 'wrong' }, 401],
    [{ 'User-Id': '0' }, 400],
  ])('refuses a connection with %j', async (headers, status) => {
    await expect(connect(headers as unknown as Record<string, string>)).rejects.toThrow(String(status));
  });

  it('ends with its connection, unless it resumes', async () => {
    const first = await connect();
    first.socket.close();
    await new Promise((resolve) => first.socket.on('close', resolve));
    const second = await connect({ 'Session-Id': first.id });
    expect(second.messages[0]).toMatchObject({ op: 'ready', resumed: false });
    expect(second.id).not.toBe(first.id);
  });

  onDouble('keeps its players and replays its events when a client resumes it', async () => {
    const { id, socket } = await connect();
    await request('PATCH', `/v4/sessions/${id}/players/7`, play('A'));
    const { body } = await request('PATCH', `/v4/sessions/${id}`, { resuming: true, timeout: 60 });
    expect(body).toEqual({ resuming: true, timeout: 60 });
    socket.close();
    await new Promise((resolve) => socket.on('close', resolve));
    lavalink.player(seven)!.end();
    lavalink.player(seven)!.report();
    const again = await connect({ 'Session-Id': id });
    await request('GET', '/v4/stats');
    expect(again.messages[0]).toEqual({ op: 'ready', resumed: true, sessionId: id });
    expect(reasons(again.messages)).toEqual(['finished']);
    expect(again.messages.filter(({ op }) => op === 'playerUpdate')).toHaveLength(1);
    expect((await request('GET', `/v4/sessions/${id}/players`)).body).toMatchObject([{ guildId: '7', track: null }]);
  });

  it('expires after its timeout', async () => {
    const { id, socket } = await connect();
    await request('PATCH', `/v4/sessions/${id}`, { resuming: true, timeout: 0 });
    socket.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await connect({ 'Session-Id': id })).messages[0]).toMatchObject({ resumed: false });
  });
});
