import assert from 'node:assert/strict';
import { idsOf } from './discord/guild';
import type { Bot } from './harness/bot';
import { hold } from './harness/log';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Context } from './harness/types';
import type { LavalinkPlayer } from './lavalink/player';
import { trackOf } from './lavalink/shapes';

const { guildId } = idsOf(1);
const scenario = guideScenario('guides/life-of-a-track');

type Action = (context: Context) => unknown;

/** A row of the table, and its cause: an action in the bot process or on the node. */
interface Row {
  act: Action | { node: (player: LavalinkPlayer) => unknown };
  /** The columns of the table: `playing`, `paused`, the current track and the events. */
  is: [playing: boolean, paused: boolean, current: string | null, ...events: string[]];
}

const add: Action = async ({ manager, player }) => {
  const found = await manager.search('https://tracks.example/playlist', { id: '5' });
  player.queue.add(found.tracks.slice(0, 2));
};
const play: Action = ({ player }) => player.play();
const stop: Action = ({ player }) => player.stop();
const pause: Action = ({ player }) => player.pause(true);
const finish: Row['act'] = { node: (player) => player.end('finished') };
const [a, b] = ['playlist 1', 'playlist 2'];
const stuck = { track: trackOf(b), thresholdMs: 10_000 };

const states: Row[] = [
  { act: (context) => context.play([]), is: [false, false, null, 'playerCreate'] },
  { act: add, is: [false, false, a] },
  { act: play, is: [true, false, a, 'trackStart'] },
  { act: pause, is: [false, true, a] },
  { act: ({ player }) => player.pause(false), is: [true, false, a] },
  { act: ({ player }) => player.seek(5000), is: [true, false, a] },
  { act: ({ player }) => player.restart(), is: [true, false, a, 'trackStart'] },
  { act: stop, is: [true, false, b, 'trackEnd', 'trackStart'] },
  { act: add, is: [true, false, b] },
  { act: ({ player }) => player.setTrackRepeat(true), is: [true, false, b] },
  { act: finish, is: [true, false, b, 'trackEnd', 'trackStart'] },
  { act: ({ player }) => player.setQueueRepeat(true), is: [true, false, b] },
  { act: finish, is: [true, false, a, 'trackEnd', 'trackStart'] },
  { act: ({ player }) => player.setQueueRepeat(false), is: [true, false, a] },
  { act: { node: (player) => player.fail('Broken') }, is: [true, false, b, 'trackError', 'trackEnd', 'trackStart'] },
  {
    act: { node: (player) => player.event('TrackStuckEvent', stuck) },
    is: [true, false, b, 'trackStuck', 'trackEnd', 'trackStart'],
  },
  { act: pause, is: [false, true, b] },
  { act: stop, is: [false, true, null, 'queueEnd'] },
  { act: add, is: [false, true, a] },
  { act: play, is: [true, false, a, 'trackStart'] },
  { act: ({ player }) => player.disconnect(), is: [false, true, a, 'playerDisconnect'] },
];

const titlesOf = (bot: Bot): Promise<(string | undefined)[][]> =>
  bot.evaluate(({ player }) => {
    const { queue } = player;
    return [[queue.current?.title], queue.map(({ title }) => title), queue.previous.map((track) => track?.title)];
  });

export const tracks: Scenario[] = [
  scenario('the table of states holds for a queue of two', ['states'], async (stage) => {
    const bot = await stage.start();
    for (const [index, { act, is }] of states.entries()) {
      bot.events.mark();
      if (typeof act === 'function') await bot.evaluate(act);
      else act.node(stage.lavalink.player(guildId)!);
      const [, , , ...events] = is;
      if (events.length > 0) await bot.event(events.at(-1)!);
      await stage.settle();
      const state = await bot.evaluate(({ player: { playing, paused, queue } }) => {
        return [playing, paused, queue.current?.title ?? null] as const;
      });
      assert.deepEqual([...state, ...bot.names()], is, `row ${index + 1}`);
      if (act === pause && state[2] === a) await bot.evaluate(({ run }) => run('states'));
    }
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), [`Paused: ${a}`]);
    assert.deepEqual(bot.crashes, []);
  }),
  scenario('a failed track ends with "stopped" after trackError', [], async (stage) => {
    for (const reason of ['finished', 'loadFailed'] as const) {
      const bot = await stage.play(['A', 'B']);
      const end = stage.lavalink.player(guildId)!.fail('Broken');
      // Nothing is left to play after "loadFailed", so Lavalink does not wait for the bot to stop the track.
      if (reason === 'loadFailed') await bot.event('trackError').then(() => end(reason));
      const { values } = await bot.event('trackEnd');
      if (reason === 'finished') assert.equal((values[2] as { reason: string }).reason, 'stopped');
      await bot.event('trackStart', ([, track]) => track === 'B');
      assert.deepEqual(bot.names(), ['trackError', 'trackEnd', 'trackStart']);
      await bot.end();
      stage.lavalink.restart();
    }
  }),
  scenario('a track without requester is added before queue.add throws, with autoplay on', [], async (stage) => {
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
  scenario('search, add and skip do what the samples say', ['search', 'queue', 'play', 'skip'], async (stage) => {
    const bot = await stage.play(['A', 'B']);
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
    const bot = await stage.play(['A', 'B', 'C']);
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
      const bot = await stage.play(['A']);
      const { held, release } = hold();
      if (isEarly) stage.discord.confirms = held;
      await bot.evaluate(({ player }) => player.disconnect());
      if (!isEarly) await bot.event('playerDisconnect');
      await bot.evaluate(({ player }) => {
        player.setVoiceChannelId('3000000000000000001');
        return player.pause(false);
      });
      release();
      if (isEarly) await bot.event('playerDestroy');
      await stage.settle();
      assert.equal(await bot.evaluate(({ manager }) => manager.players.size), isEarly ? 0 : 1);
      await bot.end();
      stage.lavalink.restart();
    }
  }),
  scenario('the history and the duration are shown', ['history', 'live'], async (stage) => {
    const bot = await stage.play(['A', 'B']);
    stage.lavalink.player(guildId)!.end('finished');
    await bot.event('trackStart', ([, track]) => track === 'B');
    await bot.evaluate(async ({ run }) => {
      await run('history');
      await run('live');
    });
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['- A', '3 minutes of music.']);
  }),
];
