import { checkAnswers } from '../../../src/check/answers';
import type { Message } from '../../../src/api/messages';

const messages = new Map<string, Message>([
  ['No current track.', { versions: ['1.0.0'], thrownBy: ['Player.play'] }],
  ['Volume must be a number.', { versions: ['1.0.0'], thrownBy: ['Player.setVolume'] }],
]);

const pageOf = (list: string, frontMatter = 'answers: true') =>
  `---\n${frontMatter}\n---\n\n## Playing {#playing}\n\n${list}`;

const problemsOf = (...texts: string[]) => {
  const problems = checkAnswers(
    texts.map((text, index) => ({ file: `docs/page-${index}.mdx`, text })),
    messages,
  );
  // Ignores close codes and statuses, because every case leaves them unanswered.
  return problems.flatMap(({ line, message }) => (/no answer to "\d+"/.test(message) ? [] : `${line} ${message}`));
};

test('the check reports unanswered, repeated and unknown messages', () => {
  const list = '- `No current track.`: Add one.\n- `No current track.`: Again.\n- `No curent track.`: Add one.\n';
  expect(problemsOf(pageOf(list))).toEqual([
    '1 no answer to "Volume must be a number.": add "- `Volume must be a number.`: cause and fix"',
    '8 "No current track." has an answer above: remove one',
    '9 "No curent track." is not a message of any version; did you mean "No current track."?',
  ]);
});

test('the check accepts other text in separate sections, and pages without answers', () => {
  const list = '- `No current track.`: Add one.\n- `Volume must be a number.`: Pass one.\n';
  const other = '- `connect ECONNREFUSED`: Start Lavalink.\n';
  expect(problemsOf(pageOf(`${list}\n## Other texts {#other}\n\n${other}`))).toEqual([]);
  expect(problemsOf(pageOf('Text.', 'title: Page'))).toEqual([]);
  expect(problemsOf(pageOf(list), pageOf(other))).toEqual([]);
});
