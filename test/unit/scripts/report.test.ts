import { createReport } from '../../../scripts/lib/report';
import { Refusal } from '../../../src/lib/refusal.mjs';

const problem = { file: 'docs/a.mdx', line: 3, message: 'wrong' };

test('the report prints the problems of failed checks and counts all checks', () => {
  const report = createReport();
  report.add('pages', []);
  report.add('links', [problem, { ...problem, line: 5 }]);
  expect(report.text()).toBe('\n✗ links\ndocs/a.mdx:3  wrong\ndocs/a.mdx:5  wrong\n\nchecks: 1 passed, 1 failed');
  expect(report.failed()).toBe(1);
});

test('a check that throws fails, and the next check runs', () => {
  const report = createReport();
  report.attempt('2.8.7', () => {
    throw new Refusal('src/api/facts/2.8.7.json: line 3, column 1: not JSON.');
  });
  report.attempt('2.8.5', () => report.add('2.8.5: links', [problem]));
  expect(report.text()).toBe(
    '\n✗ 2.8.7\nsrc/api/facts/2.8.7.json: line 3, column 1: not JSON.\n' +
      '\n✗ 2.8.5: links\ndocs/a.mdx:3  wrong\n\nchecks: 0 passed, 2 failed',
  );
});

test('the report prints the stack of a bug in a check', () => {
  const report = createReport();
  report.attempt('pages', () => {
    throw new TypeError('a is not a function');
  });
  expect(report.text()).toMatch(/✗ pages\nTypeError: a is not a function\n {4}at .*report\.test\.ts:/);
});
