import { Stage, type Place, type Scenario } from './scenario';

export interface Result {
  name: string;
  version: string;
  seconds: number;
  failure?: string;
  notes: string[];
}

/** The slowest scenario takes 10 seconds, or a minute on a busy machine. */
const limit = 90_000;

/** Runs one scenario with one version, and fails it if it hangs. */
export async function runScenario(scenario: Scenario, place: Place): Promise<Result> {
  const start = performance.now();
  const { name } = scenario;
  const { version } = place;
  const result: Result = { name, version, seconds: 0, notes: [] };
  let stage: Stage | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    stage = await Stage.create(scenario, place);
    const { lastEvents, notes } = stage;
    result.notes = notes;
    const late = new Promise<never>((_, reject) => {
      const fail = (): void =>
        reject(new Error(`"${name}" with ${version} took longer than ${limit / 1000} s. Last event: ${lastEvents()}.`));
      timer = setTimeout(fail, limit);
    });
    await Promise.race([scenario.run(stage), late]);
  } catch (error) {
    result.failure = `${error instanceof Error ? error.message : String(error)}\n${stage?.report() ?? ''}`;
  } finally {
    clearTimeout(timer);
    await stage?.close();
  }
  return { ...result, seconds: (performance.now() - start) / 1000 };
}
