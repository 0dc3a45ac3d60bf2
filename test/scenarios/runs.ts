import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { voiceSampleOf, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';

const numbers = versions.map(({ version }) => version).reverse();

/** A behavior that the class pages of several versions describe. */
interface Run {
  promise: string;
  /** Triggers the behavior while the bot plays A, with B and C in the queue, and describes what happened. */
  run: (bot: Bot, stage: Stage) => Promise<string>;
  /** The expected results, each keyed by the first version with this result. */
  expected: Record<string, string>;
  node?: object;
}

const shown = async (bot: Bot): Promise<string> => {
  const [current, ...queued] = await bot.titles();
  return `plays ${current ?? 'nothing'}, then ${queued.join()}`.replaceAll('isrc ', '');
};

const endOf = (bot: Bot): Promise<string> => bot.crash().then(() => 'the process ends');

const twice = 'trackEnd trackStart queueEnd trackStart trackError, plays nothing, then ';

const runs: Run[] = [
  ...(['finished', 'loadFailed'] as const).map((reason): Run => ({
    promise: `a failed track that ends with "${reason}" fires events in the documented order`,
    async run(bot, { lavalink, player, settle }) {
      // Sends both messages together, because the order of the events depends on it.
      lavalink.session.sendTogether(() => player.fail()(reason));
      await bot.event('trackError');
      await settle();
      return `${bot.names().join(' ')}, ${await shown(bot)}`;
    },
    expected: {
      '2.6.1': 'trackError trackEnd trackStart, plays B, then C',
      '2.8.4': twice,
      '2.8.7': 'trackEnd trackError trackStart, plays B, then C',
    },
  })),
  {
    promise: 'previous after a skip plays the older track',
    async run(bot, { settle }) {
      await bot.evaluate(({ player }) => player.stop());
      await bot.starts('isrc B');
      bot.events.mark();
      await bot.evaluate(({ player }) => player.previous());
      await bot.event('trackStart');
      await settle();
      return shown(bot);
    },
    expected: { '2.6.1': 'plays A, then C', '2.8.4': 'plays A, then B,C', '2.8.7': 'plays A, then C' },
  },
  {
    promise: 'setDynamicRepeat after setTrackRepeat(false) leaves a timer that nothing removes',
    run: (bot) =>
      bot.evaluate(({ player }) => {
        const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
        const before = timers();
        player.setDynamicRepeat(true, 600_000);
        player.setTrackRepeat(false);
        player.setDynamicRepeat(true, 600_000);
        const both = timers() - before;
        player.setDynamicRepeat(false, 0);
        return `${both}, then ${timers() - before}`;
      }),
    expected: { '2.6.1': '2, then 1' },
  },
  {
    promise: 'the same channel id reports changes',
    run: (bot) =>
      bot.evaluate(({ player, manager }) => {
        type Setters = Record<string, ((id: string) => void) | undefined>;
        const { setTextChannelId, setTextChannel, setVoiceChannelId, setVoiceChannel } = player as unknown as Setters;
        let count = 0;
        const counts: number[] = [];
        manager.on('playerStateUpdate', () => (count += 1));
        (setTextChannelId ?? setTextChannel)!.call(player, '2000000000000000001');
        counts.push(count);
        (setVoiceChannelId ?? setVoiceChannel)!.call(player, '3000000000000000001');
        counts.push(count - counts[0]);
        return counts.join();
      }),
    expected: { '2.6.1': '1,2' },
  },
  {
    promise: 'playerCreate fires before create returns',
    run: (bot) =>
      bot.evaluate(async ({ manager, play }) => {
        const { create } = manager;
        let [fired, seen] = ['after', ''];
        manager.once('playerCreate', () => (fired = 'before'));
        manager.create = (options) => {
          const player = create.call(manager, options);
          seen = fired;
          return player;
        };
        await play([], 2);
        return seen;
      }),
    expected: { '2.6.1': 'before' },
  },
  {
    promise: 'retryAmount counts the first connection',
    node: { retryAmount: 3, retryDelay: 50 },
    async run(bot, { lavalink }) {
      lavalink.goOffline();
      await bot.event('nodeError', ([, error]) => error === 'Unable to connect after 3 attempts.');
      return `${bot.names().filter((name) => name === 'nodeReconnect').length} attempts to reconnect`;
    },
    expected: { '2.6.1': '2 attempts to reconnect' },
  },
  {
    promise: 'the timer of dynamic repeat survives destroy',
    async run(bot) {
      await bot.evaluate(async ({ player }) => {
        player.setDynamicRepeat(true, 100);
        await player.destroy();
      });
      await bot.event('playerStateUpdate', ([old, player]) => !old && !player);
      // Waits for the error of the timer, which follows the report.
      await bot.wait(300).catch(() => undefined);
      return bot.hasEnded ? endOf(bot) : 'reports no players';
    },
    expected: { '2.6.1': 'the process ends', '2.8.1': 'reports no players' },
  },
  {
    promise: 'a 404 replaces the node, and its player is lost or keeps the old node',
    async run(bot, { lavalink, settle }) {
      lavalink.forget();
      await bot.evaluate(({ player }) => player.setVolume(50)).catch(() => undefined);
      await settle();
      // With a voice sample, several requests can get a 404, and each of them connects a node.
      const isSame = await bot.evaluate(({ manager, player }) => [...manager.nodes.values()].includes(player?.node));
      return `${[...new Set(bot.names())].join(' ')}, ${isSame ? 'same' : 'old'} node`;
    },
    expected: {
      '2.6.1': 'playerDestroy nodeDestroy nodeCreate nodeConnect, old node',
      '2.8.1': 'nodeDestroy nodeCreate nodeConnect, old node',
    },
  },
  {
    promise: 'voice data lacks the session if the voice state arrives last, unless the voice code waits',
    async run(bot, { discord, lavalink, settle }) {
      discord.packets = ['server', 'state'];
      await bot.evaluate(({ play }) => play([], 2));
      const isVoice = ({ path, body }: { path: string; body?: { voice?: object } }) =>
        path.endsWith(idsOf(2).guildId) && body?.voice !== undefined;
      const { body } = await lavalink.requests.next(isVoice, 'voice data');
      await settle();
      return `${Object.keys(body!.voice!).join(' ')}, ${await bot.players()} players`;
    },
    expected: { '2.6.1': 'token endpoint, 2 players', '2.8.7': 'token endpoint sessionId, 2 players' },
  },
  {
    promise: 'restart with autoplay on plays the track again',
    async run(bot, { lavalink, settle }) {
      lavalink.sourceManagers = ['youtube'];
      const restarted = bot.evaluate(({ player, client }) => {
        player.setAutoplay(true, client.user);
        player.queue.clear();
        return player.restart();
      });
      await restarted.catch(() => undefined);
      await settle();
      if (bot.hasEnded) return endOf(bot);
      return `${bot.names().filter((name) => name === 'trackStart').length} start`;
    },
    expected: { '2.6.1': '1 start', '2.8.4': 'the process ends', '2.8.7': '1 start' },
  },
];

const resultIn = (version: string, expected: Run['expected']): string => {
  const until = numbers.slice(0, numbers.indexOf(version) + 1);
  return expected[until.filter((number) => number in expected).at(-1)!];
};

export const behavior = runs.flatMap(({ promise, run, expected, node }) =>
  numbers.map((version): Scenario => ({
    name: `classes: ${promise}`,
    samples: voiceSampleOf(version),
    versions: [version],
    guilds: 2,
    async run(stage) {
      const bot = await stage.play(['isrc A', 'isrc B', 'isrc C'], [], { node });
      assert.equal(await run(bot, stage), resultIn(version, expected));
    },
  })),
);
