import { Linter } from 'eslint';
import { plainEnglish } from '../../../scripts/lint/plainEnglish.mjs';

test('the rule reports comments and test titles where they start', () => {
  const code = [
    '// Starts the server, which',
    '// How many tests share.',
    'const a = 1; /* Whether it runs */',
    "test('what a reader sees', () => {});",
    'describe.each([1])(`where ${a} is`, () => {});',
    "log('what is logged');",
    '/* Starts when a reader turns to the control. */',
  ].join('\n');
  const messages = new Linter().verify(code, {
    plugins: { local: { rules: { 'plain-english': plainEnglish as never } } },
    rules: { 'local/plain-english': 'error' },
  });
  expect(messages.map(({ line }) => line)).toEqual([3, 4, 5, 7]);
});
