import { inspect } from 'node:util';
import { formatProblem, type Problem } from '../../src/content/read/problem';
import { Refusal } from '../../src/lib/refusal.mjs';

/** Collects the results of checks. */
export function createReport() {
  const results: { name: string; problems: string[] }[] = [];
  const failures = () => results.filter(({ problems }) => problems.length > 0);
  return {
    add(name: string, problems: readonly Problem[]) {
      results.push({ name, problems: problems.map(formatProblem) });
    },
    /** Runs a check. If it throws, the check fails with the error as its problem, and later checks still run. */
    attempt(name: string, check: () => void) {
      try {
        check();
      } catch (error) {
        results.push({ name, problems: [error instanceof Refusal ? error.message : inspect(error)] });
      }
    },
    failed: () => failures().length,
    /** Returns each failed check with its problems, then the line `checks: N passed, N failed`. */
    text() {
      const shown = failures().map(({ name, problems }) => `\n✗ ${name}\n${problems.join('\n')}\n`);
      return `${shown.join('')}\nchecks: ${results.length - shown.length} passed, ${shown.length} failed`;
    },
  };
}
