import { fork, type ChildProcess } from 'node:child_process';
import { Log } from './log';
import type { Context } from './types';

export interface BotEvent {
  name: string;
  values: unknown[];
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  event?: string;
  values?: unknown[];
  crash?: string;
}

type Evaluated<A, R> = (context: Context, argument: A) => R | Promise<R>;

/** A bot in a separate process. */
export class Bot {
  /** Events of the manager, without `debug` and `nodeRaw`. */
  readonly events = new Log<BotEvent>('Events');
  readonly debug = new Log<string>('Debug events');
  readonly output = new Log<string>('Output of the bot');
  /** Errors that ended the process. */
  readonly crashes: string[] = [];
  readonly exited: Promise<number | null>;
  hasEnded = false;
  private readonly answers = new Map<number, (message: Message) => void>();
  private readonly child: ChildProcess;
  private asked = 0;

  constructor(
    readonly folder: string,
    main: string,
    environment: Record<string, string>,
  ) {
    this.child = fork(main, {
      cwd: folder,
      execArgv: ['--require', './host.js'],
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (text: Buffer) => this.output.add(text.toString()));
    this.child.on('message', (message) => this.receive(message as Message));
    this.exited = new Promise((resolve) => {
      this.child.once('close', (code) => {
        this.hasEnded = true;
        resolve(code);
      });
    });
  }

  get text(): string {
    return this.output.entries.join('');
  }

  /** Names of the events since the last `mark`. Omits `playerStateUpdate`, which fires for nearly every change. */
  names(): string[] {
    return this.events
      .recent()
      .map(({ name }) => name)
      .filter((name) => name !== 'playerStateUpdate');
  }

  event(name: string, matches: (values: unknown[]) => boolean = () => true): Promise<BotEvent> {
    return this.events.next((event) => event.name === name && matches(event.values), name);
  }

  /** Runs a function in the bot process. The function cannot use variables of the scenario. */
  evaluate<R, A = undefined>(run: Evaluated<A, R>, argument?: A): Promise<R> {
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

  /** Waits in the bot process. All timers of the bot that end earlier have then run, even on a slow machine. */
  wait(ms: number): Promise<void> {
    return this.evaluate((_, time) => new Promise<void>((resolve) => setTimeout(resolve, time)), ms);
  }

  /** Sends a signal, and resolves with the exit code. SIGKILL simulates a crash that no code can handle. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }

  private receive(message: Message): void {
    const { id, event, values = [], crash } = message;
    if (crash !== undefined) this.crashes.push(crash);
    if (event === 'debug') this.debug.add(String(values[0]));
    else if (event === 'nodeRaw') return;
    else if (event !== undefined) this.events.add({ name: event, values });
    if (id === undefined) return;
    this.answers.get(id)?.(message);
    this.answers.delete(id);
  }
}
