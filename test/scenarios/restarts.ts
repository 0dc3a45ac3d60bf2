import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { voiceSample, type Scenario, type Stage } from './harness/scenario';

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
    setup: ({ library, options, require }) => {
      const manager = new library.Manager(options);
      require('./src/queues').keepQueues(manager);
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
  await stage.lavalink.requests.quiet();
  assert.deepEqual(await stateOf(bot), both);
  assert.equal(stage.lavalink.player(one.guildId)?.title, 'A1');
  assert.equal(stage.lavalink.player(two.guildId)?.title, 'B1');
  await bot.evaluate(({ manager }, guildId) => manager.get(guildId)?.stop(), one.guildId);
  await bot.event('trackStart', ([, track]) => track === 'A2');
  assert.deepEqual(bot.crashes, []);
}

const stateFile = (stage: Stage, guildId: string): string =>
  stage.path('magmastream/dist/sessionData/players', `${guildId}.json`);

/** Writes the file of a player that Lavalink does not have, as an earlier process could have left. */
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
  /** Happens while no bot runs. */
  between?: (stage: Stage) => void;
  samples?: string[];
}

/** Waits until the queues have been saved with all tracks. Magmastream's timers are shortened. */
async function crash(bot: Bot, stage: Stage): Promise<void> {
  const isSaved = (): boolean => {
    const file = stage.path('queues.json');
    return existsSync(file) && readFileSync(file, 'utf8').includes(two.guildId);
  };
  while (!isSaved()) await stage.lavalink.requests.quiet(20);
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

const keepQueues = cases.map(
  ({ name, end, between, samples = [] }): Scenario => ({
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
  }),
);

export const restarts: Scenario[] = [
  ...keepQueues,
  {
    name: `${page}: the SIGTERM listener saves every player and deletes stale files`,
    samples: [voiceSample, `${page}: sigterm`],
    versions,
    guilds: 2,
    async run(stage) {
      const first = await stage.start({ node: resuming });
      await playInBoth(stage, first);
      writeStaleFile(stage);
      await first.evaluate(({ run }) => run('sigterm'));
      assert.equal(await first.end('SIGTERM'), 0);
      const second = await stage.start({ node: resuming });
      await assertBoth(stage, second);
    },
  },
  {
    name: `${page}: the uncaughtException listener saves every player and deletes stale files`,
    samples: [voiceSample, `${page}: crash`],
    versions,
    guilds: 2,
    async run(stage) {
      const first = await stage.start({ node: resuming });
      await playInBoth(stage, first);
      writeStaleFile(stage);
      await throwUncaught(first);
      const second = await stage.start({ node: resuming });
      await assertBoth(stage, second);
    },
  },
];
