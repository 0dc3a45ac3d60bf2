import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { Log } from '../harness/log';
import { botId, guildOf, idsOf, interactionOf, messageOf, readyOf, voiceStateOf, type Option } from './guild';

interface Packet {
  op: number;
  d: unknown;
}

export interface VoiceRequest {
  guildId: string;
  channelId: string | null;
}

interface Call {
  method: string;
  path: string;
  body: { content?: string; data?: { content?: string } } | undefined;
}

/** A small Discord: the gateway and the REST routes that a music bot uses, for one bot on one shard. */
export class Discord {
  /** The voice channel changes that the bot requested: joins, moves and leaves. */
  readonly voice = new Log<VoiceRequest>('Voice requests to Discord');
  readonly calls = new Log<Call>('Requests to Discord');
  /** The voice packets that Discord sends, in this order. With an empty list, Discord does not send any. */
  packets: ('state' | 'server')[] = ['state', 'server'];
  /** Resolves when Discord confirms voice requests. */
  confirms: Promise<unknown> = Promise.resolve();
  /** The channel of each guild that the bot is in. */
  readonly channels = new Map<string, string>();
  private readonly listeners = new Map<string, Map<string, string>>();
  private readonly http = createServer((request, response) => void this.receive(request, response));
  private socket: WebSocket | undefined;
  private sequence = 0;
  private ids = 700_000_000_000_000_000n;

  private constructor(readonly guilds: number) {
    for (let number = 1; number <= guilds; number += 1) {
      const { guildId, userId, voiceChannelId } = idsOf(number);
      this.listeners.set(guildId, new Map([[userId, voiceChannelId]]));
    }
    new WebSocketServer({ server: this.http }).on('connection', (socket) => this.connect(socket));
  }

  static async start(guilds: number): Promise<Discord> {
    const discord = new Discord(guilds);
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

  /** Runs a slash command, and resolves with the text of the final answer. */
  async command(name: string, options: Record<string, Option> = {}, guild = 1): Promise<string> {
    const id = this.nextId();
    this.dispatch('INTERACTION_CREATE', interactionOf(id, guild, name, options));
    const isAnswer = ({ path, body }: Call): boolean =>
      path.includes(`token-${id}`) && (body?.content ?? body?.data?.content) !== undefined;
    const { body } = await this.calls.next(isAnswer, `an answer to /${name}`);
    return body?.content ?? body?.data?.content ?? '';
  }

  /** Moves a user, or the bot, to a channel. Without a channel the user leaves. */
  move(guild: number, userId: string, channelId: string | null): void {
    const { guildId } = idsOf(guild);
    const channels = userId === botId ? this.channels : this.listeners.get(guildId)!;
    const key = userId === botId ? guildId : userId;
    if (channelId === null) channels.delete(key);
    else channels.set(key, channelId);
    this.dispatch('VOICE_STATE_UPDATE', voiceStateOf(guildId, userId, channelId, `voice-${guildId}`));
  }

  sendVoiceServer(guildId: string): void {
    const endpoint = 'voice.example:443';
    this.dispatch('VOICE_SERVER_UPDATE', { token: 'voice token', guild_id: guildId, endpoint });
  }

  dispatch(type: string, data: object): void {
    this.socket?.send(JSON.stringify({ op: 0, t: type, s: (this.sequence += 1), d: data }));
  }

  private nextId(): string {
    return String((this.ids += 1n));
  }

  private connect(socket: WebSocket): void {
    this.socket = socket;
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 45_000 } }));
    socket.on('message', (data: Buffer) => this.handle(JSON.parse(data.toString()) as Packet, socket));
  }

  private handle({ op, d }: Packet, socket: WebSocket): void {
    if (op === 1) socket.send(JSON.stringify({ op: 11 }));
    if (op === 4) this.handleVoice(d as { guild_id: string; channel_id: string | null });
    if (op !== 2) return;
    this.dispatch('READY', readyOf(this.guilds, `ws://127.0.0.1:${this.port}`));
    for (let number = 1; number <= this.guilds; number += 1)
      this.dispatch('GUILD_CREATE', guildOf(number, this.listeners.get(idsOf(number).guildId)!));
  }

  private handleVoice({ guild_id: guildId, channel_id: channelId }: { guild_id: string; channel_id: string | null }) {
    this.voice.add({ guildId, channelId });
    const guild = Number(guildId.slice(-1));
    const send = (): void => {
      const isIn = this.channels.has(guildId);
      if (channelId === null && isIn) this.move(guild, botId, null);
      if (channelId === null) return;
      for (const packet of this.packets) {
        if (packet === 'state') this.move(guild, botId, channelId);
        else this.sendVoiceServer(guildId);
      }
    };
    void this.confirms.then(send);
  }

  private async receive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of message) text += String(part);
    const path = new URL(message.url ?? '/', 'http://discord').pathname.replace(/^\/api(\/v\d+)?/, '');
    const body = text === '' ? undefined : (JSON.parse(text) as Call['body']);
    const reply = this.reply(message.method ?? 'GET', path, body);
    if (reply === undefined) response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    this.calls.add({ method: message.method ?? 'GET', path, body });
  }

  private reply(method: string, path: string, body: Call['body']): object | undefined {
    const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
    if (path === '/gateway/bot') return { url: `ws://127.0.0.1:${this.port}`, shards: 1, session_start_limit: limit };
    if (path.endsWith('/commands')) return (body as object[]).map((command) => ({ id: this.nextId(), ...command }));
    if (path.endsWith('/callback') || method === 'DELETE') return undefined;
    const channelId = /^\/channels\/(\d+)/.exec(path)?.[1] ?? idsOf(1).textChannelId;
    return messageOf(this.nextId(), channelId, body?.content ?? '');
  }
}
