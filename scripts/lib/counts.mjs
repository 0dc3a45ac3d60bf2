import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A step that stands or falls as a whole. */
export const single = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Makes a step's counts agree with how it ended: one that ran nothing, or that ended badly without naming a failure,
 * must not pass for a success.
 */
function settled({ passed, failed }, code) {
  const unnamed = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unnamed ? 1 : failed };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Counts of a jest run, from its `--json` report; a suite that could not start counts as one failed. */
export function jestCounts(file, code) {
  const report = readReport(file);
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return settled({ passed, failed }, code);
}

/** Counts of a Playwright run, from its JSON report; errors outside of tests count as failed. */
export function playwrightCounts(file, code) {
  const report = readReport(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return settled({ passed: expected + flaky, failed: unexpected + (report?.errors?.length ?? 0) }, code);
}

/** Counts of the content checks, from the line that they end with. */
export function checkCounts(output, code) {
  const [, passed = 0, failed = 0] = /^checks: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return settled({ passed: Number(passed), failed: Number(failed) }, code);
}

/** Adds up the counts of all steps. */
export function total(counts) {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration }) => ({
      file: relative(process.cwd(), name).split(sep).join('/'),
      title: [...ancestorTitles, title].join(' › '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      seconds: (duration ?? 0) / 1000,
    })),
  );

const outcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

/** Tests of a Playwright suite, with the titles of what they stand in; the outermost suite is the file. */
const ofSuite = ({ suites = [], specs = [] }, blocks = []) => [
  ...suites.flatMap((suite) => ofSuite(suite, [...blocks, suite.title])),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `test/site/${file}`,
      title: [...blocks, title].join(' › '),
      outcome: outcomes[status],
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  ),
];

/** The files in which a run leaves its reports, in the folder `reports`. */
export const reportFiles = (reports) => ({
  jest: join(reports, 'jest.json'),
  playwright: join(reports, 'playwright.json'),
  checks: join(reports, 'checks.json'),
});

/**
 * All tests and checks of a run, from the reports that there are.
 * @returns {{ file: string, title: string, outcome: 'passed' | 'failed' | 'skipped', seconds: number }[]}
 */
export function testsOf(reports) {
  const files = reportFiles(reports);
  const [jest, playwright] = [readReport(files.jest), readReport(files.playwright)];
  const checks = readReport(files.checks) ?? [];
  return [
    ...(jest ? ofJest(jest) : []),
    ...(playwright?.suites ?? []).flatMap((file) => ofSuite(file)),
    ...checks.map((check) => ({ ...check, file: 'npm run check', seconds: 0 })),
  ];
}

/** The tests that took longest, the slowest first. */
export function slowest(tests, count = 10) {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => ({ title: `${file} › ${title}`, seconds }));
}
