import assert from 'node:assert/strict';
import type { ScenarioSamples } from '../../../src/check/scenarios';
import { currentVersion } from '../../../src/config/versions';
import { Stage, type Place } from './stage';

export interface Scenario extends ScenarioSamples {
  /** Defaults to 1. */
  guilds?: number;
  /** Number of Lavalink servers, defaults to 1. */
  nodes?: number;
  run: (stage: Stage) => Promise<void>;
}

/** The guides use this file of "Getting started". */
const voiceSample = 'getting-started/examples/main-file: src/voice.ts';

/** The samples of a scenario about all versions. Only the current version has the file. */
export const voiceSampleOf = (version: string): string[] => (version === currentVersion.version ? [voiceSample] : []);

/** Returns a function that defines scenarios of a guide, which describes the current version. */
export const guideScenario =
  (page: string, servers: Pick<Scenario, 'guilds' | 'nodes'> = {}) =>
  (promise: string, samples: string[], run: Scenario['run']): Scenario => ({
    name: `${page}: ${promise}`,
    samples: [voiceSample, ...samples.map((sample) => (sample.includes(': ') ? sample : `${page}: ${sample}`))],
    versions: [currentVersion.version],
    run,
    ...servers,
  });

export interface Result {
  name: string;
  version: string;
  seconds: number;
  failure?: string;
  notes: string[];
}

/** The slowest scenario takes 10 seconds, or a minute on a busy machine. */
const limit = 90_000;

/** Runs one scenario with one version, and fails it if it hangs or leaves an error of a bot unhandled. */
export async function runScenario(scenario: Scenario, place: Place): Promise<Result> {
  const start = performance.now();
  const { name } = scenario;
  const { version } = place;
  const stage = await Stage.create(scenario, place);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = (): void => {
      const last = stage.bots.map(({ events }) => events.entries.at(-1)?.name ?? 'none').join(', ');
      reject(new Error(`"${name}" with ${version} took longer than ${limit / 1000} s. Last event: ${last}.`));
    };
    timer = setTimeout(fail, limit);
  });
  let failure: string | undefined;
  try {
    await Promise.race([scenario.run(stage), late]);
    for (const { crashes } of stage.bots) assert.deepEqual(crashes, []);
  } catch (error) {
    failure = `${error instanceof Error ? error.message : String(error)}\n${stage.report()}`;
  } finally {
    clearTimeout(timer);
    await stage.close();
  }
  return { name, version, failure, notes: stage.notes, seconds: (performance.now() - start) / 1000 };
}
