import assert from 'node:assert/strict';
import { idsOf } from './discord/guild';
import { hold } from './harness/log';
import { guideScenario, type Scenario, type Stage } from './harness/scenario';
import { trackOf, type LoadResult } from './lavalink/shapes';

const { guildId } = idsOf(1);
const scenario = guideScenario('guides/autoplay');

/** Makes the node support YouTube, with mixes of songs by other artists. */
function offerMixes({ lavalink }: Stage): void {
  let songs = 0;
  const next = () => {
    const track = trackOf(`mix ${(songs += 1)}`);
    return { ...track, info: { ...track.info, author: `Artist ${songs}`, isrc: null } };
  };
  lavalink.sourceManagers = ['youtube', 'soundcloud'];
  lavalink.load = (identifier): LoadResult | undefined =>
    identifier.includes('list=RD')
      ? {
          loadType: 'playlist',
          data: { info: { name: 'Mix', selectedTrack: 0 }, pluginInfo: {}, tracks: [next(), next()] },
        }
      : undefined;
}

/** Holds the answers to searches until the returned function is called. */
function holdSearches({ lavalink }: Stage): () => void {
  const { held: after, release } = hold();
  lavalink.fault = ({ path }) => (path === '/v4/loadtracks' ? { after } : undefined);
  return release;
}

const finish = ({ lavalink }: Stage): void => lavalink.player(guildId)!.end('finished');

export const autoplay: Scenario[] = [
  scenario(
    'autoplay plays a similar song, and the samples turn it on and off',
    ['turn-on', 'turn-on-2', 'turn-on-3'],
    async (stage) => {
      offerMixes(stage);
      const bot = await stage.play(['A'], ['turn-on-2', 'turn-on-3']);
      finish(stage);
      await bot.event('trackStart', ([, track]) => track === 'mix 1');
      assert.deepEqual(bot.names(), ['trackStart']);
      await bot.output.next((text) => text.includes('Autoplay: mix 1'), 'the sample logs autoplay');
      for (const on of [true, false])
        await bot.evaluate(({ run, interact }, value) => run('turn-on', { interaction: interact({ on: value }) }), on);
      const replies = await bot.evaluate(({ replies: all }) => all);
      assert.deepEqual(replies, ['I keep the music going.', 'I stop when the queue is empty.']);
      bot.events.mark();
      finish(stage);
      await bot.event('queueEnd');
    },
  ),
  scenario('the options choose the platform of recommendations', ['sources'], async ({ start }) => {
    const bot = await start({ setup: async ({ run, library }) => new library.Manager((await run('sources')).options) });
    const platform = await bot.evaluate(({ manager }) => {
      const node = [...manager.nodes.values()][0] as unknown as { selectPlatform: (sources: string[]) => string };
      const last = ['vkmusic', 'youtube'].map((name) => node.selectPlatform([name]));
      return [node.selectPlatform(['spotify', 'soundcloud']), ...last];
    });
    assert.deepEqual(platform, ['scsearch', 'vksearch', 'ytmsearch']);
  }),
  scenario('the sample loads a mix', ['nothing-found'], async (stage) => {
    offerMixes(stage);
    const bot = await stage.play(['A']);
    await bot.evaluate(({ run }) => run('nothing-found'));
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['youtube,soundcloud: playlist, 2']);
  }),
  scenario(
    'a node class fires queueEnd if the search of autoplay fails',
    ['catch-errors', 'turn-on-2'],
    async (stage) => {
      offerMixes(stage);
      const bot = await stage.play(['A'], ['turn-on-2'], {
        setup: async ({ run, library, options }) => {
          await run('catch-errors');
          return new library.Manager(options);
        },
      });
      stage.lavalink.fault = ({ path }) => (path === '/v4/loadtracks' ? { status: 500, message: 'Broken' } : undefined);
      finish(stage);
      await bot.event('queueEnd');
      assert.equal(await bot.evaluate(({ player }) => player.playing), false);
      assert.deepEqual(bot.crashes, []);
    },
  ),
  scenario('a failed search without the class is an unhandled rejection', ['turn-on-2'], async (stage) => {
    offerMixes(stage);
    const bot = await stage.play(['A'], ['turn-on-2']);
    stage.lavalink.fault = ({ path }) => (path === '/v4/loadtracks' ? { status: 500, message: 'Broken' } : undefined);
    finish(stage);
    assert.equal(await bot.exited, 1);
    assert.match(bot.crashes[0], /unhandledRejection: An error occurred while searching/);
  }),
  scenario('recommendations are added without autoplay', ['recommendations', 'recommendations-2'], async (stage) => {
    offerMixes(stage);
    const bot = await stage.play(['A']);
    await bot.evaluate(({ run }) => run('recommendations'));
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['Added 2 similar songs.']);
    const found = await bot.evaluate(async ({ run, player }) => {
      const { moreLikeThis } = await run('recommendations-2');
      return ((await moreLikeThis(player.queue.current)) as unknown[]).length;
    });
    assert.equal(found, 2);
  }),
  scenario('the own autoplay plays a new song, also after a restored history', ['own-autoplay'], async (stage) => {
    const bot = await stage.play(['A'], ['own-autoplay']);
    // A restored history can contain `null`, see the guide on restarts.
    await bot.evaluate(({ player }) => player.queue.previous.unshift(null));
    finish(stage);
    await bot.event('trackStart', ([, track]) => String(track).startsWith('The Doubles'));
    assert.deepEqual(bot.names(), ['queueEnd', 'trackStart']);
    assert.doesNotMatch(bot.text, /TypeError/);
  }),
  scenario('leave removes the result of a running search', ['before-destroy', 'turn-on-2'], async (stage) => {
    offerMixes(stage);
    const bot = await stage.play(['A'], ['turn-on-2'], { hurry: 10 });
    const release = holdSearches(stage);
    finish(stage);
    await bot.debug.next((text) => text.includes('Performing'), 'a search of autoplay');
    await bot.evaluate(async ({ run, player }) => {
      await (await run('before-destroy')).leave(player);
    });
    await bot.event('playerDestroy');
    const isAgain = ({ body }: { body: unknown }): boolean =>
      Boolean((body as { encodedTrack?: string })?.encodedTrack);
    stage.lavalink.requests.mark();
    release();
    await stage.lavalink.requests.next(isAgain, 'the result of the search');
    await stage.loses(guildId);
  }),
  scenario('a track that was added during a failed search plays', ['what-can-go-wrong', 'turn-on-2'], async (stage) => {
    offerMixes(stage);
    stage.lavalink.load = (identifier) =>
      identifier.includes('list=RD') ? { loadType: 'empty', data: null } : undefined;
    const bot = await stage.play(['A'], ['turn-on-2', 'what-can-go-wrong']);
    const release = holdSearches(stage);
    finish(stage);
    await bot.debug.next((text) => text.includes('Performing'), 'a search of autoplay');
    await bot.evaluate(({ player, library }, data) => {
      player.queue.add(library.TrackUtils.build(data, { id: '5' }));
    }, trackOf('B'));
    release();
    await bot.event('trackStart', ([, track]) => track === 'B');
  }),
];
