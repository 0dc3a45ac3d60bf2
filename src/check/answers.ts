import type { Message } from '../api/messages';
import { answersOf, hasAnswers } from '../content/read/answers';
import { frontMatterOf, readable, treeOf, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import { didYouMean } from '../lib/didYouMean';

/** Close codes of Discord's voice gateway (https://docs.discord.com/developers/topics/opcodes-and-status-codes). */
const closeCodes = '1000 1006 4001 4002 4003 4004 4005 4006 4009 4011 4012 4014 4015 4016 4017 4020 4021 4022'.split(
  ' ',
);

const statuses = '301 302 400 401 403 404 429 500 502 503'.split(' ');

/** Checks that pages with `answers: true` contain each error message, close code and HTTP status exactly once. */
export function checkAnswers(pages: readonly SourcePage[], messages: ReadonlyMap<string, Message>): Problem[] {
  const answering = readable(pages).sound.filter((page) => hasAnswers(frontMatterOf(page)));
  if (answering.length === 0) return [];
  const answers = answering.flatMap((page) =>
    [...answersOf(treeOf(page).children).values()].flat().map((answer) => ({ file: page.file, ...answer })),
  );
  const names = answers.map(({ name }) => name);
  const expected = [...messages.keys(), ...closeCodes, ...statuses];
  const missing = expected
    .filter((name) => !names.includes(name))
    .map((name) => `no answer to "${name}": add "- \`${name}\`: cause and fix"`);
  const placeOf = ({ file, section }: { file: string; section: string }): string => `${file}#${section}`;
  const places = new Set(answers.filter(({ name }) => messages.has(name)).map(placeOf));
  return [
    ...missing.map((message) => ({ file: answering[0].file, line: 1, message })),
    ...answers.flatMap((answer, index) => {
      const { file, line, name } = answer;
      if (names.indexOf(name) < index) return [{ file, line, message: `"${name}" has an answer above: remove one` }];
      if (!places.has(placeOf(answer)) || messages.has(name)) return [];
      const advice = didYouMean(name, [...messages.keys()]);
      return [{ file, line, message: `"${name}" is not a message of any version${advice}` }];
    }),
  ];
}
