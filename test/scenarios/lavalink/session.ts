import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { LavalinkPlayer } from './player';

/** A client's session. While the client is away, a resumable session keeps its players and its messages. */
export class Session {
  readonly players = new Map<string, LavalinkPlayer>();
  /** The SponsorBlock categories of guilds. */
  readonly categories = new Map<string, string[]>();
  resuming = false;
  timeout = 60;
  private queued: object[] | undefined;
  private expiry: NodeJS.Timeout | undefined;

  constructor(
    readonly id: string,
    private socket: WebSocket,
  ) {}

  player(guildId: string): LavalinkPlayer {
    const player = this.players.get(guildId) ?? new LavalinkPlayer(guildId, (message) => this.send(message));
    this.players.set(guildId, player);
    return player;
  }

  send(message: object): void {
    if (!this.queued) this.socket.send(JSON.stringify(message));
    // Lavalink reports the players of a resumed session instead.
    else if (!('op' in message && message.op === 'playerUpdate')) this.queued.push(message);
  }

  /** Sends messages in one packet, so that the client reads all of them before it runs other code. */
  sendTogether(send: () => void): void {
    const { _socket: socket } = this.socket as unknown as { _socket: Socket };
    socket.cork();
    send();
    socket.uncork();
  }

  /** Resolves when the client has read all messages or is disconnected. */
  isRead(): Promise<void> {
    const { socket } = this;
    if (socket.readyState !== WebSocket.OPEN) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): void => {
        socket.off('pong', finish).off('close', finish);
        resolve();
      };
      socket.on('pong', finish).on('close', finish).ping();
    });
  }

  pause(onExpiry: () => void): void {
    this.queued = [];
    this.expiry = setTimeout(onExpiry, this.timeout * 1000).unref();
  }

  resume(socket: WebSocket): void {
    clearTimeout(this.expiry);
    this.socket = socket;
    const queued = this.queued ?? [];
    this.queued = undefined;
    for (const message of [{ op: 'ready', resumed: true, sessionId: this.id }, ...queued]) this.send(message);
    for (const player of this.players.values()) player.report();
  }

  close(code?: number): void {
    if (code === undefined) this.socket.terminate();
    else this.socket.close(code);
  }
}
