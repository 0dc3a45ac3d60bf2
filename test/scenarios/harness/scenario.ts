import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { currentVersion } from '../../../src/config/versions';
import type { SourcePage } from '../../../src/content/read/page';
import { idsOf } from '../discord/guild';
import { Discord } from '../discord/server';
import { Lavalink, password, type Answered } from '../lavalink/server';
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

/** The version of the library and of the pages, and the folder for the bots. */
export interface Place {
  version: string;
  library: string;
  folder: string;
  pages: SourcePage[];
}

interface BotOptions {
  /** The main file of the page. Without it, the bot has a manager and forwards voice packets. */
  main?: string;
  environment?: Record<string, string>;
  node?: object;
  manager?: object;
  hurry?: number;
  /** Creates the manager in the bot process, before the bot logs in. */
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

/** The number of round trips without a new entry after which all messages have arrived. */
const calmRounds = 4;

/** Copies a package without its dependencies, because 2.6.1 writes its state into the folder of the package. */
function copyPackage(from: string, to: string): void {
  const isOwn = (file: string): boolean => !file.slice(from.length).includes('node_modules');
  cpSync(from, to, { recursive: true, filter: isOwn });
}

/** The Lavalink servers and the Discord of a scenario, and the folder that its bots run in. */
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

  static async create(scenario: Scenario, { version, library, folder, pages }: Place): Promise<Stage> {
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

  /**
   * Starts a bot that runs samples and plays in guild 1. Resolves when the node has voice data, if the page of the bot
   * forwards them. Events until then are ignored.
   */
  play = async (titles: string[], samples: string[] = [], options: BotOptions = {}): Promise<Bot> => {
    const bot = await this.start(options);
    await bot.evaluate(
      async ({ run, play }, all) => {
        for (const name of all.samples) await run(name);
        await play(all.titles);
      },
      { samples, titles },
    );
    await bot.event('trackStart');
    const { guildId, voiceChannelId } = idsOf(1);
    if (existsSync(this.path('src/voice.js'))) await this.lavalink.hears(guildId, voiceChannelId);
    await this.settle();
    bot.events.mark();
    return bot;
  };

  /**
   * Resolves when the bots, the nodes and Discord have handled everything that they have sent to each other. Counts
   * round trips instead of time, so it waits longer on a busy machine.
   */
  settle = async (): Promise<void> => {
    for (let calm = 0; calm < calmRounds; calm += 1) {
      const before = this.activity();
      const running = this.bots.filter(({ hasEnded }) => !hasEnded);
      await Promise.all(running.map((bot) => bot.wait(15).catch(() => undefined)));
      if (this.activity() !== before || this.nodes.some(({ pending }) => pending > 0)) calm = -1;
    }
  };

  private activity(): number {
    const logs = [
      ...this.bots.flatMap(({ events, debug, output }) => [events, debug, output]),
      ...this.nodes.map(({ requests }) => requests),
      ...[this.discord.voice, this.discord.calls],
    ];
    return logs.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  /** Resolves when the node has destroyed a player and nothing has created the player again. */
  async loses(guildId: string): Promise<void> {
    const { lavalink } = this;
    const isDelete = ({ method, path }: Answered): boolean => method === 'DELETE' && path.endsWith(guildId);
    await lavalink.requests.next(isDelete, `DELETE ${guildId}`);
    await this.settle();
    if (lavalink.player(guildId)) throw new Error(`Lavalink still has the player of ${guildId}.`);
  }

  /** The last event of each bot. */
  lastEvents = (): string => this.bots.map(({ events }) => events.entries.at(-1)?.name ?? 'none').join(', ') || 'none';

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
