import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import type { Scenario } from './harness/scenario';
import type { Context } from './harness/types';

/** The page of a class, or of the events. Its folder and its capital letter depend on the version. */
export function pageOf(name: string, version: string): string {
  if (name === 'Events') return version === '2.6.1' ? 'typedefs/ManagerEvents' : 'classes/Manager';
  if (version === '2.6.1') return name.toLowerCase();
  if (name === 'Queue' || (name === 'Node' && version === '2.7.5')) return `classes/${name.toLowerCase()}`;
  return `${name === 'Filters' && version !== '2.7.5' ? 'class' : 'classes'}/${name}`;
}

/** Runs the sample of the page on Manager after the login, as the sample says, and forwards voice packets. */
const setup = ({ load, run, client }: Context): object => ({
  async init() {
    const name = ['Manager', 'manager'].find((file) => load('node:fs').existsSync(`samples/${file}.js`))!;
    const { manager } = (await run(name)) as unknown as Context;
    client.on('raw', (packet: { t: string | null }) => {
      if (packet.t?.startsWith('VOICE')) void manager.updateVoiceState(packet);
    });
  },
});

export const classes = versions.map(({ version }): Scenario => {
  const pages = ['Manager', 'Player', 'Queue', 'Node', 'Filters'].map((name) => pageOf(name, version));
  const [, player, queue, node, filters] = pages.map((page) => page.replace(/.*\//, ''));
  return {
    name: `classes: the opening samples run`,
    samples: pages.map((page) => `${page}: top`),
    versions: [version],
    async run({ start, lavalink }) {
      const bot = await start({ setup });
      await bot.evaluate(async (context, name) => {
        const [track, ...others] = await Promise.all(['A', 'B', 'C'].map((title) => context.find(title)));
        await context.run(name, { track });
        context.player.queue.add(others);
      }, player);
      await bot.starts('A');
      await bot.run(queue);
      lavalink.sendStats();
      await bot.evaluate(async ({ player: { node: own } }) => {
        while (own.stats.playingPlayers === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      });
      await bot.run(node);
      for (const isOn of [true, false]) {
        lavalink.requests.mark();
        await bot.run(filters);
        const sets = (set?: { timescale?: object | null }): boolean => set !== undefined && !set.timescale !== isOn;
        await lavalink.requests.next(({ body }) => sets(body?.filters), `timescale: ${isOn}`);
      }
      const [queued, nodes, on, off] = await bot.replies();
      assert.deepEqual([queued, nodes], ['Now: A\nB\nC', 'localhost: 1 playing, load 10.0 %']);
      assert.equal(on, 'Nightcore is on.');
      assert.match(off, / off\.$|Back to normal\.$/);
    },
  };
});
