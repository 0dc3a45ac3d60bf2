/**
 * The time in which an expected entry must appear. A bot starts within a second, or within ten seconds on a busy
 * machine.
 */
const patience = 25_000;

/** A list of past events. A scenario waits for the next entry instead of sleeping. */
export class Log<T> {
  readonly entries: T[] = [];
  private readonly waiting = new Set<() => void>();
  private start = 0;

  constructor(private readonly name: string) {}

  add(entry: T): void {
    this.entries.push(entry);
    for (const check of [...this.waiting]) check();
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
  next(matches: (entry: T) => boolean, what = matches.toString()): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const found = this.recent().find(matches);
        if (found === undefined) return;
        done();
        resolve(found);
      };
      const timer = setTimeout(() => {
        done();
        const seen = this.recent()
          .slice(-12)
          .map((entry) => JSON.stringify(entry).slice(0, 200));
        reject(new Error(`${this.name}: waited in vain for ${what}. The last entries:\n${seen.join('\n')}`));
      }, patience);
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(check);
      };
      this.waiting.add(check);
      check();
    });
  }
}

/** Returns a promise and the function that resolves it. A scenario uses it to delay an answer. */
export function hold(): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  return { held, release };
}
