import { EventEmitter, once } from 'node:events';

/** The time for an expected entry. A bot starts within a second, or within ten seconds on a busy machine. */
const patience = 25_000;

/** A list of past events. A scenario waits for the next entry instead of sleeping. */
export class Log<T> {
  readonly entries: T[] = [];
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private start = 0;

  constructor(private readonly name: string) {}

  add(entry: T): void {
    this.entries.push(entry);
    this.changes.emit('add');
  }

  /** Ignores everything that has happened so far in later calls of `next` and `recent`. */
  mark(): void {
    this.start = this.entries.length;
  }

  /** The entries since the last call of `mark`. */
  recent(): T[] {
    return this.entries.slice(this.start);
  }

  /** Resolves with the first matching entry since the last call of `mark`, as soon as there is one. */
  async next(matches: (entry: T) => boolean, what = matches.toString()): Promise<T> {
    const signal = AbortSignal.timeout(patience);
    for (;;) {
      const found = this.recent().find(matches);
      if (found !== undefined) return found;
      await once(this.changes, 'add', { signal }).catch(() => {
        const seen = this.recent().slice(-12);
        const lines = seen.map((entry) => JSON.stringify(entry).slice(0, 200));
        throw new Error(`${this.name}: waited in vain for ${what}. The last entries:\n${lines.join('\n')}`);
      });
    }
  }
}
