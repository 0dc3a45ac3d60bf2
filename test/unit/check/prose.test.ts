import { checkProse } from '../../../src/check/prose';

const messagesOf = (text: string) => {
  const { problems, warnings } = checkProse([{ file: 'docs/page.mdx', text }]);
  const format = (all: typeof problems) => all.map(({ line, message }) => `${line} ${message}`);
  return { problems: format(problems), warnings: format(warnings) };
};
const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

test('the check reports phrases, terms and openings with their lines, including in lists and tables', () => {
  const text = [
    '# Page {#page}\n\nThe library goes on.\n',
    '- `initiated`: Whether it runs.\n',
    '| name | use |\n| --- | --- |\n| a | one of yours |',
  ];
  expect(messagesOf(text.join('\n')).problems).toEqual([
    '3 “goes on”: write “continue”.',
    '3 “The library”: write “Magmastream”.',
    '5 “Whether it runs.”: start with the subject or a verb.',
    '9 “of yours”: write “your …”.',
  ]);
});

test('the check ignores headings, questions, code and samples', () => {
  const text = '# What it is not {#not}\n\nWhat is `the library`?\n\n```ts\n// the library\n```\n';
  expect(messagesOf(text)).toEqual({ problems: [], warnings: [] });
});

test('the check warns about long sentences, and reports sentences over 35 words', () => {
  expect(messagesOf(words(25))).toEqual({ problems: [], warnings: [] });
  expect(messagesOf(words(26)).warnings).toEqual([expect.stringContaining('has 26 words: split the sentence')]);
  expect(messagesOf(words(36)).problems).toEqual([expect.stringContaining('has 36 words: split the sentence')]);
});
