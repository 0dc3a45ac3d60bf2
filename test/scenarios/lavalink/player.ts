import { decode, exceptionOf, trackOf, type Track } from './tracks';

type EndReason = 'finished' | 'loadFailed' | 'stopped' | 'replaced';

/** A player on the node, in the order of events of Lavaplayer's `DefaultAudioPlayer`. */
export class LavalinkPlayer {
  title: string | undefined;
  volume = 100;
  paused = false;
  filters: object = {};
  voice = { token: '', endpoint: '', sessionId: '', channelId: null as string | null };
  private position = 0;
  private since = Date.now();

  constructor(
    private readonly guildId: string,
    private readonly send: (message: object) => void,
  ) {}

  play(encoded: string, position = 0): void {
    const track = this.track();
    if (track) this.event('TrackEndEvent', { track, reason: 'replaced' });
    this.title = decode(encoded)!.info.title;
    this.moveTo(position);
    this.event('TrackStartEvent', { track: this.track() });
    this.report();
  }

  /** Ends the track. Does nothing if no track is playing, so that two causes in a row report only one end. */
  end(reason: EndReason = 'finished'): void {
    const track = this.track();
    this.title = undefined;
    if (track) this.event('TrackEndEvent', { track, reason });
  }

  /**
   * Reports an error. The returned function ends the track if it is still playing, with the reason `finished` after
   * buffered sound or `loadFailed` without any.
   */
  fail(): (reason: 'finished' | 'loadFailed') => void {
    const failed = this.title;
    this.event('TrackExceptionEvent', { track: this.track(), exception: exceptionOf('Broken') });
    return (reason) => {
      if (this.title === failed) this.end(reason);
    };
  }

  stick(): void {
    this.event('TrackStuckEvent', { track: this.track(), thresholdMs: 10_000 });
    this.report();
  }

  /** Reports that Discord has closed the voice connection. */
  close(code: number, reason = ''): void {
    this.event('WebSocketClosedEvent', { code, reason, byRemote: true });
    this.report();
  }

  event(type: string, rest: object): void {
    this.send({ op: 'event', type, guildId: this.guildId, ...rest });
  }

  moveTo(position: number): void {
    this.position = position;
    this.since = Date.now();
  }

  pause(paused: boolean): void {
    this.moveTo(this.now());
    this.paused = paused;
  }

  report(): void {
    this.send({ op: 'playerUpdate', guildId: this.guildId, state: this.state() });
  }

  toJSON(): object {
    const { guildId, volume, paused, voice, filters } = this;
    return { guildId, track: this.track() ?? null, volume, paused, state: this.state(), voice, filters };
  }

  private now(): number {
    return this.position + (this.paused ? 0 : Date.now() - this.since);
  }

  private track(): Track | undefined {
    return this.title === undefined ? undefined : trackOf(this.title, this.now());
  }

  private state(): object {
    const connected = this.voice.channelId !== null;
    const position = this.title === undefined ? 0 : this.now();
    return { time: Date.now(), position, connected, ping: connected ? 20 : -1 };
  }
}
