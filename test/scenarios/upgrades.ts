import assert from 'node:assert/strict';
import type { Scenario } from './harness/scenario';

const page = 'guides/moving-up';

/** The samples of the upgrade guide, keyed by the version that they are written for. */
const samples: Record<string, string[]> = {
  '2.6.1': ['from-2-6-1-compiler', 'from-2-6-1-compiler-3'],
  '2.7.5': ['from-2-6-1-compiler-2', 'from-2-6-1-compiler-4', 'from-2-7-5-compiler'],
  '2.8.0': ['from-2-7-5-compiler-2', 'from-2-8-0-behavior', 'from-2-8-0-compiler'],
  '2.8.1': ['from-2-8-0-compiler-2', 'from-2-8-0-behavior-2', 'from-2-8-1-compiler', 'from-2-8-1-compiler-3'],
  '2.8.2': ['from-2-8-1-compiler-2', 'from-2-8-1-compiler-4', 'from-2-8-2-compiler', 'from-2-8-2-compiler-3'],
  '2.8.4': ['from-2-8-2-compiler-2', 'from-2-8-2-compiler-4', 'from-2-8-4-compiler'],
  '2.8.5': ['from-2-8-5-compiler', 'from-2-8-5-history', 'from-2-8-4-compiler-2'],
  '2.8.7': ['from-2-8-5-compiler-2', 'from-2-8-5-history-2'],
};

/** Runs all samples of a version with a player that has a current track, a queue and a history. */
export const upgrades: Scenario[] = Object.entries(samples).map(([version, names]) => ({
  name: `${page}: the code for ${version} runs`,
  samples: names.map((name) => `${page}: ${name}`),
  versions: [version],
  usesCurrentPages: true,
  async run({ play, settle }) {
    const bot = await play(['isrc A', 'isrc B', 'isrc C']);
    await bot.evaluate(({ player }) => player.stop());
    await bot.starts('isrc B');
    for (const name of names) {
      await bot.run(name);
      await settle();
    }
    if (names.some((name) => name.includes('history'))) assert.equal((await bot.replies())[0], 'Back to isrc A.');
  },
}));
