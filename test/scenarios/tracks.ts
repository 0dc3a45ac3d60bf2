import assert from 'node:assert/strict';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario, type Stage } from './harness/scenario';
import type { Context } from './harness/types';
import { trackOf } from './lavalink/shapes';

const { guildId, voiceChannelId } = idsOf(1);
const scenario = guideScenario('guides/life-of-a-track');

/** A row of the table: playing, paused, the current track and the events. */
type Row = [playing: boolean, paused: boolean, current: string | null, events: string[]];

const stateOf = (bot: Bot): Promise<[boolean, boolean, string | null]> =>
  bot.evaluate(({ player }) => {
    const { playing, paused, queue } = player;
    return [playing, paused, queue.current?.title ?? null];
  });

/** Performs an action and compares the events and the state after it with a row of the table. */
async function expectRow(stage: Stage, bot: Bot, action: (stage: Stage) => unknown, row: Row): Promise<void> {
  const [playing, paused, current, events] = row;
  bot.events.mark();
  await action(stage);
  if (events.length > 0) await bot.event(events.at(-1)!);
  await stage.lavalink.requests.quiet(60);
  await bot.events.quiet(60);
  assert.deepEqual([...(await stateOf(bot)), bot.names()], [playing, paused, current, events], action.toString());
}

/** Returns an action that runs in the process of the bot. */
const on = (bot: Bot, run: (context: Context) => unknown) => (): Promise<unknown> => bot.evaluate(run);

async function startPlaying(stage: Stage, titles: string[]): Promise<Bot> {
  const bot = await stage.start();
  await bot.evaluate(({ play }, tracks) => play(tracks), titles);
  await stage.lavalink.hears(guildId, voiceChannelId);
  await bot.event('trackStart');
  return bot;
}

const titlesOf = (bot: Bot): Promise<(string | undefined)[][]> =>
  bot.evaluate(({ player }) => {
    const { queue } = player;
    return [[queue.current?.title], queue.map(({ title }) => title), queue.previous.map((track) => track?.title)];
  });

export const tracks: Scenario[] = [
  scenario('the table of states holds for a queue of two', ['states'], async (stage) => {
    const bot = await stage.start();
    const rowOf = (action: (stage: Stage) => unknown, ...row: Row): Promise<void> => expectRow(stage, bot, action, row);
    const started = ['trackEnd', 'trackStart'];
    const onNode = () => stage.lavalink.player(guildId)!;
    await rowOf(() => bot.evaluate(({ play }) => play([])), false, false, null, ['playerCreate']);
    const add = async ({ manager, player }: Context): Promise<void> => {
      const found = await manager.search('https://tracks.example/playlist', { id: '5' });
      player.queue.add(found.tracks.slice(0, 2));
    };
    const [a, b] = ['playlist 1', 'playlist 2'];
    await rowOf(on(bot, add), false, false, a, []);
    await rowOf(
      on(bot, ({ player }) => player.play()),
      true,
      false,
      a,
      ['trackStart'],
    );
    await rowOf(
      on(bot, ({ player }) => player.pause(true)),
      false,
      true,
      a,
      [],
    );
    await bot.evaluate(({ run }) => run('states'));
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), [`Paused: ${a}`]);
    await rowOf(
      on(bot, ({ player }) => player.pause(false)),
      true,
      false,
      a,
      [],
    );
    await rowOf(
      on(bot, ({ player }) => player.seek(5000)),
      true,
      false,
      a,
      [],
    );
    await rowOf(
      on(bot, ({ player }) => player.restart()),
      true,
      false,
      a,
      ['trackStart'],
    );
    await rowOf(
      on(bot, ({ player }) => player.stop()),
      true,
      false,
      b,
      started,
    );
    await rowOf(on(bot, add), true, false, b, []);
    await rowOf(
      on(bot, ({ player }) => player.setTrackRepeat(true)),
      true,
      false,
      b,
      [],
    );
    await rowOf(() => onNode().end('finished'), true, false, b, started);
    await rowOf(
      on(bot, ({ player }) => player.setQueueRepeat(true)),
      true,
      false,
      b,
      [],
    );
    await rowOf(() => onNode().end('finished'), true, false, a, started);
    await rowOf(
      on(bot, ({ player }) => player.setQueueRepeat(false)),
      true,
      false,
      a,
      [],
    );
    await rowOf(() => onNode().fail('Broken', 'frames'), true, false, b, ['trackError', ...started]);
    const stick = (): void => onNode().event('TrackStuckEvent', { track: trackOf(b), thresholdMs: 10_000 });
    await rowOf(stick, true, false, b, ['trackStuck', ...started]);
    await rowOf(
      on(bot, ({ player }) => player.pause(true)),
      false,
      true,
      b,
      [],
    );
    await rowOf(
      on(bot, ({ player }) => player.stop()),
      false,
      true,
      null,
      ['queueEnd'],
    );
    await rowOf(on(bot, add), false, true, a, []);
    await rowOf(
      on(bot, ({ player }) => player.play()),
      true,
      false,
      a,
      ['trackStart'],
    );
    await rowOf(
      on(bot, ({ player }) => player.disconnect()),
      false,
      true,
      a,
      ['playerDisconnect'],
    );
    assert.deepEqual(bot.crashes, []);
  }),
  scenario('a failed track ends with "stopped" after trackError', [], async (stage) => {
    for (const buffered of ['frames', 'nothing'] as const) {
      const bot = await startPlaying(stage, ['A', 'B']);
      bot.events.mark();
      stage.lavalink.player(guildId)!.fail('Broken', buffered);
      const { values } = await bot.event('trackEnd');
      if (buffered === 'frames') assert.equal((values[2] as { reason: string }).reason, 'stopped');
      await bot.event('trackStart', ([, track]) => track === 'B');
      assert.deepEqual(bot.names(), ['trackError', 'trackEnd', 'trackStart']);
      await bot.end();
      stage.lavalink.restart();
    }
  }),
  scenario('a track without requester is added before queue.add throws, with autoplay on', [], async (stage) => {
    const bot = await startPlaying(stage, ['A']);
    const result = await bot.evaluate(async ({ manager, player, client }) => {
      player.setAutoplay(true, client.user);
      const { tracks: found } = await manager.search('https://tracks.example/B');
      try {
        player.queue.add(found[0]);
        return 'added';
      } catch (error) {
        return `${String(error)}, ${player.queue.length} queued`;
      }
    });
    assert.match(result, /^TypeError.*, 1 queued$/);
  }),
  scenario('search, add and skip do what the samples say', ['search', 'queue', 'play', 'skip'], async (stage) => {
    const bot = await startPlaying(stage, ['A', 'B']);
    await bot.evaluate(({ run }) => run('search'));
    assert.deepEqual(await titlesOf(bot), [['A'], ['B', 'one more time'], []]);
    await bot.evaluate(({ run }) => run('queue'));
    assert.deepEqual(await titlesOf(bot), [['A'], ['B', 'one more time', 'baby'], []]);
    await bot.evaluate(({ run }) => run('play'));
    await bot.event('trackStart', ([, track]) => track === 'caravan palace lone digger');
    assert.deepEqual((await titlesOf(bot))[1], ['B', 'one more time', 'baby']);
    await bot.evaluate(({ run }) => run('skip'));
    await bot.event('trackStart', ([, track]) => track === 'B');
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['Added **one more time**.', 'Next: **B**']);
  }),
  scenario('going back keeps both tracks, and a loop keeps a skipped track', ['previous', 'repeat'], async (stage) => {
    const bot = await startPlaying(stage, ['A', 'B', 'C']);
    await bot.evaluate(({ player }) => player.stop());
    await bot.event('trackStart', ([, track]) => track === 'B');
    bot.events.mark();
    await bot.evaluate(({ run }) => run('previous'));
    await bot.event('trackStart', ([, track]) => track === 'A');
    assert.deepEqual(await titlesOf(bot), [['A'], ['B', 'C'], ['B']]);
    bot.events.mark();
    await bot.evaluate(({ run, player }) => {
      player.setQueueRepeat(true);
      return run('repeat');
    });
    await bot.event('trackStart', ([, track]) => track === 'B');
    assert.deepEqual((await titlesOf(bot)).slice(0, 2), [['B'], ['C', 'A']]);
  }),
  scenario('a rejoin before the confirmation of a leave destroys the player', [], async (stage) => {
    for (const isEarly of [true, false]) {
      const bot = await startPlaying(stage, ['A']);
      stage.discord.delay = isEarly ? 1000 : 0;
      await bot.evaluate(({ player }) => player.disconnect());
      if (!isEarly) await bot.event('playerDisconnect');
      await bot.evaluate(({ player }) => {
        player.setVoiceChannelId('3000000000000000001');
        return player.pause(false);
      });
      if (isEarly) await bot.event('playerDestroy');
      await bot.events.quiet(400);
      assert.equal(await bot.evaluate(({ manager }) => manager.players.size), isEarly ? 0 : 1);
      await bot.end();
      stage.discord.delay = 0;
      stage.lavalink.restart();
    }
  }),
  scenario('the history and the duration are shown', ['history', 'live'], async (stage) => {
    const bot = await startPlaying(stage, ['A', 'B']);
    stage.lavalink.player(guildId)!.end('finished');
    await bot.event('trackStart', ([, track]) => track === 'B');
    await bot.evaluate(async ({ run }) => {
      await run('history');
      await run('live');
    });
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['- A', '3 minutes of music.']);
  }),
];
