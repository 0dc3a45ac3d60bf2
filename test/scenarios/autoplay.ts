import assert from 'node:assert/strict';
import type { Bot } from './harness/bot';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';
import { playlistOf, trackOf } from './lavalink/tracks';

const scenario = guideScenario('guides/autoplay');

/** Makes the node support YouTube, with mixes of songs by other artists, and starts a bot that plays. */
export function playWithMixes(stage: Stage, samples: string[] = [], options: Parameters<Stage['play']>[2] = {}) {
  let songs = 0;
  const next = () => {
    const track = trackOf(`mix ${(songs += 1)}`);
    return { ...track, info: { ...track.info, author: `Artist ${songs}` } };
  };
  stage.lavalink.sourceManagers = ['youtube', 'soundcloud'];
  stage.lavalink.load = (identifier) =>
    identifier.includes('list=RD') ? playlistOf('Mix', [next(), next()]) : undefined;
  return stage.play(['A'], samples, options);
}

/** Ends the track, and holds the answer to the search of autoplay until the returned function is called. */
async function holdSearch({ lavalink, player }: Stage, bot: Bot): Promise<() => void> {
  let release = (): void => undefined;
  const after = new Promise<void>((resolve) => (release = resolve));
  lavalink.fault = ({ path }) => (path === '/v4/loadtracks' ? { after } : undefined);
  player.end();
  await bot.debug.next((text) => text.includes('Performing'), 'a search of autoplay');
  return release;
}

export const autoplay: Scenario[] = [
  scenario('autoplay plays a similar song while it is on', ['turn-on', 'turn-on-2', 'turn-on-3'], async (stage) => {
    const bot = await playWithMixes(stage, ['turn-on-2', 'turn-on-3']);
    stage.player.end();
    await bot.starts('mix 1');
    assert.deepEqual(bot.names(), ['trackStart']);
    await bot.prints('Autoplay: mix 1');
    for (const on of [true, false]) await bot.run('turn-on', { options: { on } });
    assert.deepEqual(await bot.replies(), ['I keep the music going.', 'I stop when the queue is empty.']);
    bot.events.mark();
    stage.player.end();
    await bot.event('queueEnd');
  }),
  scenario('the options select the recommendation platform', ['sources'], async ({ start }) => {
    const bot = await start({ setup: async ({ run, library }) => new library.Manager((await run('sources')).options) });
    const platforms = await bot.evaluate(({ manager }) => {
      const [node] = [...manager.nodes.values()];
      return [['spotify', 'soundcloud'], ['vkmusic'], ['youtube']].map((sources) => node.selectPlatform(sources));
    });
    assert.deepEqual(platforms, ['scsearch', 'vksearch', 'ytmsearch']);
  }),
  scenario('the sample loads a mix', ['nothing-found'], async (stage) => {
    const bot = await playWithMixes(stage);
    await bot.run('nothing-found');
    assert.deepEqual(await bot.replies(), ['youtube,soundcloud: playlist, 2']);
  }),
  scenario('a class fires queueEnd if the search fails', ['catch-errors', 'turn-on-2'], async (stage) => {
    const bot = await playWithMixes(stage, ['turn-on-2'], {
      setup: ({ run }) => run('catch-errors').then(() => null),
    });
    stage.lavalink.failOn('/v4/loadtracks');
    stage.player.end();
    await bot.event('queueEnd');
    assert.equal(await bot.evaluate(({ player }) => player.playing), false);
  }),
  scenario('a failed search without the class causes an unhandled rejection', ['turn-on-2'], async (stage) => {
    const bot = await playWithMixes(stage, ['turn-on-2']);
    stage.lavalink.failOn('/v4/loadtracks');
    stage.player.end();
    assert.match((await bot.crash())!, /unhandledRejection: An error occurred while searching/);
    assert.equal(await bot.exited, 1);
  }),
  scenario('the sample adds recommendations', ['recommendations', 'recommendations-2'], async (stage) => {
    const bot = await playWithMixes(stage);
    await bot.run('recommendations');
    assert.deepEqual(await bot.replies(), ['Added 2 similar songs.']);
    const found = await bot.evaluate(async ({ run, player }) => {
      const { moreLikeThis } = await run('recommendations-2');
      return ((await moreLikeThis(player.queue.current)) as unknown[]).length;
    });
    assert.equal(found, 2);
  }),
  scenario('the custom autoplay plays a new song after a restart', ['own-autoplay'], async (stage) => {
    const bot = await stage.play(['A'], ['own-autoplay']);
    // A restored history can contain `null`, see the guide on restarts.
    await bot.evaluate(({ player }) => player.queue.previous.unshift(null));
    stage.player.end();
    await bot.event('trackStart', ([, track]) => String(track).startsWith('The Doubles'));
    assert.deepEqual(bot.names(), ['queueEnd', 'trackStart']);
    assert.doesNotMatch(bot.text, /TypeError/);
  }),
  scenario('leave removes the result of a running search', ['before-destroy', 'turn-on-2'], async (stage) => {
    const bot = await playWithMixes(stage, ['turn-on-2'], { hurry: 10 });
    const release = await holdSearch(stage, bot);
    await bot.evaluate(async ({ run, player }) => (await run('before-destroy')).leave(player));
    await bot.event('playerDestroy');
    stage.lavalink.requests.mark();
    release();
    await stage.lavalink.requests.next(({ body }) => Boolean(body?.encodedTrack), 'the result of the search');
    await stage.loses();
  }),
  scenario('a track that was added during a failed search plays', ['what-can-go-wrong', 'turn-on-2'], async (stage) => {
    const bot = await playWithMixes(stage, ['turn-on-2', 'what-can-go-wrong']);
    stage.lavalink.load = () => ({ loadType: 'empty', data: null });
    const release = await holdSearch(stage, bot);
    await bot.evaluate(({ player, library }, data) => {
      player.queue.add(library.TrackUtils.build(data, { id: '5' }));
    }, trackOf('B'));
    release();
    await bot.starts('B');
  }),
];
