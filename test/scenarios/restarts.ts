import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from '../../src/lib/files';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';
import { trackOf } from './lavalink/tracks';

const page = 'guides/restarts';
const moving = 'guides/nodes-and-shards: src/moving.ts';
const scenario = guideScenario(page);
const inTwoGuilds = guideScenario(page, { guilds: 2 });
const onTwoNodes = guideScenario(page, { guilds: 2, nodes: 2 });

const [one, two] = [idsOf(1), idsOf(2)];
const otherChannel = { ...one, voiceChannelId: one.otherChannelId };
const node = { resumeStatus: true, resumeTimeout: 60 };

/** Starts a bot with `keepQueues`. */
const startKeeping = (stage: Stage, hurry = 1): Promise<Bot> =>
  stage.start({
    node,
    hurry,
    setup: ({ library, options, load }) => {
      const manager = new library.Manager(options);
      load('./src/queues').keepQueues(manager);
      return manager;
    },
  });

/** Starts a bot with the class of `src/keeping.ts`. */
const startWithClass = (stage: Stage): Promise<Bot> =>
  stage.start({ node, setup: ({ load, options }) => new (load('./src/keeping').KeepingManager)(options) });

/** Plays A1, A2 and A3 in guild 1, and B1 and B2 in guild 2. */
async function playInBoth({ lavalink }: Stage, bot: Bot): Promise<void> {
  await bot.evaluate(async ({ play }) => {
    await play(['A1', 'A2', 'A3'], 1);
    await play(['B1', 'B2'], 2);
  });
  await lavalink.hears(one);
  await lavalink.hears(two);
}

/** The current track and the queue of each player, with the requester of the last track. */
const stateOf = (bot: Bot): Promise<Record<string, string>> =>
  bot.evaluate(({ manager }) =>
    Object.fromEntries(
      Array.from(manager.players.values(), ({ guildId, queue }) => {
        const tracks = [queue.current, ...queue];
        return [guildId, `${tracks.map((track) => track?.title).join()} by ${tracks.at(-1)?.requester?.id}`];
      }),
    ),
  );

const both = { [one.guildId]: `A1,A2,A3 by ${one.userId}`, [two.guildId]: `B1,B2 by ${two.userId}` };

/** Asserts that the bot has both queues, and that both play with sound in the right channel. */
async function assertBoth({ lavalink, settle }: Stage, bot: Bot): Promise<void> {
  await lavalink.hears(one);
  await lavalink.hears(two);
  await settle();
  assert.deepEqual(await stateOf(bot), both);
  assert.deepEqual([lavalink.player(one)?.title, lavalink.player(two)?.title], ['A1', 'B1']);
  await bot.evaluate(({ manager }, guildId) => manager.get(guildId)?.stop(), one.guildId);
  await bot.starts('A2');
}

/** Writes the saved state of a player that Lavalink does not have, which an earlier process can leave behind. */
function writeStaleFile(stage: Stage): void {
  const guildId = '1000000000000000000';
  const options = { guildId, voiceChannelId: '1', textChannelId: '2' };
  const queue = { current: null, tracks: [], previous: [] };
  const state = { guildId, node: { options: { identifier: 'main' } }, options, queue };
  writeFile(stage.path('magmastream/dist/sessionData/players', `${guildId}.json`), JSON.stringify(state));
}

/** Waits until the queues have been saved with all tracks. Magmastream's timers are shortened. */
async function crash(bot: Bot, stage: Stage): Promise<void> {
  const file = stage.path('queues.json');
  const isSaved = (): boolean => existsSync(file) && readFileSync(file, 'utf8').includes(trackOf('B2').encoded);
  while (!isSaved()) await bot.wait(20);
  await bot.end('SIGKILL');
}

const stop = async (bot: Bot): Promise<void> => assert.equal(await bot.end('SIGTERM'), 0);

/** Throws an error that no code catches, after the sample that handles this case. */
async function throwUncaught(bot: Bot): Promise<void> {
  await bot.run('crash');
  await bot.evaluate(() => {
    setTimeout(() => {
      throw new Error('Nobody catches this');
    });
  });
  assert.match((await bot.crash())!, /Nobody catches this/);
  assert.equal(await bot.exited, 1);
}

/** A way to end the first bot process, and what happens before the second one starts. */
type Case = [name: string, end: (bot: Bot, stage: Stage) => Promise<void>, between?: (stage: Stage) => void];

const lose = ({ lavalink }: Stage): void => lavalink.forget();
const cases: Case[] = [
  ['a crash and a resumed session', crash],
  ['a crash and a lost session', crash, lose],
  ['a stop and a resumed session', stop],
  ['a stop and a lost session', stop, lose],
  ['a stop, a stale file and a resumed session', stop, writeStaleFile],
  ['an uncaught error and a resumed session', throwUncaught],
  ['an uncaught error and a lost session', throwUncaught, lose],
];

export const restarts: Scenario[] = [
  ...cases.map(([name, end, between]) => {
    const samples = end === throwUncaught ? ['src/queues.ts', 'crash'] : ['src/queues.ts'];
    return inTwoGuilds(`keepQueues brings every queue back after ${name}`, samples, async (stage) => {
      const first = await startKeeping(stage, end === crash ? 100 : 1);
      await playInBoth(stage, first);
      await end(first, stage);
      between?.(stage);
      await assertBoth(stage, await startKeeping(stage));
    });
  }),
  inTwoGuilds('keepQueues does not queue tracks twice after a lost connection', ['src/queues.ts'], async (stage) => {
    const { requests } = stage.lavalink;
    const bot = await startKeeping(stage);
    await playInBoth(stage, bot);
    await bot.evaluate(({ manager }, guildId) => manager.savePlayerState(guildId), one.guildId);
    requests.mark();
    stage.lavalink.disconnect();
    await requests.next(({ path }) => path === '/v4/info', 'a new connection');
    await stage.settle();
    assert.deepEqual(await stateOf(bot), both);
  }),
  inTwoGuilds('keepQueues follows a track that started after the last save', ['src/queues.ts'], async (stage) => {
    const first = await startKeeping(stage, 100);
    await playInBoth(stage, first);
    await crash(first, stage);
    const { player } = stage;
    player.play(trackOf('A2').encoded);
    player.pause(true);
    const second = await startKeeping(stage);
    await stage.lavalink.hears(one);
    assert.equal((await stateOf(second))[one.guildId], `A2,A3 by ${one.userId}`);
    assert.deepEqual([player.title, player.paused], ['A2', true]);
    assert.equal(await second.evaluate(({ manager }, guildId) => manager.get(guildId)?.paused, one.guildId), true);
  }),
  inTwoGuilds('keepQueues keeps a queue that the node cannot decode', ['src/queues.ts'], async (stage) => {
    const first = await startKeeping(stage);
    await playInBoth(stage, first);
    await stop(first);
    stage.lavalink.forget();
    stage.lavalink.failOn(trackOf('A2').encoded);
    const second = await startKeeping(stage);
    await stage.lavalink.hears(two);
    assert.deepEqual(Object.keys(await stateOf(second)), [two.guildId]);
    await stop(second);
    stage.lavalink.fault = () => undefined;
    stage.lavalink.forget();
    await assertBoth(stage, await startKeeping(stage));
  }),
  ...['sigterm', 'crash'].map((sample) =>
    inTwoGuilds(`the listener in "${sample}" saves every player and deletes stale files`, [sample], async (stage) => {
      const first = await stage.start({ node });
      await playInBoth(stage, first);
      writeStaleFile(stage);
      if (sample === 'crash') await throwUncaught(first);
      else await first.run('sigterm').then(() => stop(first));
      await assertBoth(stage, await stage.start({ node }));
    }),
  ),
  scenario('the listeners report a resumed session', ['resume', 'resume-2', 'what-can-go-wrong'], async (stage) => {
    const start = (): Promise<Bot> =>
      stage.start({
        setup: async ({ run, library, options }) => {
          const manager = new library.Manager({ ...options, nodes: [(await run('resume')).node] });
          await run('resume-2', { manager });
          await run('what-can-go-wrong', { manager });
          return manager;
        },
      });
    const first = await start();
    await first.evaluate(({ play }) => play(['A1']));
    await stage.lavalink.hears(one);
    await stop(first);
    assert.match(first.text, /A new session\./);
    const second = await start();
    await second.debug.next((text) => text.includes('Finished loading'), 'restored players');
    assert.match(second.text, new RegExp(`session\\.\\n[^]*Recreating[^]*Player of ${one.guildId}`));
    assert.match(second.text, /The node resumed the session\./);
  }),
  scenario('the class keeps data and a volume of 0, and drops null entries', ['src/keeping.ts'], async (stage) => {
    const first = await startWithClass(stage);
    await first.evaluate(async ({ play }, channel) => {
      const player = await play(['A1', 'A2']);
      player.set('dj', 'a user');
      await player.setVolume(0);
      const { queue } = player;
      queue.push(queue[0]);
      queue.previous = [queue[0], queue.current!];
      player.setVoiceChannelId(channel);
    }, one.otherChannelId);
    await stage.lavalink.hears(otherChannel);
    await stop(first);
    stage.player.end();
    const second = await startWithClass(stage);
    await second.starts('A1');
    await stage.lavalink.hears(otherChannel);
    const kept = await second.evaluate(({ player }) => {
      const { queue, volume, voiceChannelId } = player;
      return [player.get('dj'), volume, voiceChannelId, queue.previous.includes(null)];
    });
    assert.deepEqual(kept, ['a user', 0, one.otherChannelId, false]);
    assert.deepEqual(await second.titles(), ['A1', 'A2']);
  }),
  onTwoNodes('the class restores each player on the node that plays it', ['src/keeping.ts'], async (stage) => {
    const [, other] = stage.nodes;
    const first = await startWithClass(stage);
    await first.evaluate(async ({ play }) => {
      await play(['A1'], 1, { node: 'node2' });
      await play(['B1'], 2, { node: 'node2' });
    });
    await other.hears(two);
    await stop(first);
    const second = await startWithClass(stage);
    await other.hears(one);
    await other.hears(two);
    const names = await second.evaluate(({ manager }) =>
      Array.from(
        manager.players.values(),
        (player) => `${player.node.options.identifier} ${player.queue.current?.title}`,
      ),
    );
    assert.deepEqual(names, ['node2 A1', 'node2 B1']);
  }),
  scenario('playOn resumes the music after Lavalink has restarted', ['src/back.ts', moving], async (stage) => {
    const bot = await stage.play(['A1', 'A2'], [], { node });
    await bot.evaluate(({ manager, load }) => load('./src/back').playOn(manager));
    stage.lavalink.requests.mark();
    stage.lavalink.restart();
    await bot.starts('A1');
    await stage.lavalink.hears(one);
    stage.player.end();
    await bot.starts('A2');
  }),
  scenario('the table of surviving data is correct', [], async (stage) => {
    const first = await stage.start({ node });
    await first.evaluate(async ({ play, client, find }, channel) => {
      const player = await play(['A1', 'A2', 'A1']);
      await player.setVolume(30);
      await player.pause(true);
      player.setQueueRepeat(true);
      player.setAutoplay(true, client.user, 5);
      await player.filters.nightcore(true);
      player.set('dj', 'a user');
      const track = await find('A3');
      player.queue.add([track, track]);
      player.setVoiceChannelId(channel);
    }, one.otherChannelId);
    await stage.lavalink.hears(otherChannel);
    await stop(first);
    const second = await stage.start({ node });
    await second.debug.next((text) => text.includes('Finished loading'), 'restored players');
    // Magmastream does not wait for the filters.
    await stage.settle();
    const state = await second.evaluate(({ player }) => {
      const { volume, paused, isAutoplay, voiceChannelId, queue, filters } = player;
      const status: unknown = filters.getFilterStatus('nightcore');
      const titles = queue.map((track) => (track as { title: string } | null)?.title ?? null);
      return { volume, paused, isAutoplay, voiceChannelId, titles, status, dj: player.get('dj') ?? null };
    });
    assert.deepEqual(state, {
      ...{ volume: 30, paused: true, isAutoplay: true, voiceChannelId: one.voiceChannelId },
      ...{ titles: ['A2', 'A1', 'A3', null], status: true, dj: null },
    });
  }),
];
