import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { guideScenario, voiceSample, type Scenario, type Stage } from './harness/scenario';
import { trackOf } from './lavalink/shapes';

const page = 'guides/restarts';
const versions = ['2.8.7'];
const queues = `${page}: src/queues.ts`;
const [one, two] = [idsOf(1), idsOf(2)];
const resuming = { resumeStatus: true, resumeTimeout: 60 };

/** Starts a bot with `keepQueues`. */
const startKeeping = (stage: Stage, node: object = resuming, hurry = 1): Promise<Bot> =>
  stage.start({
    node,
    hurry,
    setup: ({ library, options, load }) => {
      const manager = new library.Manager(options);
      load('./src/queues').keepQueues(manager);
      return manager;
    },
  });

/** Plays A1, A2 and A3 in guild 1, and B1 and B2 in guild 2. */
async function playInBoth(stage: Stage, bot: Bot): Promise<void> {
  await bot.evaluate(async ({ play }) => {
    await play(['A1', 'A2', 'A3'], 1);
    await play(['B1', 'B2'], 2);
  });
  await stage.lavalink.hears(one.guildId, one.voiceChannelId);
  await stage.lavalink.hears(two.guildId, two.voiceChannelId);
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
async function assertBoth(stage: Stage, bot: Bot): Promise<void> {
  await stage.lavalink.hears(one.guildId, one.voiceChannelId);
  await stage.lavalink.hears(two.guildId, two.voiceChannelId);
  await stage.settle();
  assert.deepEqual(await stateOf(bot), both);
  assert.equal(stage.lavalink.player(one.guildId)?.title, 'A1');
  assert.equal(stage.lavalink.player(two.guildId)?.title, 'B1');
  await bot.evaluate(({ manager }, guildId) => manager.get(guildId)?.stop(), one.guildId);
  await bot.event('trackStart', ([, track]) => track === 'A2');
  assert.deepEqual(bot.crashes, []);
}

const stateFile = (stage: Stage, guildId: string): string =>
  stage.path('magmastream/dist/sessionData/players', `${guildId}.json`);

/** Writes the saved state of a player that Lavalink does not have, which an earlier process can leave behind. */
function writeStaleFile(stage: Stage): void {
  const guildId = '1000000000000000000';
  const state = {
    guildId,
    node: { options: { identifier: 'main' } },
    options: { guildId, voiceChannelId: '1', textChannelId: '2' },
    queue: { current: null, tracks: [], previous: [] },
  };
  mkdirSync(stage.path('magmastream/dist/sessionData/players'), { recursive: true });
  writeFileSync(stateFile(stage, guildId), JSON.stringify(state));
}

interface Case {
  name: string;
  /** Ends the first process. */
  end: (bot: Bot, stage: Stage) => Promise<unknown>;
  /** Runs between the two bot processes. */
  between?: (stage: Stage) => void;
  samples?: string[];
}

/** Waits until the queues have been saved with all tracks. Magmastream's timers are shortened. */
async function crash(bot: Bot, stage: Stage): Promise<void> {
  const isSaved = (): boolean => {
    const file = stage.path('queues.json');
    return existsSync(file) && readFileSync(file, 'utf8').includes(trackOf('B2').encoded);
  };
  while (!isSaved()) await bot.wait(20);
  await bot.end('SIGKILL');
}

const stop = async (bot: Bot): Promise<void> => assert.equal(await bot.end('SIGTERM'), 0);

/** Throws an error that no code catches, after the sample that handles this case. */
async function throwUncaught(bot: Bot): Promise<void> {
  await bot.evaluate(({ run }) => run('crash'));
  await bot.evaluate(() => {
    setTimeout(() => {
      throw new Error('Nobody catches this');
    });
  });
  assert.equal(await bot.exited, 1);
}

const lose = (stage: Stage): void => stage.lavalink.forget();

const cases: Case[] = [
  { name: 'a crash and a resumed session', end: crash },
  { name: 'a crash and a lost session', end: crash, between: lose },
  { name: 'a stop and a resumed session', end: stop },
  { name: 'a stop and a lost session', end: stop, between: lose },
  { name: 'a stop, a stale file and a resumed session', end: stop, between: writeStaleFile },
  { name: 'an uncaught error and a resumed session', end: throwUncaught, samples: ['crash'] },
  { name: 'an uncaught error and a lost session', end: throwUncaught, samples: ['crash'], between: lose },
];

const keepQueues = cases.map(({ name, end, between, samples = [] }): Scenario => ({
  name: `${page}: keepQueues brings every queue back after ${name}`,
  samples: [voiceSample, queues, ...samples.map((sample) => `${page}: ${sample}`)],
  versions,
  guilds: 2,
  async run(stage) {
    const first = await startKeeping(stage, resuming, end === crash ? 100 : 1);
    await playInBoth(stage, first);
    await end(first, stage);
    between?.(stage);
    const second = await startKeeping(stage);
    await assertBoth(stage, second);
  },
}));

const scenario = guideScenario(page);
const bothGuilds = { guilds: 2 };

/** Starts a bot with the class of `src/keeping.ts`. */
const startWithClass = (stage: Stage): Promise<Bot> =>
  stage.start({
    node: resuming,
    setup: ({ load, options }) => {
      const { KeepingManager } = load('./src/keeping') as unknown as { KeepingManager: new (own: object) => never };
      return new KeepingManager(options);
    },
  });

export const restarts: Scenario[] = [
  ...keepQueues,
  scenario(
    'keepQueues does not queue tracks twice after a lost connection',
    ['src/queues.ts'],
    async (stage) => {
      const bot = await startKeeping(stage);
      await playInBoth(stage, bot);
      await bot.evaluate(({ manager }, guildId) => manager.savePlayerState(guildId), one.guildId);
      stage.lavalink.requests.mark();
      stage.lavalink.disconnect();
      await stage.lavalink.requests.next(({ path }) => path === '/v4/info', 'a new connection');
      await stage.settle();
      assert.deepEqual(await stateOf(bot), both);
    },
    bothGuilds,
  ),
  scenario(
    'keepQueues follows a track that started after the last save',
    ['src/queues.ts'],
    async (stage) => {
      const first = await startKeeping(stage, resuming, 100);
      await playInBoth(stage, first);
      await crash(first, stage);
      const player = stage.lavalink.player(one.guildId)!;
      player.play(trackOf('A2').encoded);
      player.pause(true);
      const second = await startKeeping(stage);
      await stage.lavalink.hears(one.guildId, one.voiceChannelId);
      assert.equal((await stateOf(second))[one.guildId], `A2,A3 by ${one.userId}`);
      assert.deepEqual([player.title, player.paused], ['A2', true]);
      assert.equal(await second.evaluate(({ manager }, guildId) => manager.get(guildId)?.paused, one.guildId), true);
    },
    bothGuilds,
  ),
  scenario(
    'keepQueues keeps a queue that the node cannot decode, and restores the others',
    ['src/queues.ts'],
    async (stage) => {
      const first = await startKeeping(stage);
      await playInBoth(stage, first);
      await stop(first);
      stage.lavalink.forget();
      const isFirst = ({ path, body }: { path: string; body: unknown }): boolean =>
        path === '/v4/decodetracks' && JSON.stringify(body).includes(trackOf('A2').encoded);
      stage.lavalink.fault = (request) => (isFirst(request) ? { status: 500, message: 'Broken' } : undefined);
      const second = await startKeeping(stage);
      await stage.lavalink.hears(two.guildId, two.voiceChannelId);
      assert.deepEqual(Object.keys(await stateOf(second)), [two.guildId]);
      await stop(second);
      stage.lavalink.fault = () => undefined;
      stage.lavalink.forget();
      const third = await startKeeping(stage);
      await assertBoth(stage, third);
    },
    bothGuilds,
  ),
  ...['sigterm', 'crash'].map((sample) =>
    scenario(
      `the listener in "${sample}" saves every player and deletes stale files`,
      [sample],
      async (stage) => {
        const first = await stage.start({ node: resuming });
        await playInBoth(stage, first);
        writeStaleFile(stage);
        if (sample === 'crash') {
          await throwUncaught(first);
        } else {
          await first.evaluate(({ run }) => run('sigterm'));
          await stop(first);
        }
        const second = await stage.start({ node: resuming });
        await assertBoth(stage, second);
      },
      bothGuilds,
    ),
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
    await stage.lavalink.hears(one.guildId, one.voiceChannelId);
    await stop(first);
    assert.match(first.text, /A new session\./);
    const second = await start();
    await second.debug.next((text) => text.includes('Finished loading'), 'restored players');
    assert.match(second.text, new RegExp(`session\\.\\n[^]*Recreating[^]*Player of ${one.guildId}`));
    assert.match(second.text, /The node resumed the session\./);
  }),
  scenario('the class keeps data and a volume of 0, but no null entries', ['src/keeping.ts'], async (stage) => {
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
    await stage.lavalink.hears(one.guildId, one.otherChannelId);
    await stop(first);
    stage.lavalink.player(one.guildId)!.end('finished');
    const second = await startWithClass(stage);
    await second.event('trackStart', ([, track]) => track === 'A1');
    await stage.lavalink.hears(one.guildId, one.otherChannelId);
    const kept = await second.evaluate(({ player }) => {
      const { queue, volume, voiceChannelId } = player;
      const titles = [...queue].map((track) => track.title);
      return [player.get('dj'), volume, voiceChannelId, titles, queue.previous.includes(null)] as unknown[];
    });
    assert.deepEqual(kept, ['a user', 0, one.otherChannelId, ['A2'], false]);
  }),
  scenario(
    'the class restores each player on the node that plays it',
    ['src/keeping.ts'],
    async (stage) => {
      const first = await startWithClass(stage);
      await first.evaluate(async ({ play }) => {
        await play(['A1'], 1, { node: 'node2' });
        await play(['B1'], 2, { node: 'node2' });
      });
      await stage.nodes[1].hears(two.guildId, two.voiceChannelId);
      await stop(first);
      const second = await startWithClass(stage);
      await stage.nodes[1].hears(one.guildId, one.voiceChannelId);
      await stage.nodes[1].hears(two.guildId, two.voiceChannelId);
      const names = await second.evaluate(({ manager }) =>
        Array.from(manager.players.values(), ({ node, queue }) => `${node.options.identifier} ${queue.current?.title}`),
      );
      assert.deepEqual(names, ['node2 A1', 'node2 B1']);
    },
    { guilds: 2, nodes: 2 },
  ),
  scenario(
    'playOn continues the music after Lavalink has restarted',
    ['src/back.ts', 'guides/nodes-and-shards: src/moving.ts'],
    async (stage) => {
      const bot = await stage.start({ node: resuming });
      await bot.evaluate(async ({ manager, load, play }) => {
        load('./src/back').playOn(manager);
        await play(['A1', 'A2']);
      });
      await stage.lavalink.hears(one.guildId, one.voiceChannelId);
      stage.lavalink.requests.mark();
      bot.events.mark();
      stage.lavalink.restart();
      await bot.event('trackStart', ([, track]) => track === 'A1');
      await stage.lavalink.hears(one.guildId, one.voiceChannelId);
      stage.lavalink.player(one.guildId)!.end('finished');
      await bot.event('trackStart', ([, track]) => track === 'A2');
    },
  ),
  scenario('the table of surviving data holds', [], async (stage) => {
    const first = await stage.start({ node: resuming });
    await first.evaluate(async ({ play, client, manager }, channel) => {
      const player = await play(['A1', 'A2', 'A1']);
      await player.setVolume(30);
      await player.pause(true);
      player.setQueueRepeat(true);
      player.setAutoplay(true, client.user, 5);
      await player.filters.nightcore(true);
      player.set('dj', 'a user');
      const { tracks } = await manager.search('https://tracks.example/A3', { id: '5' });
      player.queue.add([tracks[0], tracks[0]]);
      player.setVoiceChannelId(channel);
    }, one.otherChannelId);
    await stage.lavalink.hears(one.guildId, one.otherChannelId);
    await stop(first);
    const second = await stage.start({ node: resuming });
    await second.debug.next((text) => text.includes('Finished loading'), 'restored players');
    // Magmastream does not wait for the filters.
    await stage.settle();
    const state = await second.evaluate(({ player }) => {
      const { volume, paused, isAutoplay, voiceChannelId, queue, filters } = player;
      const status = (filters as unknown as { getFilterStatus: (name: string) => boolean }).getFilterStatus(
        'nightcore',
      );
      const titles = queue.map((track) => (track as { title: string } | null)?.title ?? null);
      return { volume, paused, isAutoplay, voiceChannelId, titles, status, dj: player.get('dj') ?? null };
    });
    assert.deepEqual(state, {
      ...{ volume: 30, paused: true, isAutoplay: true, voiceChannelId: one.voiceChannelId },
      ...{ titles: ['A2', 'A1', 'A3', null], status: true, dj: null },
    });
  }),
];
