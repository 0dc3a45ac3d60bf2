import assert from 'node:assert/strict';
import { idsOf } from './discord/guild';
import { guideScenario, type Scenario, type Stage } from './harness/scenario';

const { guildId } = idsOf(1);
const scenario = guideScenario('guides/filters');
type Filters = Record<string, unknown>;

/** The filters that the node has, without those that are off. */
const filtersOf = ({ lavalink }: Stage): Filters => {
  const isOff = (value: unknown): boolean => value === null || value === 1 || JSON.stringify(value) === '[]';
  const entries = Object.entries(lavalink.player(guildId)!.filters) as [string, unknown][];
  return Object.fromEntries(entries.filter(([, value]) => !isOff(value)));
};

/** The samples that set a single filter, each with the filters that the node then has. */
const recipes: [sample: string, expected: Filters | string[]][] = [
  ['slower', { timescale: { speed: 0.8 } }],
  ['faster', { timescale: { speed: 1.25 } }],
  ['deeper', { timescale: { pitch: 0.8 } }],
  ['deeper-2', { timescale: { speed: 0.9, pitch: 0.8 } }],
  ['nightcore', ['timescale']],
  ['delay', ['timescale']],
  ['bass', ['equalizer']],
  ['bass-2', ['equalizer', 'volume']],
  ['karaoke', { karaoke: {} }],
  ['eight-d', ['rotation']],
  ['quieter', { volume: 0.5 }],
  ['order', ['timescale']],
  ['other-filters', { lowPass: { smoothing: 20 } }],
];

export const filters: Scenario[] = [
  scenario(
    'each recipe changes its filter, and clear removes it',
    [...recipes.map(([name]) => name), 'clear'],
    async (stage) => {
      const bot = await stage.play(['A']);
      for (const [sample, expected] of recipes) {
        await bot.evaluate(({ run }, name) => run(name), sample);
        const actual = filtersOf(stage);
        assert.deepEqual(Array.isArray(expected) ? Object.keys(actual) : actual, expected, sample);
        await bot.evaluate(({ run }) => run('clear'));
        assert.deepEqual(filtersOf(stage), {}, `clear after ${sample}`);
      }
      assert.deepEqual(bot.crashes, []);
    },
  ),
  scenario('the command turns a preset on and off', ['command'], async (stage) => {
    const bot = await stage.play(['A']);
    const toggle = () =>
      bot.evaluate(({ run, interact }) => run('command', { interaction: interact({ preset: 'vaporwave' }) }));
    await toggle();
    assert.deepEqual(Object.keys(filtersOf(stage)), ['equalizer']);
    await toggle();
    assert.deepEqual(await bot.evaluate(({ replies }) => replies), ['vaporwave is on.', 'vaporwave is off.']);
    assert.deepEqual(filtersOf(stage), {});
  }),
  scenario('a saved sound is set on the next player', ['save'], async (stage) => {
    const bot = await stage.play(['A']);
    await bot.evaluate(async ({ run, player }) => {
      await player.filters.bassBoost(2);
      (await run('save')).saveSound(player);
      await player.destroy();
    });
    await stage.loses(guildId);
    await bot.evaluate(({ play }) => play(['B']));
    assert.deepEqual(Object.keys(filtersOf(stage)), ['equalizer']);
  }),
  scenario('a class keeps filters without a method, and clears with one request', ['keep'], async (stage) => {
    const bot = await stage.start();
    await bot.evaluate(async ({ run, play }) => {
      await run('keep', { player: { filters: {} } });
      const player = await play(['A']);
      Object.assign(player.filters, { more: { lowPass: { smoothing: 20 } } });
      await player.filters.nightcore(true);
    });
    assert.deepEqual(Object.keys(filtersOf(stage)), ['timescale', 'lowPass']);
    await stage.settle();
    stage.lavalink.requests.mark();
    await bot.evaluate(({ player }) => player.filters.clearFilters());
    await stage.settle();
    assert.equal(stage.lavalink.requests.recent().length, 1);
    assert.deepEqual(filtersOf(stage), {});
  }),
];
