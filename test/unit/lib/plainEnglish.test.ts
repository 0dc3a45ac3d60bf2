import { problemsOf } from '../../../src/lib/plainEnglish.mjs';

test.each([
  ['Whether the page is cached.', 'start with the subject or a verb'],
  ['Counts the pages. What is left is ignored.', '“What is left is ignored.”: start'],
  ['@param page How often the page is read', '“How often'],
  ['Builds the site anew.', '“anew”: write “again”'],
  ['This is no class.', '“is no”'],
  ['Repeats a track that plays to its end.', '“plays to its end”: write “finishes”'],
  ['What happens\n * anew', '“What happens anew”: start'],
])('problemsOf reports %j', (text, problem) => {
  expect(problemsOf(text).join('\n')).toContain(problem);
});
