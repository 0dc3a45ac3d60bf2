import assert from 'node:assert/strict';
import { versions } from '../../src/config/versions';
import type { Scenario } from './harness/scenario';
import type { Context, Manager } from './harness/types';

interface PlayerUpdate {
  filters?: { timescale?: object | null };
}

const numbers = versions.map(({ version }) => version);

/** The page of a class. Its folder and its capital letter depend on the version. */
function pageOf(name: string, version: string): string {
  if (version === '2.6.1') return name.toLowerCase();
  if (name === 'Queue' || (name === 'Node' && version === '2.7.5')) return `classes/${name.toLowerCase()}`;
  return `${name === 'Filters' && version !== '2.7.5' ? 'class' : 'classes'}/${name}`;
}

/** Runs the sample of the page on Manager after the login, as the sample says, and forwards voice packets. */
const setup = (context: Context): Manager =>
  ({
    async init() {
      const name = ['Manager', 'manager'].find((file) => context.load('node:fs').existsSync(`samples/${file}.js`))!;
      const { manager } = (await context.run(name)) as unknown as { manager: Manager };
      const client = context.client as unknown as NodeJS.EventEmitter;
      client.on('raw', (packet: { t: string }) => {
        if (packet.t?.startsWith('VOICE')) void manager.updateVoiceState(packet);
      });
    },
  }) as unknown as Manager;

const openings = numbers.map((version): Scenario => {
  const pages = ['Manager', 'Player', 'Queue', 'Node', 'Filters'].map((name) => pageOf(name, version));
  const [, player, queue, node, filters] = pages.map((page) => page.replace(/.*\//, ''));
  return {
    name: `classes: the opening samples run`,
    samples: pages.map((page) => `${page}: top`),
    versions: [version],
    async run({ start, lavalink }) {
      const bot = await start({ setup });
      const run = (name: string): Promise<unknown> => bot.evaluate(({ run: runSample }, file) => runSample(file), name);
      await bot.evaluate(async ({ manager, run: runSample }, name) => {
        const urls = ['A', 'B', 'C'].map((title) => `https://tracks.example/${title}`);
        const found = await Promise.all(urls.map((url) => manager.search(url, { id: '5' })));
        const [track, ...others] = found.map(({ tracks }) => tracks[0]);
        await runSample(name, { track });
        manager.players.values().next().value!.queue.add(others);
      }, player);
      await bot.event('trackStart', ([, track]) => track === 'A');
      await run(queue);
      lavalink.sendStats();
      await bot.evaluate(async ({ manager }) => {
        const [first] = [...manager.nodes.values()];
        while (first.stats.playingPlayers === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      });
      await run(node);
      for (const isOn of [true, false]) {
        lavalink.requests.mark();
        await run(filters);
        const sets = ({ filters: set }: PlayerUpdate): boolean => set !== undefined && Boolean(set.timescale) === isOn;
        await lavalink.requests.next(({ body }) => sets(body ?? {}), `timescale: ${isOn}`);
      }
      const [queued, nodes, on, off] = await bot.evaluate(({ replies }) => replies);
      assert.equal(queued, 'Now: A\nB\nC');
      assert.equal(nodes, 'localhost: 1 playing, load 10.0 %');
      assert.equal(on, 'Nightcore is on.');
      assert.match(off, / off\.$|Back to normal\.$/);
      assert.deepEqual(bot.crashes, []);
    },
  };
});

export const classes: Scenario[] = openings;
