import { checkCounts } from '../../../scripts/lib/counts.mjs';
import { createReport } from '../../../scripts/lib/report';

const problem = { file: 'docs/a.mdx', line: 3, message: 'wrong' };

test('what has failed is shown with its place, and the last line is the one that is counted', () => {
  const report = createReport();
  report.add('words', []);
  report.add('links', [problem, { ...problem, line: 5 }]);
  expect(report.text()).toBe('\n✗ links\ndocs/a.mdx:3  wrong\ndocs/a.mdx:5  wrong\n\nchecks: 1 passed, 1 failed');
  expect(checkCounts(report.text(), 1)).toEqual({ passed: 1, failed: report.failed() });
  expect(report.outcomes()).toEqual([
    { title: 'words', outcome: 'passed' },
    { title: 'links', outcome: 'failed' },
  ]);
});

test('a file that cannot be read fails one check: its message is shown without a stack, and the next check is made', () => {
  const report = createReport();
  report.attempt('2.8.7', () => {
    throw new Error('src/api/facts/2.8.7.json: line 3, column 1: not JSON.');
  });
  report.attempt('2.8.5', () => report.add('2.8.5: links', [problem]));
  expect(report.text()).toBe(
    '\n✗ 2.8.7\nsrc/api/facts/2.8.7.json: line 3, column 1: not JSON.\n' +
      '\n✗ 2.8.5: links\ndocs/a.mdx:3  wrong\n\nchecks: 0 passed, 2 failed',
  );
});

test('a bug in a check is shown with its stack', () => {
  const report = createReport();
  report.attempt('words', () => {
    throw new TypeError('a is not a function');
  });
  expect(report.text()).toMatch(/✗ words\nTypeError: a is not a function\n {4}at .*report\.test\.ts:/);
  expect(report.failed()).toBe(1);
});
