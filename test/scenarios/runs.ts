import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { voiceSample, type Scenario, type Stage } from './harness/scenario';
import type { Context } from './harness/types';

const { guildId } = idsOf(1);
const numbers = versions.map(({ version }) => version).reverse();

/** A behavior that the class pages of several versions describe. */
interface Run {
  promise: string;
  /** Triggers the behavior while the bot plays A, with B and C in the queue, and describes what happened. */
  run: (stage: Stage, bot: Bot) => Promise<string>;
  /** The expected results, each keyed by the first version with this result. */
  expected: Record<string, string>;
  node?: object;
}

const shown = async (bot: Bot): Promise<string> => {
  const [current, queued] = await bot.evaluate(({ player: { queue } }) => [
    queue.current?.title ?? 'nothing',
    queue.map(({ title }) => title).join(),
  ]);
  return `plays ${current}, then ${queued}`.replaceAll('isrc ', '');
};

const failWith =
  (reason: 'finished' | 'loadFailed') =>
  async (stage: Stage, bot: Bot): Promise<string> => {
    const player = stage.lavalink.player(guildId)!;
    // Sends both messages together, because the order of the events depends on it.
    [...stage.lavalink.sessions.values()][0].sendTogether(() => player.fail('Broken')(reason));
    await bot.event('trackError');
    await stage.settle();
    return `${bot.names().join(' ')}, ${await shown(bot)}`;
  };
const twice = 'trackEnd trackStart queueEnd trackStart trackError, plays nothing, then ';

const runs: Run[] = [
  ...(['finished', 'loadFailed'] as const).map((reason): Run => ({
    promise: `a failed track that ends with "${reason}" fires events in the documented order`,
    run: failWith(reason),
    expected: {
      '2.6.1': 'trackError trackEnd trackStart, plays B, then C',
      '2.8.4': twice,
      '2.8.7': 'trackEnd trackError trackStart, plays B, then C',
    },
  })),
  {
    promise: 'previous after a skip plays the older track',
    async run({ settle }, bot) {
      await bot.evaluate(({ player }) => player.stop());
      await bot.event('trackStart', ([, track]) => track === 'isrc B');
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
    run: (_, bot) =>
      bot.evaluate(({ player }) => {
        const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
        const before = timers();
        const counts = [];
        player.setDynamicRepeat(true, 600_000);
        player.setTrackRepeat(false);
        player.setDynamicRepeat(true, 600_000);
        counts.push(timers() - before);
        player.setDynamicRepeat(false, 0);
        counts.push(timers() - before);
        return counts.join(', then ');
      }),
    expected: { '2.6.1': '2, then 1' },
  },
  {
    promise: 'the same channel id reports changes',
    async run(_, bot) {
      const counts = await bot.evaluate(({ player, manager }) => {
        type Setters = Record<string, ((id: string) => void) | undefined>;
        const { setTextChannelId, setTextChannel, setVoiceChannelId, setVoiceChannel } = player as unknown as Setters;
        const seen: number[] = [];
        const emitter = manager as unknown as NodeJS.EventEmitter;
        for (const [set, id] of [
          [setTextChannelId ?? setTextChannel, '2000000000000000001'],
          [setVoiceChannelId ?? setVoiceChannel, '3000000000000000001'],
        ] as const) {
          let count = 0;
          const add = (): number => (count += 1);
          emitter.on('playerStateUpdate', add);
          set!.call(player, id);
          emitter.off('playerStateUpdate', add);
          seen.push(count);
        }
        return seen;
      });
      return counts.join();
    },
    expected: { '2.6.1': '1,2' },
  },
  {
    promise: 'playerCreate fires before create returns',
    run: (_, bot) =>
      bot.evaluate(async ({ manager, play }) => {
        let fired = 'after';
        (manager as unknown as NodeJS.EventEmitter).once('playerCreate', () => (fired = 'before'));
        const { create } = manager;
        let seen = '';
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
    async run({ lavalink }, bot) {
      lavalink.fault = () => ({ closes: true });
      lavalink.restart();
      await bot.event('nodeError', ([, error]) => error === 'Unable to connect after 3 attempts.');
      return `${bot.names().filter((name) => name === 'nodeReconnect').length} attempts to reconnect`;
    },
    expected: { '2.6.1': '2 attempts to reconnect' },
  },
  {
    promise: 'the timer of dynamic repeat survives destroy',
    async run(_, bot) {
      await bot.evaluate(async ({ player }) => {
        player.setDynamicRepeat(true, 100);
        await player.destroy();
      });
      const isReport = ([old, player]: unknown[]): boolean => !old && !player;
      await bot.event('playerStateUpdate', isReport);
      // Waits for the error of the timer, which follows the report.
      await bot.wait(300).catch(() => undefined);
      return bot.hasEnded ? 'the process ends' : 'reports no players';
    },
    expected: { '2.6.1': 'the process ends', '2.8.1': 'reports no players' },
  },
  {
    promise: 'a 404 replaces the node, and its player is lost or keeps the old node',
    async run({ lavalink, settle }, bot) {
      lavalink.forget();
      await bot.evaluate(({ player }) => Promise.resolve(player.setVolume(50)).catch(() => undefined));
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
    promise: 'restart with autoplay on plays the track again',
    async run({ lavalink, settle }, bot) {
      lavalink.sourceManagers = ['youtube'];
      const restart = ({ player, client }: Context): Promise<unknown> => {
        player.setAutoplay(true, client.user);
        player.queue.clear();
        return player.restart();
      };
      await bot.evaluate(restart).catch(() => undefined);
      await settle();
      if (bot.hasEnded) return 'the process ends';
      return `${bot.names().filter((name) => name === 'trackStart').length} start`;
    },
    expected: { '2.6.1': '1 start', '2.8.4': 'the process ends', '2.8.7': '1 start' },
  },
];

const resultIn = (version: string, expected: Run['expected']): string => {
  const until = numbers.slice(0, numbers.indexOf(version) + 1);
  return expected[until.filter((number) => number in expected).at(-1)!];
};

export const behavior: Scenario[] = runs.flatMap(({ promise, run, expected, node }) =>
  numbers.map((version): Scenario => ({
    name: `classes: ${promise}`,
    samples: version === '2.8.7' ? [voiceSample] : [],
    versions: [version],
    guilds: 2,
    async run(stage) {
      const bot = await stage.play(['isrc A', 'isrc B', 'isrc C'], [], { node });
      assert.equal(await run(stage, bot), resultIn(version, expected));
    },
  })),
);
