import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { Log } from '../harness/log';
import type { LavalinkPlayer } from './player';
import { answer, stats, type Answer, type Node, type Request } from './routes';
import { Session } from './session';
import type { PlayerUpdate } from './shapes';

export const password = 'youshallnotpass';

/** A failure instead of the usual answer: an error status, a delayed answer, no answer, or a closed connection. */
export type Fault = Partial<Answer> & { after?: Promise<unknown>; hangs?: boolean; closes?: boolean };

export interface Answered extends Request {
  status: number;
}

/** A small Lavalink 4.2: no sound, but the same requests, answers and messages. */
export class Lavalink implements Node {
  readonly sessions = new Map<string, Session>();
  readonly requests = new Log<Answered>('Requests to Lavalink');
  plugins: Node['plugins'] = [];
  sourceManagers = ['soundcloud', 'http'];
  load: Node['load'] = () => undefined;
  /** Makes requests fail, and connections if the path is `/v4/websocket`. */
  fault: (request: Request) => Fault | undefined = () => undefined;
  private readonly resumable = new Map<string, Session>();
  private readonly http = createServer((request, response) => void this.receive(request, response));
  private readonly sockets = new WebSocketServer({ noServer: true });
  /** Number of requests that have no answer yet. */
  pending = 0;
  private opened = 0;

  private constructor() {
    this.http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  static async start(): Promise<Lavalink> {
    const lavalink = new Lavalink();
    await new Promise<void>((resolve) => lavalink.http.listen(0, '127.0.0.1', resolve));
    return lavalink;
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  stop(): void {
    this.restart();
    this.http.closeAllConnections();
    this.http.close();
  }

  /** Loses all sessions and closes all connections, like a new process. */
  restart(): void {
    const sessions = [...this.sessions.values()];
    this.forget();
    for (const session of sessions) session.close();
  }

  /** Removes the sessions of disconnected clients, as Lavalink does after the resume timeout. */
  forget(): void {
    this.resumable.clear();
    this.sessions.clear();
  }

  /** Closes the connections, without losing resumable sessions. */
  disconnect(code?: number): void {
    for (const session of this.sessions.values()) session.close(code);
  }

  /** The player of a guild, in a session that is open or can be resumed. */
  player(guildId: string): LavalinkPlayer | undefined {
    const sessions = [...this.sessions.values(), ...this.resumable.values()];
    return sessions.map(({ players }) => players.get(guildId)).find((player) => player !== undefined);
  }

  /** Resolves when a player has voice data with a channel. With this data, Lavalink would send sound. */
  async hears(guildId: string, channelId: string): Promise<void> {
    const matches = ({ path, status, body }: Answered): boolean =>
      status === 200 && path.endsWith(guildId) && (body as PlayerUpdate).voice?.channelId === channelId;
    await this.requests.next(matches, `voice data for ${channelId}`);
  }

  /** Resolves when the bot has paused or resumed a player. */
  async paused(guildId: string, paused: boolean): Promise<void> {
    const matches = ({ path, body }: Answered): boolean =>
      path.endsWith(guildId) && (body as PlayerUpdate | undefined)?.paused === paused;
    await this.requests.next(matches, `paused: ${paused}`);
  }

  sendStats(): void {
    for (const session of this.sessions.values()) session.send({ op: 'stats', ...stats(this) });
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { authorization, 'user-id': userId, 'session-id': id } = request.headers;
    const refuse = (status: number): void => {
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\n\r\n`);
    };
    const fault = this.fault({ method: 'GET', path: '/v4/websocket', query: new URLSearchParams(), body: undefined });
    if (fault?.hangs) return;
    if (fault?.closes) return void socket.destroy();
    if (fault?.status) return refuse(fault.status);
    if (authorization !== password) return refuse(401);
    if (!userId || userId === '0') return refuse(400);
    if (!request.url?.startsWith('/v4/websocket')) return refuse(404);
    const session = typeof id === 'string' ? this.resumable.get(id) : undefined;
    this.sockets.once('headers', (headers: string[]) => headers.push(`Session-Resumed: ${Boolean(session)}`));
    this.sockets.handleUpgrade(request, socket, head, (opened) => this.open(opened, session));
  }

  private open(socket: WebSocket, resumed: Session | undefined): void {
    const session = resumed ?? new Session(`session${(this.opened += 1)}`.padEnd(16, 'x'), socket);
    this.resumable.delete(session.id);
    this.sessions.set(session.id, session);
    socket.on('close', () => {
      if (!this.sessions.delete(session.id) || !session.resuming) return;
      this.resumable.set(session.id, session);
      session.pause(() => this.resumable.delete(session.id));
    });
    if (resumed) resumed.resume(socket);
    else session.send({ op: 'ready', resumed: false, sessionId: session.id });
    session.send({ op: 'stats', ...stats(this) });
  }

  private async receive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    this.pending += 1;
    response.once('close', () => (this.pending -= 1));
    let text = '';
    for await (const part of message) text += String(part);
    const url = new URL(message.url ?? '/', 'http://lavalink');
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const request = { method: message.method ?? 'GET', path: url.pathname, query: url.searchParams, body };
    const fault = this.fault(request);
    await fault?.after;
    if (fault?.hangs || fault?.closes) {
      this.requests.add({ ...request, status: 0 });
      if (fault.closes) response.destroy();
      return;
    }
    const { authorization } = message.headers;
    if (authorization !== password) return respond(response, request.path, { status: authorization ? 403 : 401 });
    const answered = fault?.status ? { status: fault.status, ...fault } : answer(this, request);
    // Waits for the events, because Lavalink usually sends the events of a request before its answer.
    if (request.method !== 'GET') await Promise.all(Array.from(this.sessions.values(), (session) => session.isRead()));
    respond(response, request.path, answered);
    this.requests.add({ ...request, status: answered.status });
  }
}

/** Sends an answer. Errors have the body of Lavalink's `Error`, and refused passwords have none. */
function respond(response: ServerResponse, path: string, { status, body, message }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'lavalink-api-version': '4' });
  const error = { timestamp: Date.now(), status, error: STATUS_CODES[status], message, path };
  const content = message === undefined ? body : error;
  response.end(content === undefined ? undefined : JSON.stringify(content));
}
