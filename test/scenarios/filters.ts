import assert from 'node:assert/strict';
import { guideScenario, type Scenario } from './harness/scenario';
import type { Stage } from './harness/stage';

const scenario = guideScenario('guides/filters');

/** The filters that the node has, without those that are off. */
const filtersOf = ({ player }: Stage): Record<string, unknown> => {
  const isOff = (value: unknown): boolean => value === null || value === 1 || JSON.stringify(value) === '[]';
  return Object.fromEntries(Object.entries(player.filters).filter(([, value]) => !isOff(value)));
};
const namesOf = (stage: Stage): string[] => Object.keys(filtersOf(stage));

/** The samples that set a single filter, each with the filters, or their names, that the node then has. */
const recipes: Record<string, object> = {
  slower: { timescale: { speed: 0.8 } },
  faster: { timescale: { speed: 1.25 } },
  deeper: { timescale: { pitch: 0.8 } },
  'deeper-2': { timescale: { speed: 0.9, pitch: 0.8 } },
  nightcore: ['timescale'],
  delay: ['timescale'],
  bass: ['equalizer'],
  'bass-2': ['equalizer', 'volume'],
  karaoke: { karaoke: {} },
  'eight-d': ['rotation'],
  quieter: { volume: 0.5 },
  order: ['timescale'],
  'other-filters': { lowPass: { smoothing: 20 } },
};
const recipeSamples = [...Object.keys(recipes), 'clear'];

export const filters: Scenario[] = [
  scenario('each recipe changes its filter, and clear removes it', recipeSamples, async (stage) => {
    const bot = await stage.play(['A']);
    for (const [sample, expected] of Object.entries(recipes)) {
      await bot.run(sample);
      assert.deepEqual(Array.isArray(expected) ? namesOf(stage) : filtersOf(stage), expected, sample);
      await bot.run('clear');
      assert.deepEqual(filtersOf(stage), {}, `clear after ${sample}`);
    }
  }),
  scenario('the command turns a preset on and off', ['command'], async (stage) => {
    const bot = await stage.play(['A']);
    for (const expected of [['equalizer'], []]) {
      await bot.run('command', { options: { preset: 'vaporwave' } });
      assert.deepEqual(namesOf(stage), expected);
    }
    assert.deepEqual(await bot.replies(), ['vaporwave is on.', 'vaporwave is off.']);
  }),
  scenario('the next player restores a saved sound', ['save'], async (stage) => {
    const bot = await stage.play(['A']);
    await bot.evaluate(async ({ run, player }) => {
      await player.filters.bassBoost(2);
      (await run('save')).saveSound(player);
      await player.destroy();
    });
    await stage.loses();
    await bot.evaluate(({ play }) => play(['B']));
    assert.deepEqual(namesOf(stage), ['equalizer']);
  }),
  scenario('a class keeps filters without a method, and clears them together', ['keep'], async (stage) => {
    const bot = await stage.start();
    await bot.evaluate(async ({ run, play }) => {
      await run('keep', { player: { filters: {} } });
      const player = await play(['A']);
      Object.assign(player.filters, { more: { lowPass: { smoothing: 20 } } });
      await player.filters.nightcore(true);
    });
    assert.deepEqual(namesOf(stage), ['timescale', 'lowPass']);
    await stage.lavalink.hears();
    await stage.settle();
    stage.lavalink.requests.mark();
    await bot.evaluate(({ player }) => player.filters.clearFilters());
    await stage.settle();
    assert.equal(stage.lavalink.requests.recent().length, 1);
    assert.deepEqual(filtersOf(stage), {});
  }),
];
