import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { idsOf } from '../discord/guild';
import { Log } from '../harness/log';
import type { LavalinkPlayer } from './player';
import { answer, stats, type Answer, type Node, type Request } from './routes';
import { Session } from './session';

export const password = 'youshallnotpass';

/** A failure instead of the usual answer: an error status, a delayed answer, no answer, or a closed connection. */
export type Fault = Partial<Answer> & { after?: Promise<unknown>; hangs?: boolean; closes?: boolean };

interface Answered extends Request {
  status: number;
}

/** A small Lavalink 4.2: no sound, but the same requests, answers and messages. */
export class Lavalink implements Node {
  readonly sessions = new Map<string, Session>();
  readonly requests = new Log<Answered>('Requests to Lavalink');
  plugins: string[] = [];
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

  static async start(): Promise<Lavalink> {
    const lavalink = new Lavalink();
    lavalink.http.on('upgrade', (request, socket, head) => lavalink.upgrade(request, socket, head));
    await new Promise<void>((resolve) => lavalink.http.listen(0, '127.0.0.1', resolve));
    return lavalink;
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  /** The session that was opened last. */
  get session(): Session {
    return [...this.sessions.values()].at(-1)!;
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

  /** Closes all connections, and accepts no others. */
  goOffline(): void {
    this.fault = () => ({ closes: true });
    this.restart();
  }

  /** Answers requests with the status 500 if their path or body contains the text. */
  failOn(text: string): void {
    const matches = ({ path, body }: Request): boolean => `${path} ${JSON.stringify(body)}`.includes(text);
    this.fault = (request) => (matches(request) ? { status: 500, message: 'Broken' } : undefined);
  }

  /** Removes the sessions of disconnected clients, as Lavalink does after the resume timeout. */
  forget(): void {
    this.resumable.clear();
    this.sessions.clear();
  }

  /** Closes the connections, without losing resumable sessions. */
  disconnect(): void {
    for (const session of this.sessions.values()) session.close();
  }

  /** The player of guild 1 or another one, in a session that is open or can be resumed. */
  player({ guildId } = idsOf(1)): LavalinkPlayer | undefined {
    const sessions = [...this.sessions.values(), ...this.resumable.values()];
    return sessions.map(({ players }) => players.get(guildId)).find((player) => player !== undefined);
  }

  /** Resolves when a player has voice data with a channel. With this data, Lavalink would send sound. */
  async hears({ guildId, voiceChannelId } = idsOf(1)): Promise<void> {
    const matches = ({ path, status, body }: Answered): boolean =>
      status === 200 && path.endsWith(guildId) && body?.voice?.channelId === voiceChannelId;
    await this.requests.next(matches, `voice data for ${voiceChannelId}`);
  }

  /** Resolves when the bot has paused or resumed a player. */
  async paused(paused: boolean): Promise<void> {
    await this.requests.next(({ body }) => body?.paused === paused, `paused: ${paused}`);
  }

  sendStats(): void {
    for (const session of this.sessions.values()) session.send({ op: 'stats', ...stats(this) });
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { authorization, 'user-id': userId, 'session-id': id } = request.headers;
    const fault = this.fault({ method: 'GET', path: '/v4/websocket', query: new URLSearchParams() });
    if (fault?.hangs) return;
    if (fault?.closes) return void socket.destroy();
    const isUser = userId !== undefined && userId !== '0';
    const status = fault?.status ?? (authorization !== password ? 401 : isUser ? undefined : 400);
    if (status) return void socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\n\r\n`);
    const session = this.resumable.get(String(id));
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
    const body = text === '' ? undefined : (JSON.parse(text) as Request['body']);
    const request = { method: message.method ?? 'GET', path: url.pathname, query: url.searchParams, body };
    const fault = this.fault(request);
    await fault?.after;
    let answered: Answer = { status: 0 };
    if (fault?.closes) {
      response.destroy();
    } else if (!fault?.hangs) {
      const { authorization } = message.headers;
      if (authorization !== password) answered = { status: authorization ? 403 : 401 };
      else answered = fault?.status ? { status: fault.status, ...fault } : answer(this, request);
      // Waits for the events, because Lavalink usually sends the events of a request before its answer.
      if (request.method !== 'GET')
        await Promise.all(Array.from(this.sessions.values(), (session) => session.isRead()));
      respond(response, request.path, answered);
    }
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
