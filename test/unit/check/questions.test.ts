import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answeringRows, equalRows } from '../../../src/check/answeringRows';
import { checkQuestions, describeFigures, type Question, readQuestions } from '../../../src/check/questions';
import { openIndex } from '../../../src/check/search';
import { writeIndex } from '../../../src/search/build/write';
import { classPage, current, sectionsOf, sitePage } from '../search/fixtures';
import { temporaryFolder } from '../temporary';

const build = temporaryFolder();
const methods = ['setVolume(level)', 'seek(position)'].map((title) => ({ title, kind: 'method' }));

beforeEach(() => {
  writeIndex(build, [
    ...sectionsOf('default', sitePage('Statistics')),
    ...sectionsOf(current, classPage('Player', 'docs', ...methods)),
  ]);
});

const ask = (query: string, wants?: string[]): Question => ({
  ...{ query, kind: 'log', month: '2024-05', about: 'a bot' },
  ...(wants ? { wants } : { outOfScope: 'another library' }),
});
const log = '[12:00:00] ERROR: Error: setVolume\n    at Player.setVolume (/app/index.js:1:2)';
const none = { first: 0, five: 0, answered: 0, detected: 0, trusted: 0 };
const volume = ask(log, ['/docs/classes/Player#setVolume']);
const check = (questions: Question[], first = 0, name: 'tuned' | 'held' = 'tuned') =>
  checkQuestions(openIndex(build, '/', current), name, questions, [], { ...none, first });

test('the check cleans questions and counts the results', () => {
  const gone = ask('seek', ['/docs/classes/Gone']);
  const { figures, problems } = check([volume, gone, ask('xqzzyv')]);
  expect(problems).toEqual([]);
  expect(figures).toEqual({
    ...{ total: 3, inScope: 2, answered: 1, first: 1, five: 1, firstInDialog: 1, fiveInDialog: 1 },
    ...{ doubted: 0, detected: 1 },
  });
  expect(describeFigures(figures)).toMatch(/^2 of 3 in scope, first 1 \(50\.0 %\), .* detected 1 of 1 out of scope$/);
});

test('the check reports figures below their minimum, and hides the held-out questions', () => {
  const other = ask('seek', ['/statistics']);
  const message = 'the first result is a wanted section for 0 of 1 questions, less than 50 %';
  const messages = (name: 'tuned' | 'held') => check([other], 0.5, name).problems.map((problem) => problem.message);
  expect(messages('tuned')).toEqual([`${message}: “seek”`]);
  expect(messages('held')).toEqual([message]);
});

test('a row answers a question with its message if the row is in, or links to, an expected section', () => {
  const page = (file: string, text: string) => ({ file: `docs/guides/${file}.mdx`, text });
  const pages = [
    page('b', '---\nslug: /guides/b\n---\n\n## One {#one}\n'),
    page(
      'errors',
      [
        '---\nslug: /guides/errors\nanswers: true\n---\n\n## Texts {#texts}\n',
        '- `No {name} here.`: See [One](./b.mdx#one).',
        '- `Node {identifier} is gone`: Wait.\n',
      ].join('\n'),
    ),
  ];
  const rows = answeringRows(pages, '/docs');
  const paths = ['/docs/guides/errors#no-name-here', '/docs/guides/errors#node-identifier-is-gone'];
  expect(rows.map(({ path }) => path)).toEqual(paths);
  expect(equalRows('no nodes here', ['/docs/guides/b#one'], rows)).toEqual([paths[0]]);
  expect(equalRows('anything', ['/docs/guides/b#one'], rows)).toEqual([]);
  expect(equalRows('Error: Node main is gone', ['/docs/guides/errors#texts'], rows)).toEqual([paths[1]]);
});

test.each([
  [{ ...volume, outOfScope: 'x' }, /needs either "wants" or "outOfScope"/],
  [{ ...volume, wants: undefined }, /needs either "wants" or "outOfScope"/],
  [{ ...volume, month: '2024' }, /should be a month/],
  [{ ...volume, kind: 'poem' }, /expected one of "log"/],
  [{ ...volume, query: ' ' }, /should contain a word/],
])('readQuestions rejects %j', (question, reason) => {
  expect(() => readQuestions(JSON.stringify([question]), 'tuned.json')).toThrow(reason);
});

test('the search code does not contain expected queries', () => {
  const root = join(__dirname, '../../..');
  const read = (folder: string, ending: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'));
  // Excludes aliases. They are words that readers use for a name, and some of them are also queries.
  const code = read('src/search', /\.ts$/)
    .map((text) => text.replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))
    .join('\n');
  const queries = read('src/check/expected', /(?:queries|questions).*\.json$/).flatMap(
    (text) => JSON.parse(text) as { query: string; kind: string }[],
  );
  const telling = queries.filter(({ query, kind }) => kind === 'typo' || query.includes(' '));
  expect(telling.length).toBeGreaterThan(100);
  expect(telling.filter(({ query }) => code.includes(query)).length).toBe(0);
});
