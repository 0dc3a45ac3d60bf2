import { currentVersion } from '../config/versions';
import { pageId } from '../content/read/pages';
import type { SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import { namedSamples, samplesAt } from '../content/samples/references';

/** The parts of a scenario that the check reads. It does not run Magmastream. */
export interface ScenarioSamples {
  /** `<page>: <promise>` */
  name: string;
  /** References to samples, in the format that `samplesAt` describes. */
  samples: readonly string[];
  /** The versions whose pages make the promise. */
  versions: readonly string[];
  /** True if older versions run samples of the current pages, as in the upgrade guide. */
  usesCurrentPages?: boolean;
}

export interface ScenarioReport {
  problems: Problem[];
  /** The guide samples that a scenario runs, as `<page>: <name>`. */
  covered: string[];
  /** The samples that do not need a scenario, each with the reason. */
  excused: string[];
  missing: string[];
}

const scenarioFile = 'test/scenarios/index.ts';
const reasonFile = 'test/scenarios/withoutScenario.json';

/** Finds scenarios without their samples, guide samples without a scenario, and reasons that no longer apply. */
export function checkScenarios(
  version: string,
  pages: readonly SourcePage[],
  scenarios: readonly ScenarioSamples[],
  reasons: Record<string, string>,
): ScenarioReport {
  const isCurrent = version === currentVersion.version;
  const own = scenarios.filter(({ versions, usesCurrentPages }) =>
    usesCurrentPages ? isCurrent : versions.includes(version),
  );
  const gone = own.flatMap(({ name, samples }) =>
    samples
      .filter((reference) => samplesAt(pages, reference).length === 0)
      .map((reference) => `the scenario "${name}" needs the sample "${reference}", which ${version} does not have`),
  );
  const used = new Set(own.flatMap(({ samples }) => samples));
  const all = pages
    .filter(({ file }) => pageId(file).startsWith('guides/'))
    .flatMap((page) => namedSamples(page).map(({ name }) => `${pageId(page.file)}: ${name}`));
  const uncovered = all.filter((sample) => !used.has(sample));
  const stale = Object.keys(all.length > 0 ? reasons : {})
    .filter((sample) => !uncovered.includes(sample))
    .map((sample) => `"${sample}" has a scenario or does not exist: remove its reason`);
  return {
    problems: [
      ...gone.map((message) => ({ file: scenarioFile, line: 1, message })),
      ...stale.map((message) => ({ file: reasonFile, line: 1, message })),
    ],
    covered: all.filter((sample) => used.has(sample)),
    excused: uncovered.filter((sample) => sample in reasons),
    missing: uncovered.filter((sample) => !(sample in reasons)),
  };
}
