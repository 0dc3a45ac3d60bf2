import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { currentVersion } from '../../../src/config/versions';
import type { SourcePage } from '../../../src/content/read/page';
import { Discord } from '../discord/server';
import { Lavalink, password } from '../lavalink/server';
import { Bot } from './bot';
import type { Settings } from './host';
import { compile, write, writeSamples } from './samples';
import type { Context } from './types';

export interface Scenario {
  /** `<page>: <promise>` */
  name: string;
  /** References to samples, see `samplesAt`. */
  samples: readonly string[];
  /** The versions whose pages make the promise. */
  versions: readonly string[];
  /** True if older versions run samples of the current pages, as in the upgrade guide. */
  usesCurrentPages?: boolean;
  /** Defaults to 1. */
  guilds?: number;
  /** Number of Lavalink servers, defaults to 1. */
  nodes?: number;
  run: (stage: Stage) => Promise<void>;
}

interface BotOptions {
  /** The main file of the page. Without it, the bot has a manager and forwards voice packets. */
  main?: string;
  environment?: Record<string, string>;
  node?: object;
  manager?: object;
  hurry?: number;
  /** Creates the manager in the process of the bot, before it logs in. */
  setup?: (context: Context) => Context['manager'] | Promise<Context['manager']>;
}

const compileOwn = (name: string): string => compile(readFileSync(join(__dirname, name), 'utf8'), 'ts');

/** The guides use this file of "Getting started". */
export const voiceSample = 'getting-started/examples/main-file: src/voice.ts';

type Extra = Pick<Scenario, 'guilds' | 'nodes'>;

/** Returns a function that defines scenarios of a guide, which describes the current version. */
export const guideScenario =
  (page: string) =>
  (promise: string, samples: string[], run: Scenario['run'], extra: Extra = {}): Scenario => ({
    name: `${page}: ${promise}`,
    samples: [voiceSample, ...samples.map((sample) => (sample.includes(': ') ? sample : `${page}: ${sample}`))],
    versions: [currentVersion.version],
    run,
    ...extra,
  });

/** Copies a package without its dependencies, because 2.6.1 writes its state into the folder of the package. */
function copyPackage(from: string, to: string): void {
  const isOwn = (file: string): boolean => !file.slice(from.length).includes('node_modules');
  cpSync(from, to, { recursive: true, filter: isOwn });
}

/** A scenario's Lavalink servers, its Discord, and the folder in which its bots run. */
export class Stage {
  private readonly bots: Bot[] = [];
  /** Printed after the name of the scenario. */
  readonly notes: string[] = [];

  private constructor(
    private readonly library: string,
    readonly folder: string,
    readonly nodes: readonly Lavalink[],
    readonly discord: Discord,
  ) {}

  static async create(
    scenario: Scenario,
    { version, library, folder, pages }: { version: string; library: string; folder: string; pages: SourcePage[] },
  ): Promise<Stage> {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    copyPackage(library, join(folder, 'node_modules/magmastream'));
    symlinkSync(join(process.cwd(), 'node_modules/discord.js'), join(folder, 'node_modules/discord.js'));
    write(join(folder, 'host.js'), compileOwn('host.ts'));
    write(join(folder, 'main.js'), compileOwn('main.ts'));
    writeSamples(folder, version, pages, [...scenario.samples]);
    const nodes = Array.from({ length: scenario.nodes ?? 1 }, () => Lavalink.start());
    return new Stage(library, folder, await Promise.all(nodes), await Discord.start(scenario.guilds ?? 1));
  }

  get lavalink(): Lavalink {
    return this.nodes[0];
  }

  /** Starts a bot, and resolves when it is connected to its nodes. */
  start = async (options: BotOptions = {}): Promise<Bot> => {
    const { main = 'main.js', environment, setup, node = {}, manager = {}, hurry = 1 } = options;
    const lavalinkPorts = this.nodes.map(({ port }) => port);
    const settings = { lavalinkPorts, discordPort: this.discord.port, node, manager, hurry, setup: setup?.toString() };
    for (const { requests } of this.nodes) requests.mark();
    const bot = new Bot(this.folder, main, {
      ...environment,
      NODE_PATH: [join(this.library, 'node_modules'), dirname(this.library)].join(delimiter),
      SCENARIO: JSON.stringify(settings satisfies Settings),
      DISCORD_TOKEN: 'token',
      DISCORD_CLIENT_ID: '900000000000000001',
      LAVALINK_PASSWORD: password,
      LASTFM_API_KEY: 'key',
      LAVALINK_PORT: String(this.lavalink.port),
    });
    this.bots.push(bot);
    const ready = this.nodes.map(({ requests }) => requests.next(({ path }) => path === '/v4/info', 'a ready node'));
    const ended = bot.exited.then(() => Promise.reject(new Error('The bot ended at its start.')));
    await Promise.race([Promise.all(ready), ended]);
    return bot;
  };

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  async close(): Promise<void> {
    await Promise.all(this.bots.map((bot) => bot.end()));
    for (const lavalink of this.nodes) lavalink.stop();
    this.discord.stop();
  }

  /** Describes the output and the events of the bots, for the report of a failure. */
  report(): string {
    return this.bots
      .map((bot, index) => {
        const events = bot.events.entries
          .filter(({ name }) => name !== 'playerStateUpdate')
          .slice(-15)
          .map(({ name, values }) => `${name} ${JSON.stringify(values)}`);
        return [`Bot ${index + 1}: ${bot.crashes.join()}`, bot.text.slice(-1500), ...events].join('\n').slice(0, 4000);
      })
      .join('\n\n');
  }
}
