import { inspect } from 'node:util';
import { formatProblem, type Problem } from '../../src/content/read/problem';

/** What the checks have found so far. */
export interface Report {
  add(name: string, problems: readonly Problem[]): void;
  /** Makes a check; where it throws, it has failed, with what was thrown as its problem, and the next one is made. */
  attempt(name: string, check: () => void): void;
  failed(): number;
  /** All checks with their outcome, for the report that `npm test` reads. */
  outcomes(): { title: string; outcome: 'passed' | 'failed' }[];
  /** Each failed check with its problems, then the line `checks: N passed, N failed` that `npm test` reads. */
  text(): string;
}

/** Collects the results of checks, so that none of them is lost when one meets a file that cannot be read. */
export function createReport(): Report {
  const results: { name: string; problems: string[] }[] = [];
  const failures = () => results.filter(({ problems }) => problems.length > 0);
  return {
    add: (name, problems) => results.push({ name, problems: problems.map(formatProblem) }),
    attempt(name, check) {
      try {
        check();
      } catch (error) {
        results.push({ name, problems: [explain(error)] });
      }
    },
    failed: () => failures().length,
    outcomes: () =>
      results.map(({ name, problems }) => ({ title: name, outcome: problems.length > 0 ? 'failed' : 'passed' })),
    text() {
      const failed = failures();
      const shown = failed.map(({ name, problems }) => `\n✗ ${name}\n${problems.join('\n')}\n`);
      return `${shown.join('')}\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`;
    },
  };
}

/** An error that our code throws says where and what to do; one of the language is a bug, found by its stack. */
function explain(error: unknown): string {
  return error instanceof Error && error.name === 'Error' ? error.message : inspect(error);
}
