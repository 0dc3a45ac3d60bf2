import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Log } from './log';
import type { Context, SampleValues } from './types';

interface BotEvent {
  name: string;
  values: unknown[];
}

/** A message of the bot process: an event of the manager, an error that ends the process, or the result of a function. */
interface Message extends Partial<BotEvent> {
  crash?: string;
  id?: number;
  result?: unknown;
  error?: string;
}

/** A bot in a separate process. */
export class Bot {
  /** Events of the manager, without `debug` and `nodeRaw`. */
  readonly events = new Log<BotEvent>('Events');
  readonly debug = new Log<string>('Debug events');
  readonly output = new Log<string>('Output of the bot');
  /** Errors that ended the process, which fail the scenario unless it calls `crash`. */
  readonly crashes: string[] = [];
  readonly exited: Promise<number | null>;
  hasEnded = false;
  private readonly answers = new Map<number, (message: Message) => void>();
  private readonly child: ChildProcess;
  private asked = 0;

  constructor(cwd: string, main: string, environment: Record<string, string>) {
    const env = { ...process.env, ...environment };
    this.child = fork(main, {
      cwd,
      env,
      execArgv: ['--require', './host.js'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (text: Buffer) => this.output.add(text.toString()));
    this.child.on('message', (message) => this.receive(message as Message));
    this.exited = once(this.child, 'close').then(([code]) => {
      this.hasEnded = true;
      return code as number | null;
    });
  }

  get text(): string {
    return this.output.entries.join('');
  }

  /** Names of the events since the last `mark`. Omits `playerStateUpdate`, which fires for nearly every change. */
  names(): string[] {
    const names = this.events.recent().map(({ name }) => name);
    return names.filter((name) => name !== 'playerStateUpdate');
  }

  event(name: string, matches: (values: unknown[]) => boolean = () => true): Promise<BotEvent> {
    return this.events.next((event) => event.name === name && matches(event.values), name);
  }

  starts(title: string): Promise<BotEvent> {
    return this.event('trackStart', ([, track]) => track === title);
  }

  prints(text: string): Promise<unknown> {
    return this.output.next(() => this.text.includes(text), `the output "${text}"`);
  }

  /** Resolves with the error that ends the process. */
  async crash(): Promise<string | undefined> {
    await this.exited;
    return this.crashes.splice(0)[0];
  }

  /** Runs a function in the bot process. The function cannot use variables of the scenario. */
  evaluate<R, A = undefined>(run: (context: Context, argument: A) => R | Promise<R>, argument?: A): Promise<R> {
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      this.answers.set(id, ({ result, error }) =>
        error === undefined ? resolve(result as R) : reject(new Error(error)),
      );
      void this.exited.then(() => reject(new Error(`The bot has ended.\n${this.text}`)));
      // Ignores errors: they mean that the process ends, which resolves `exited`.
      this.child.send({ id, source: run.toString(), argument }, () => undefined);
    });
  }

  /** Runs samples. */
  async run(names: string | string[], values: SampleValues = {}): Promise<void> {
    for (const name of [names].flat())
      await this.evaluate(({ run }, all) => run(all.name, all.values).then(() => undefined), { name, values });
  }

  /** The answers to interactions of samples. */
  replies(): Promise<string[]> {
    return this.evaluate(({ replies }) => replies);
  }

  players(): Promise<number> {
    return this.evaluate(({ manager }) => manager.players.size);
  }

  /** The titles of the current track and of the queue. */
  titles(): Promise<(string | undefined)[]> {
    return this.evaluate(({ player: { queue } }) => [queue.current, ...queue].map((track) => track?.title));
  }

  /** Waits in the bot process. All timers of the bot that end earlier have then run, even on a slow machine. */
  wait(ms: number): Promise<void> {
    return this.evaluate((_, time) => new Promise<void>((resolve) => setTimeout(resolve, time)), ms);
  }

  /** Sends a signal, and resolves with the exit code. SIGKILL simulates a crash that no code can handle. */
  end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }

  private receive(message: Message): void {
    const { id, name, values = [], crash } = message;
    if (crash !== undefined) this.crashes.push(crash);
    else if (name === 'debug') this.debug.add(String(values[0]));
    else if (name !== undefined && name !== 'nodeRaw') this.events.add({ name, values });
    if (id === undefined) return;
    this.answers.get(id)?.(message);
    this.answers.delete(id);
  }
}
