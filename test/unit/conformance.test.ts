import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..');
const lines = readFileSync(join(folder, 'CONFORMANCE.md'), 'utf8').split('\n');

/**
 * Rows of the conformance table. Each row has the number of a clause, and the tests, checks or ruling that cover it.
 */
const rows = lines.flatMap((line) => {
  const [, clause, holders] = /^\| (\d+\.\d+) \| .+? \| (.*?) ?\|$/.exec(line) ?? [];
  return clause ? [{ clause, holders }] : [];
});

const tags = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^ *\/\/ @spec (.+)$/gm)])
  .flatMap(([, clauses]) => clauses.split(' '));

test('every clause has a tagged test, a check or a ruling', () => {
  const tagged = new Set(tags);
  const holds = (clause: string, holder: string) =>
    holder === `@spec ${clause}` ? tagged.has(clause) : /^(ruling: .+\.|`npm run check` › .+)$/.test(holder);
  expect(rows.filter(({ clause, holders }) => !holders.split('<br>').every((holder) => holds(clause, holder)))).toEqual(
    [],
  );
});

test('every tag refers to a clause in the table', () => {
  const clauses = new Set(rows.map(({ clause }) => clause));
  expect(tags.filter((tag) => !clauses.has(tag))).toEqual([]);
});

test('the numbers of the clauses have no gaps and match the headings', () => {
  const headings = lines.flatMap((line) => /^## (\d+)\. .+ \((\d+) clauses\)$/.exec(line)?.slice(1).map(Number) ?? []);
  const sections = Array.from({ length: headings.length / 2 }, (_, index) => headings.slice(2 * index, 2 * index + 2));
  expect(sections.map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const numbered = sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ clause }) => clause)).toEqual(numbered);
});
