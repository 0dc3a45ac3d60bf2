import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { SourcePage } from '../../../src/content/read/page';
import { writeFile } from '../../../src/lib/files';
import { Discord } from '../discord/server';
import type { LavalinkPlayer } from '../lavalink/player';
import { Lavalink, password } from '../lavalink/server';
import { Bot } from './bot';
import type { Settings } from './host';
import { compile, writeSamples } from './samples';
import type { Scenario } from './scenario';
import type { Context } from './types';

/** The version of the library and of the pages, and the folder for the bots. */
export interface Place {
  version: string;
  library: string;
  folder: string;
  pages: SourcePage[];
}

interface BotOptions extends Partial<Pick<Settings, 'node' | 'manager' | 'hurry'>> {
  /** The main file of the page. Without it, the bot has a manager and forwards voice packets. */
  main?: string;
  environment?: Record<string, string>;
  /** Runs in the bot process before the bot logs in, and can create the manager. */
  setup?: (context: Context) => unknown;
}

/** The number of round trips without a new entry after which all messages have arrived. */
const calmRounds = 4;

/** The Lavalink servers and the Discord of a scenario, and the folder that its bots run in. */
export class Stage {
  readonly bots: Bot[] = [];
  /** Printed after the name of the scenario. */
  readonly notes: string[] = [];

  private constructor(
    private readonly library: string,
    private readonly folder: string,
    readonly nodes: readonly Lavalink[],
    readonly discord: Discord,
  ) {}

  static async create({ samples, nodes = 1, guilds }: Scenario, place: Place): Promise<Stage> {
    const { version, library, folder, pages } = place;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    // Copies the package without its dependencies, because 2.6.1 writes its state into the folder of the package.
    const filter = (file: string): boolean => !file.slice(library.length).includes('node_modules');
    cpSync(library, join(folder, 'node_modules/magmastream'), { recursive: true, filter });
    symlinkSync(join(process.cwd(), 'node_modules/discord.js'), join(folder, 'node_modules/discord.js'));
    writeFile(join(folder, 'host.js'), compile(readFileSync(join(__dirname, 'host.ts'), 'utf8'), 'ts'));
    writeFile(join(folder, 'main.js'), 'void startBot();');
    writeSamples(folder, version, pages, samples);
    const servers = await Promise.all(Array.from({ length: nodes }, () => Lavalink.start()));
    return new Stage(library, folder, servers, await Discord.start(guilds));
  }

  get lavalink(): Lavalink {
    return this.nodes[0];
  }

  /** The player of guild 1 on the first node. */
  get player(): LavalinkPlayer {
    return this.lavalink.player()!;
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
      ...{ DISCORD_TOKEN: 'token', DISCORD_CLIENT_ID: '900000000000000001', LASTFM_API_KEY: 'key' },
      ...{ LAVALINK_PASSWORD: password, LAVALINK_PORT: String(this.lavalink.port) },
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
    await bot.run(samples);
    await bot.evaluate(({ play }, all) => play(all), titles);
    await bot.event('trackStart');
    if (existsSync(this.path('src/voice.js'))) await this.lavalink.hears();
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

  /** Resolves when the node has destroyed the player of guild 1 and nothing has created the player again. */
  async loses(): Promise<void> {
    await this.lavalink.requests.next(({ method }) => method === 'DELETE', 'the end of the player');
    await this.settle();
    if (this.lavalink.player()) throw new Error('Lavalink still has the player.');
  }

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
    const reports = this.bots.map(({ crashes, text, events }, index) => {
      const last = events.entries.filter(({ name }) => name !== 'playerStateUpdate').slice(-15);
      const lines = last.map(({ name, values }) => `${name} ${JSON.stringify(values)}`);
      return [`Bot ${index + 1}: ${crashes.join()}`, text.slice(-1500), ...lines].join('\n').slice(0, 4000);
    });
    return reports.join('\n\n');
  }
}
