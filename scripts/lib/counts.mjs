import { existsSync, readFileSync } from 'node:fs';

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

const testsOfJest = (report) =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );

/** Tests of a Playwright suite, with the titles of what they stand in, which begin with the file. */
const testsOfSuite = ({ title, suites = [], specs = [] }) =>
  [
    ...suites.flatMap(testsOfSuite),
    ...specs.flatMap((spec) =>
      spec.tests.map(({ results }) => ({
        title: spec.title,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      })),
    ),
  ].map((test) => ({ ...test, title: `${title} › ${test.title}` }));

/** The tests that took longest, from the reports of jest and Playwright that there are; the slowest first. */
export function slowest(jestFile, playwrightFile, count = 10) {
  const [jest, playwright] = [readReport(jestFile), readReport(playwrightFile)];
  const tests = [...(jest ? testsOfJest(jest) : []), ...(playwright?.suites ?? []).flatMap(testsOfSuite)];
  return tests.sort((one, other) => other.seconds - one.seconds).slice(0, count);
}
