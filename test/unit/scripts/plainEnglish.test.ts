import { Linter } from 'eslint';
import { plainEnglish, problemsOf } from '../../../scripts/lint/plainEnglish.mjs';

test.each([
  ['Whether the page is cached.', 'start with the subject or a verb'],
  ['Counts the pages. What is left is ignored.', '“What is left is ignored.”: start'],
  ['@param page How often the page is read', '“How often'],
  ['Builds the site anew.', '“anew”: write “again”'],
  ['This is no class.', '“is no”'],
  ['Loaded when a reader turns to\n * the control', '“turns to”'],
])('reports %j', (text, problem) => {
  expect(problemsOf(text).join('\n')).toContain(problem);
});

test.each([
  'Returns the path of a page.',
  'What happens without a network?',
  'There is no build yet, or it is no longer current.',
  'Explains how a symbol changed',
])('accepts %j', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test('reports comments and test titles where they start', () => {
  const code = [
    '// Starts the server, which',
    '// How many tests share.',
    'const a = 1; /* Whether it runs */',
    "test('what a reader sees', () => {});",
    'describe.each([1])(`where ${a} is`, () => {});',
    "log('what is logged');",
  ].join('\n');
  const messages = new Linter().verify(code, {
    plugins: { local: { rules: { 'plain-english': plainEnglish as never } } },
    rules: { 'local/plain-english': 'error' },
  });
  expect(messages.map(({ line }) => line)).toEqual([3, 4, 5]);
});
