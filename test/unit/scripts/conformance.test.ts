import { checkConformance } from '../../../scripts/lib/conformance.mjs';

const file = 'test/site/home.spec.ts';
const run = [
  { file, title: 'the page › opens', outcome: 'passed', seconds: 1 },
  { file, title: 'the page › opens again', outcome: 'skipped', seconds: 0 },
  { file, title: 'every page is sound: 2.8.7', outcome: 'passed', seconds: 1 },
  { file, title: 'every page is sound: 2.8.5', outcome: 'passed', seconds: 1 },
  { file, title: 'a bot has a | in its name', outcome: 'failed', seconds: 1 },
];

const opens = `\`${file}\` › the page › opens`;
const others = [2, 3, 4, 5, 6, 7, 8, 9].map(
  (number) => `## ${number}. Else (1 clauses)\n| ${number}.1 | It is. | ${opens} |`,
);

/** The table with a first section of these rows. */
const table = (...rows: string[]) =>
  ['# Conformance', `## 1. What it does (${rows.length} clauses)`, '| # | clause | held by |', '| --- | --- | --- |']
    .concat(rows, others)
    .join('\n');
const problemsOf = (markdown: string) => checkConformance(markdown, run).problems;

test('a clause is held by tests that passed, whole titles or what they begin with, or by a ruling', () => {
  const markdown = table(
    `| 1.1 | It opens. | ${opens} |`,
    `| 1.2 | It is sound \\| whole. | \`${file}\` › every page is sound<br>${opens} |`,
    '| 1.3 | It has a choice. | ruling: it has none, because nobody chose. |',
  );
  expect(checkConformance(markdown, run)).toEqual({ clauses: 11, problems: [] });
});

test.each([
  ['nothing', '', 'has neither a test nor a ruling'],
  ['what is no citation', 'see above', '“see above” is neither'],
  ['a test that does not exist', `\`${file}\` › the page › closes`, 'was not in this run'],
  ['a test of another file', '`test/site/other.spec.ts` › the page › opens', 'was not in this run'],
  ['a test that was skipped', `\`${file}\` › the page › opens again`, 'the page › opens again was skipped'],
  ['a test that has failed', `${opens}<br>\`${file}\` › a bot has a \\| in its name`, 'has failed'],
  ['titles one of which was skipped', `\`${file}\` › the page`, 'opens again was skipped'],
])('a clause with %s is named', (_, held, problem) => {
  const { clauses, problems } = checkConformance(table(`| 1.1 | It opens. | ${held} |`), run);
  expect(problems).toEqual([expect.stringMatching(/^1\.1: /)]);
  expect(problems[0]).toContain(problem);
  expect(clauses).toBe(8);
});

test('no clause, section or line gets lost', () => {
  expect(problemsOf(table(`| 1.2 | It opens. | ${opens} |`))).toEqual([
    '1.2: a number before it is missing or there twice',
  ]);
  expect(problemsOf(table(`| 1.1 | It opens. | ${opens} |`).replace('(1 clauses)', '(2 clauses)'))).toEqual([
    'Section 1 has 1 clauses and its heading says 2',
  ]);
  const [first] = problemsOf(table(`| 1.1 | It opens. | ${opens} |`).replace('## 9. Else (1 clauses)', ''));
  expect(first).toContain('it needs 1 to 9');
  const unread = '| 1.1 It opens. |';
  expect(problemsOf(table(`| 1.1 | It opens. | ${opens} |`).concat('\n', unread))).toEqual([
    `This is no heading and no row of test/CONFORMANCE.md: ${unread}`,
  ]);
});
