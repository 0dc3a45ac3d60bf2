import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { Log } from '../harness/log';
import { botId, guildOf, idsOf, interactionOf, messageOf, readyOf, voiceStateOf, type Option } from './guild';

interface VoiceRequest {
  guild_id: string;
  channel_id: string | null;
}

interface Call {
  path: string;
  body?: { content?: string; data?: { content?: string } };
}

/** A small Discord: the gateway and the REST routes that a music bot uses, for one bot on one shard. */
export class Discord {
  /** The voice channel changes that the bot requested: joins, moves and leaves. */
  readonly voice = new Log<VoiceRequest>('Voice requests to Discord');
  readonly calls = new Log<Call>('Requests to Discord');
  /** The voice packets that Discord sends after a join, in this order. An empty list sends none. */
  packets: ('state' | 'server')[] = ['state', 'server'];
  /** Resolves when Discord confirms voice requests. */
  confirms: Promise<unknown> = Promise.resolve();
  /** The guilds in which the bot is in a voice channel. */
  readonly joined = new Set<string>();
  private readonly http = createServer((request, response) => void this.receive(request, response));
  private socket: WebSocket | undefined;
  private sequence = 0;
  private ids = 700_000_000_000_000_000n;

  private constructor(private readonly guilds: number) {}

  static async start(guilds = 1): Promise<Discord> {
    const discord = new Discord(guilds);
    new WebSocketServer({ server: discord.http }).on('connection', (socket) => discord.connect(socket));
    await new Promise<void>((resolve) => discord.http.listen(0, '127.0.0.1', resolve));
    return discord;
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  stop(): void {
    this.socket?.terminate();
    this.http.closeAllConnections();
    this.http.close();
  }

  /** Runs a slash command in guild 1, and resolves with the text of the final answer. */
  async command(name: string, options: Record<string, Option> = {}): Promise<string> {
    const id = this.nextId();
    this.dispatch('INTERACTION_CREATE', interactionOf(id, name, options));
    const textOf = ({ body }: Call): string | undefined => body?.content ?? body?.data?.content;
    const isAnswer = (call: Call): boolean => call.path.includes(`token-${id}`) && textOf(call) !== undefined;
    return textOf(await this.calls.next(isAnswer, `an answer to /${name}`))!;
  }

  /** Moves the bot, or a user, to a channel of guild 1 or another one. Without a channel the user leaves. */
  move(channelId: string | null, userId = botId, guildId = idsOf(1).guildId): void {
    if (userId === botId && channelId === null) this.joined.delete(guildId);
    else if (userId === botId) this.joined.add(guildId);
    this.dispatch('VOICE_STATE_UPDATE', voiceStateOf(guildId, userId, channelId));
  }

  dispatch(t: string, d: object): void {
    this.socket?.send(JSON.stringify({ op: 0, t, s: (this.sequence += 1), d }));
  }

  /** Resolves when the bot requests to join the voice channel of guild 1, or to leave. */
  async requested(change: 'join' | 'leave'): Promise<void> {
    const wanted = change === 'join' ? idsOf(1).voiceChannelId : null;
    await this.voice.next(({ channel_id: channelId }) => channelId === wanted, `a request to ${change}`);
  }

  private nextId(): string {
    return String((this.ids += 1n));
  }

  private connect(socket: WebSocket): void {
    this.socket = socket;
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 45_000 } }));
    socket.on('message', (data: Buffer) => {
      const { op, d } = JSON.parse(data.toString()) as { op: number; d: VoiceRequest };
      if (op === 1) socket.send(JSON.stringify({ op: 11 }));
      if (op === 4) void this.confirms.then(() => this.confirm(d));
      if (op === 4) this.voice.add(d);
      if (op !== 2) return;
      this.dispatch('READY', readyOf(this.guilds, `ws://127.0.0.1:${this.port}`));
      for (let number = 1; number <= this.guilds; number += 1) this.dispatch('GUILD_CREATE', guildOf(number));
    });
  }

  private confirm({ guild_id: guildId, channel_id: channelId }: VoiceRequest): void {
    if (channelId === null && this.joined.has(guildId)) this.move(null, botId, guildId);
    const server = { token: 'voice token', guild_id: guildId, endpoint: 'voice.example:443' };
    for (const packet of channelId === null ? [] : this.packets) {
      if (packet === 'state') this.move(channelId, botId, guildId);
      else this.dispatch('VOICE_SERVER_UPDATE', server);
    }
  }

  private async receive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of message) text += String(part);
    const path = new URL(message.url ?? '/', 'http://discord').pathname;
    const body = text === '' ? undefined : (JSON.parse(text) as Call['body']);
    const reply = this.reply(path, body);
    if (reply) response.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
    else response.writeHead(204).end();
    this.calls.add({ path, body });
  }

  private reply(path: string, body: Call['body']): object | undefined {
    const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
    if (path.endsWith('/bot')) return { url: `ws://127.0.0.1:${this.port}`, shards: 1, session_start_limit: limit };
    if (path.endsWith('/commands')) return (body as object[]).map((command) => ({ id: this.nextId(), ...command }));
    if (path.endsWith('/callback')) return undefined;
    const channelId = /\/channels\/(\d+)/.exec(path)?.[1] ?? idsOf(1).textChannelId;
    return messageOf(this.nextId(), channelId, body?.content ?? '');
  }
}
