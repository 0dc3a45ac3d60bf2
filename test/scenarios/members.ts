import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import { playWithMixes } from './autoplay';
import { pageOf } from './classes';
import { idsOf } from './discord/guild';
import type { Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';

const numbers = versions.map(({ version }) => version).reverse();

type Run = (stage: Stage, version: string) => Promise<void>;

interface Range {
  since?: string;
  until?: string;
  /** Number of Lavalink servers, defaults to 1. */
  nodes?: number;
}

/** Defines scenarios with a sample of a class, such as `Player: setAutoplay-2`, in the versions that have the sample. */
function inVersions(promise: string, sample: string, { since, until, nodes }: Range, run: Run): Scenario[] {
  const end = until ? numbers.indexOf(until) + 1 : undefined;
  return numbers.slice(since ? numbers.indexOf(since) : 0, end).map((version) => ({
    name: `classes: ${promise}`,
    samples: [sample.replace(/^\w+/, (page) => pageOf(page, version))],
    versions: [version],
    nodes,
    run: (stage) => run(stage, version),
  }));
}

/** A sample that keeps a node with a player. Without players, the node leaves and does not return. */
const removal = (sample: string, name: string): Scenario[] =>
  inVersions(`the sample of ${name} removes a node without players`, sample, { nodes: 2 }, async (stage) => {
    const bot = await stage.start({
      setup: ({ options }) => void Object.assign(options.nodes![1], { identifier: 'backup' }),
    });
    const remove = async (): Promise<string[]> => {
      bot.events.mark();
      await bot.evaluate(
        ({ manager, run }, file) => run(file, { node: manager.nodes.get('backup') }).then(() => undefined),
        name,
      );
      await stage.settle();
      return bot.names().filter((event) => /^node(?:Create|Destroy)$/.test(event));
    };
    await bot.evaluate(({ play }) => play([], 1, { node: 'backup' }));
    await stage.settle();
    assert.deepEqual(await remove(), [], 'keeps the node of a player');
    await bot.evaluate(({ player }) => player.destroy());
    await stage.nodes[1].requests.next(({ method }) => method === 'DELETE', 'the end of the player');
    assert.deepEqual(await remove(), ['nodeDestroy']);
    assert.deepEqual(await bot.evaluate(({ manager }) => [...manager.nodes.keys()]), ['main']);
  });

export const members: Scenario[] = [
  inVersions(
    'the sample ends the loop of autoplay after a failed track',
    'Player: setAutoplay-2',
    { since: '2.8.4', until: '2.8.5' },
    async (stage) => {
      const bot = await playWithMixes(stage);
      const fail = async (): Promise<void> => {
        await bot.evaluate(async ({ player, find }) => player.queue.add([await find('B'), await find('C')]));
        bot.events.mark();
        stage.lavalink.session.sendTogether(() => stage.player.fail()('loadFailed'));
      };
      await bot.evaluate(async ({ client, library, player, run }) => {
        player.setAutoplay(true, client.user);
        const { queueEnd } = await run('setAutoplay-2');
        process.on('unhandledRejection', () => undefined);
        player.set('undo', () => Object.assign(library.Node.prototype as object, { queueEnd }));
      });
      await fail();
      await bot.event('trackError');
      await stage.settle();
      assert.deepEqual(bot.names(), ['trackEnd', 'trackStart', 'trackStart', 'trackError']);
      assert.deepEqual(await bot.titles(), ['C']);
      await bot.evaluate(({ player }) => (player.get('undo') as () => object)());
      await fail();
      const starts = (): number => bot.names().filter((name) => name === 'trackStart').length;
      await bot.events.next(() => starts() > 20, 'a loop without the sample');
    },
  ),
  removal('Manager: destroyNode', 'destroyNode'),
  removal('Node: destroy', 'destroy'),
  inVersions('getSponsorBlock resolves with a list, null for errors', 'Player: getSponsorBlock', {}, async (stage) => {
    const { lavalink } = stage;
    const bot = await stage.play(['A']);
    const get = () => bot.evaluate(({ player }) => player.getSponsorBlock());
    await assert.rejects(get(), /there is no sponsorblock-plugin available in the lavalink node: main/);
    lavalink.plugins = ['sponsorblock-plugin'];
    await bot.evaluate(({ player }) => void player.node.info.plugins.push({ name: 'sponsorblock-plugin' }));
    const results = [await get()];
    await bot.run('getSponsorBlock');
    lavalink.session.categories.set(idsOf(1).guildId, ['intro', 'outro']);
    await bot.run('getSponsorBlock');
    lavalink.failOn('sponsorblock');
    results.push(await get());
    await bot.run('getSponsorBlock');
    assert.deepEqual(results, [[], null]);
    assert.deepEqual(await bot.replies(), ['Nothing is skipped.', 'Skipping: intro, outro', 'Nothing is skipped.']);
  }),
  inVersions('the sample replies with lyrics', 'Player: getCurrentLyrics', { since: '2.8.2' }, async (stage) => {
    stage.lavalink.plugins = ['lavalyrics-plugin'];
    const bot = await stage.play(['A', 'silent']);
    await bot.run('getCurrentLyrics');
    stage.player.end();
    await bot.starts('silent');
    await bot.run('getCurrentLyrics');
    assert.deepEqual(await bot.replies(), ['Lyrics of A', 'No lyrics found.']);
  }),
  inVersions('only the last timer of the sample leaves', 'Events: queueEnd', {}, async (stage, version) => {
    // The timers of the samples last 1 or 5 minutes, and here 1 second.
    const bot = await stage.play(['A'], ['queueEnd'], { hurry: /2\.8\.[0-2]/.test(version) ? 60 : 300 });
    const waited = bot.evaluate(
      ({ manager }) =>
        new Promise<number>((resolve) => {
          let start = 0;
          manager.on('queueEnd', () => (start = performance.now()));
          manager.on('playerDestroy', () => resolve(performance.now() - start));
        }),
    );
    const endQueue = async (): Promise<void> => {
      bot.events.mark();
      stage.player.end();
      await bot.event('queueEnd');
    };
    await endQueue();
    await bot.evaluate(({ play }) => play(['B']));
    await bot.wait(1100);
    assert.equal(await bot.players(), 1, 'the timer keeps a player with a track');
    await endQueue();
    await bot.wait(300);
    await bot.evaluate(({ play }) => play(['C']));
    await endQueue();
    const ms = await waited;
    assert.ok(ms > 990, `leaves ${ms} ms after the last end of the queue`);
    await stage.loses();
  }),
].flat();
