import assert from 'node:assert/strict';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Context } from './harness/types';
import type { LavalinkPlayer } from './lavalink/player';

const scenario = guideScenario('guides/life-of-a-track');

type Action = (context: Context) => unknown;

/** The columns of the table: `playing`, `paused`, the current track and the events. */
type Columns = [playing: boolean, paused: boolean, current: string | null, ...events: string[]];

const add: Action = async ({ manager, player }) => {
  const found = await manager.search('https://tracks.example/playlist', { id: '5' });
  player.queue.add(found.tracks.slice(0, 2));
};
const play: Action = ({ player }) => player.play();
const stop: Action = ({ player }) => player.stop();
const pause: Action = ({ player }) => player.pause(true);
const onNode = (act: (player: LavalinkPlayer) => unknown) => ({ act });
const [a, b] = ['playlist 1', 'playlist 2'];

/** The rows of the table: an action in the bot process or on the node, and its columns. */
const states: [cause: Action | ReturnType<typeof onNode>, columns: Columns][] = [
  [(context) => context.play([]), [false, false, null, 'playerCreate']],
  [add, [false, false, a]],
  [play, [true, false, a, 'trackStart']],
  [pause, [false, true, a]],
  [({ player }) => player.pause(false), [true, false, a]],
  [({ player }) => player.seek(5000), [true, false, a]],
  [({ player }) => player.restart(), [true, false, a, 'trackStart']],
  [stop, [true, false, b, 'trackEnd', 'trackStart']],
  [add, [true, false, b]],
  [({ player }) => player.setTrackRepeat(true), [true, false, b]],
  [onNode((player) => player.end()), [true, false, b, 'trackEnd', 'trackStart']],
  [({ player }) => player.setQueueRepeat(true), [true, false, b]],
  [onNode((player) => player.end()), [true, false, a, 'trackEnd', 'trackStart']],
  [({ player }) => player.setQueueRepeat(false), [true, false, a]],
  [onNode((player) => player.fail()), [true, false, b, 'trackError', 'trackEnd', 'trackStart']],
  [onNode((player) => player.stick()), [true, false, b, 'trackStuck', 'trackEnd', 'trackStart']],
  [pause, [false, true, b]],
  [stop, [false, true, null, 'queueEnd']],
  [add, [false, true, a]],
  [play, [true, false, a, 'trackStart']],
  [({ player }) => player.disconnect(), [false, true, a, 'playerDisconnect']],
];

const previousOf = (bot: Bot): Promise<unknown[]> =>
  bot.evaluate(({ player }) => player.queue.previous.map((track) => track?.title));

export const tracks: Scenario[] = [
  scenario('the table of states is correct for a queue of two tracks', ['states'], async (stage) => {
    const bot = await stage.start();
    for (const [index, [cause, columns]] of states.entries()) {
      bot.events.mark();
      if (typeof cause === 'function') await bot.evaluate(cause);
      else cause.act(stage.player);
      const [, , , ...events] = columns;
      if (events.length > 0) await bot.event(events.at(-1)!);
      await stage.settle();
      const state = await bot.evaluate(({ player: { playing, paused, queue } }) => {
        return [playing, paused, queue.current?.title ?? null] as const;
      });
      assert.deepEqual([...state, ...bot.names()], columns, `row ${index + 1}`);
      if (cause === pause && state[2] === a) await bot.run('states');
    }
    assert.deepEqual(await bot.replies(), [`Paused: ${a}`]);
  }),
  scenario('a failed track ends with "stopped" after trackError', [], async (stage) => {
    for (const reason of ['finished', 'loadFailed'] as const) {
      const bot = await stage.play(['A', 'B']);
      const end = stage.player.fail();
      // Nothing is left to play after "loadFailed", so Lavalink does not wait for the bot to stop the track.
      if (reason === 'loadFailed') await bot.event('trackError').then(() => end(reason));
      const { values } = await bot.event('trackEnd');
      if (reason === 'finished') assert.equal((values[2] as { reason: string }).reason, 'stopped');
      await bot.starts('B');
      assert.deepEqual(bot.names(), ['trackError', 'trackEnd', 'trackStart']);
      await bot.end();
      stage.lavalink.restart();
    }
  }),
  scenario('queue.add adds a track without requester before it throws with autoplay on', [], async (stage) => {
    const bot = await stage.play(['A']);
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
  scenario('search, add and skip behave as the page describes', ['search', 'queue', 'play', 'skip'], async (stage) => {
    const bot = await stage.play(['A', 'B']);
    await bot.run('search');
    assert.deepEqual(await bot.titles(), ['A', 'B', 'one more time']);
    await bot.run('queue');
    assert.deepEqual(await bot.titles(), ['A', 'B', 'one more time', 'baby']);
    assert.deepEqual(await previousOf(bot), []);
    await bot.run('play');
    await bot.starts('caravan palace lone digger');
    assert.deepEqual((await bot.titles()).slice(1), ['B', 'one more time', 'baby']);
    await bot.run('skip');
    await bot.starts('B');
    assert.deepEqual(await bot.replies(), ['Added **one more time**.', 'Next: **B**']);
  }),
  scenario('going back keeps both tracks, and a loop keeps a skipped track', ['previous', 'repeat'], async (stage) => {
    const bot = await stage.play(['A', 'B', 'C']);
    await bot.evaluate(({ player }) => player.stop());
    await bot.starts('B');
    await bot.run('previous');
    await bot.starts('A');
    assert.deepEqual([await bot.titles(), await previousOf(bot)], [['A', 'B', 'C'], ['B']]);
    bot.events.mark();
    await bot.evaluate(({ player }) => player.setQueueRepeat(true));
    await bot.run('repeat');
    await bot.starts('B');
    assert.deepEqual(await bot.titles(), ['B', 'C', 'A']);
  }),
  scenario('a rejoin destroys the player if Discord has not confirmed the leave', [], async (stage) => {
    for (const isEarly of [true, false]) {
      const bot = await stage.play(['A']);
      let release = (): void => undefined;
      if (isEarly) stage.discord.confirms = new Promise<void>((resolve) => (release = resolve));
      await bot.evaluate(({ player }) => player.disconnect());
      if (!isEarly) await bot.event('playerDisconnect');
      await bot.evaluate(({ player }) => {
        player.setVoiceChannelId('3000000000000000001');
        return player.pause(false);
      });
      release();
      if (isEarly) await bot.event('playerDestroy');
      await stage.settle();
      assert.equal(await bot.players(), isEarly ? 0 : 1);
      await bot.end();
      stage.lavalink.restart();
    }
  }),
  scenario('the samples show the history and the duration', ['history', 'live'], async (stage) => {
    const bot = await stage.play(['A', 'B']);
    stage.player.end();
    await bot.starts('B');
    await bot.run(['history', 'live']);
    assert.deepEqual(await bot.replies(), ['- A', '3 minutes of music.']);
  }),
];
