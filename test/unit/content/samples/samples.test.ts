import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedVersions } from '../../../../src/api/load';
import type { SourcePage } from '../../../../src/content/read/page';
import { formatProblem } from '../../../../src/content/read/problem';
import { checkSamplesOf } from '../../../../src/content/samples';

const fixtures = path.join(__dirname, '../../../fixtures/samples');

const checkSamples = (version: string, pages: SourcePage[]) => checkSamplesOf([{ version, pages }])[0];

const textOf = (name: string) => readFileSync(path.join(fixtures, `${name}.mdx`), 'utf8');

/** The version that the expected values in this file describe. */
const described = '2.8.7';

function check(names: string[], version = described): { messages: string[]; count: number } {
  const pages = names.map((name) => ({ file: `${name}.mdx`, text: textOf(name) }));
  const { problems, count } = checkSamples(version, pages);
  return { messages: problems.map(formatProblem), count };
}

/**
 * Returns the errors that a page expects. A comment `// TScode: message` at the end of a line marks an expected error.
 */
const announced = (name: string) =>
  textOf(name)
    .split('\n')
    .flatMap((line, index) => {
      const message = / \/\/ (TS\d+: .*)$/.exec(line)?.[1].replace('\\n', '\n');
      return message ? [`${index + 1}  ${message}`] : [];
    });

const twice = 'make them identical or change a title';
const agree = 'make them agree';
const codes = 'expect-error needs the codes of the errors, for example expect-error="2345,2339"';
const silent = 'mark a sample that must not compile with expect-error="<code>" on its fence';

it.each([
  ['use their own names before the hidden ones', 'own-names'],
  ['import what they use of the library as soon as they import anything', 'imports'],
  ['import what a bot has installed, and no package of this site', 'packages'],
  ['have mistakes named with their line and the nearest right name, in ts and in js', 'mistakes'],
  ['have mistakes of syntax named alone, on a line of the sample', 'syntax'],
  ['are found wherever a fence can be', 'nested'],
  [
    'titled as files are whole: nothing is hidden, nothing leaks to other samples, an import leads somewhere',
    'project-broken',
    '19  src/config.json: line 2, column 20: JSON does not support trailing commas',
  ],
  [
    ...['titled as files have one content for each title', 'twice'],
    `5  ./src/index.ts differs from twice.mdx:1: ${twice}`,
    `13  config.json differs from twice.mdx:9: ${twice}`,
  ],
  [
    ...['that must not compile give exactly the errors that their fence names', 'expected'],
    '14  the fence expects the error TS2345, but the sample compiles',
    '18  the fence expects the error TS2345, but the sample gives TS2339',
    '22  the fence expects the error TS2339, but the sample gives TS2345',
    `26  ${codes}`,
    `30  ${codes}`,
  ],
  [
    ...['agree with their title, silence nothing and end', 'fences'],
    `1  the language of the fence is ts but its title is src/index.js: ${agree}`,
    `5  the language of the fence is js but its title is src/index.ts: ${agree}`,
    ...['10  remove @ts-ignore', '12  remove @ts-expect-error', '17  remove @ts-nocheck'].map((m) => `${m}: ${silent}`),
    '21  this code fence is never closed: repeat its opening characters on a separate line',
  ],
] as string[][])('samples %s', (_, fixture, ...others) => {
  const messages = [...announced(fixture), ...others].sort((a, b) => parseInt(a) - parseInt(b));
  expect(check([fixture]).messages).toEqual(messages.map((message) => `${fixture}.mdx:${message}`));
});

it.each([
  ['use the hidden names, and without an import the whole library', ['short'], 2, described],
  ['share one discord.js with the library, whether they import or require it', ['one-discord'], 2, '2.8.5'],
  ['titled as files import each other and their json, a project for each language', ['project', 'project-again'], 7],
])('samples %s', (_, names, count, version = described) => {
  expect(check(names, version)).toEqual({ messages: [], count });
});

it('the prelude gives every hidden variable its type in every version', () => {
  const names = ['client', 'interaction', 'guild', 'voice', 'textChannel', 'manager', 'node', 'player'];
  const code = names.map((name) => `${name}.nothing;`).join('\n');
  const pages = [{ file: 'names.mdx', text: `\`\`\`ts\n${code}\n\`\`\`\n` }];
  const reports = checkSamplesOf(documentedVersions.map((version) => ({ version, pages })));
  const refused = names.map((_, index) => `${index + 2} TS2339: Property 'nothing'`);
  expect(
    reports.map(({ problems }) =>
      problems.map(({ line, message }) => `${line} ${message.split(' ').slice(0, 3).join(' ')}`),
    ),
  ).toEqual(documentedVersions.map(() => refused));
});

it('the compiler checks samples against the version of their page', () => {
  expect(check(['versions'], '2.8.7').messages).toEqual([]);
  const message = expect.stringMatching(/^versions\.mdx:4 {2}TS2345: .*\n.*'lastFmApiKey' is missing/) as string;
  expect(check(['versions'], '2.8.5').messages).toEqual([message]);
});

it('the compiler checks samples against the version of their fence', () => {
  const fence = (meta: string, code: string) => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`;
  const page = (...fences: string[]) => [{ file: 'a.mdx', text: fences.join('\n') }];
  const messages = (...fences: string[]) =>
    checkSamples('2.8.7', page(...fences)).problems.map(({ line, message }) => `${line} ${message}`);
  const old = 'player.guild.length;';
  expect(messages(fence('version="2.6.1"', old), fence('', 'player.guildId.length;'))).toEqual([]);
  expect(messages(fence('', old), fence('version="2.8.0"', old))).toEqual([
    expect.stringContaining('2 TS2551'),
    expect.stringContaining('6 TS2551'),
  ]);
  expect(messages(fence('version="1.0"', ''), fence('version="2.6.1" title="src/a.ts"', ''))).toEqual([
    `1 there are no facts for version 1.0: use one of ${documentedVersions.join(', ')}`,
    '5 src/a.ts belongs to the version of its page: remove the title or the version',
  ]);
});

it.each([
  ['at its end', '```ts\nlet a;', 1],
  ['before a shorter end', '````ts\nlet a;\n```', 1],
  ['at the end of its list', '- ```ts\n  let a;\n\nWords.\n', 1],
  ['at the end of its quote', '> ```sh\n> ls\n\nWords.\n', 1],
  ['nowhere', '```sh\n```\n\n- ~~~sh\n\n  ~~~~\n\n> ```sh\n> ```\n', 0],
])('the compiler finds unclosed fences %s', (_, text, count) => {
  const { problems } = checkSamples('0.0.0', [{ file: 'a.mdx', text }]);
  expect(problems).toHaveLength(count);
});

it('the compiler compiles samples of partials without counting them', () => {
  const page = { file: 'docs/_a.mdx', text: '```ts\nplayer.nothing;\n```\n' };
  expect(checkSamples(described, [page])).toMatchObject({ problems: [{ line: 2 }], count: 0 });
  const words = { file: 'words.mdx', text: 'Words, `code` and\n\n```sh\nnpm i\n```\n' };
  expect(checkSamples('0.0.0', [words])).toEqual({ problems: [], count: 0 });
});
