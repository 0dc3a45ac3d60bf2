import { inspect } from 'node:util';
import { formatProblem, type Problem } from '../../src/content/read/problem';
import { Refusal } from '../../src/lib/refusal.mjs';

/** Collects check results. */
export function createReport() {
  const results: { name: string; problems: string[] }[] = [];
  const failures = () => results.filter(({ problems }) => problems.length > 0);
  return {
    add(name: string, problems: readonly Problem[]) {
      results.push({ name, problems: problems.map(formatProblem) });
    },
    /** Runs a check. If the check throws, records the error as a problem, so that later checks still run. */
    attempt(name: string, check: () => void) {
      try {
        check();
      } catch (error) {
        results.push({ name, problems: [error instanceof Refusal ? error.message : inspect(error)] });
      }
    },
    failed: () => failures().length,
    text() {
      const failed = failures().map(({ name, problems }) => `\n✗ ${name}\n${problems.join('\n')}\n`);
      return `${failed.join('')}\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`;
    },
  };
}
