import {
  decode,
  exceptionOf,
  trackOf,
  type EndReason,
  type PlayerJson,
  type TrackJson,
  type VoiceJson,
} from './shapes';

/** A player on the node, in the order of events of Lavaplayer's `DefaultAudioPlayer`. */
export class LavalinkPlayer {
  title: string | undefined;
  volume = 100;
  paused = false;
  filters: object = {};
  voice: VoiceJson = { token: '', endpoint: '', sessionId: '', channelId: null };
  /** SponsorBlock categories, which a plugin keeps per player. */
  categories: string[] = [];
  private position = 0;
  private since = Date.now();

  constructor(
    readonly guildId: string,
    private readonly send: (message: object) => void,
  ) {}

  play(encoded: string, position = 0): void {
    const track = decode(encoded)!;
    const old = this.track();
    if (old) this.event('TrackEndEvent', { track: old, reason: 'replaced' });
    this.title = track.info.title;
    this.moveTo(position);
    this.event('TrackStartEvent', { track: this.track() });
    this.report();
  }

  /** Ends the track. Does nothing if no track is playing, so that two causes in a row report only one end. */
  end(reason: EndReason): void {
    const track = this.track();
    if (!track) return;
    this.title = undefined;
    this.event('TrackEndEvent', { track, reason });
  }

  /**
   * Reports an error. The returned function ends the track if it is still playing, with the reason `finished` after
   * buffered sound or `loadFailed` without any.
   */
  fail(message: string): (reason: 'finished' | 'loadFailed') => void {
    const failed = this.title;
    this.event('TrackExceptionEvent', { track: this.track(), exception: exceptionOf(message) });
    return (reason) => {
      if (this.title === failed) this.end(reason);
    };
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

  toJson(): PlayerJson {
    const { guildId, volume, paused, voice, filters } = this;
    return { guildId, track: this.track() ?? null, volume, paused, state: this.state(), voice, filters };
  }

  private now(): number {
    return this.position + (this.paused ? 0 : Date.now() - this.since);
  }

  private track(): TrackJson | undefined {
    return this.title === undefined ? undefined : trackOf(this.title, this.now());
  }

  private state(): PlayerJson['state'] {
    const connected = this.voice.channelId !== null;
    const position = this.title === undefined ? 0 : this.now();
    return { time: Date.now(), position, connected, ping: connected ? 20 : -1 };
  }
}
