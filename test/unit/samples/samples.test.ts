import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedVersions } from '../../../src/api/load';
import { currentVersion } from '../../../src/config/versions';
import { formatProblem } from '../../../src/words/problem';
import { checkSamples } from '../../../src/samples';

const fixtures = path.join(__dirname, '../../fixtures/samples');

function check(files: string[], version = currentVersion.version): { messages: string[]; count: number } {
  const pages = files.map((file) => ({ file, text: readFileSync(path.join(fixtures, file), 'utf8') }));
  const { problems, count } = checkSamples(version, pages);
  return { messages: problems.map(formatProblem), count };
}

const missing = (module: string) => `TS2307: Cannot find module '${module}' or its corresponding type declarations.`;
const codes = 'expect-error needs the codes of the errors, for example expect-error="2345,2339"';
const silent = 'a sample that must not compile says so on its fence, expect-error="<code>"';
const nested = [
  [7, 'inTab'],
  [16, 'inList'],
  [20, 'onMarker'],
  [26, 'inNote'],
  [32, 'inQuote'],
  [39, 'inLonger'],
  [45, 'inTab'],
];

it.each([
  [
    'use their own names before the hidden ones',
    'own-names',
    [
      "14  TS18047: 'client.user' is possibly 'null'.",
      "21  TS18047: 'client.user' is possibly 'null'.",
      "29  TS2339: Property 'mine' does not exist on type 'Queue'.",
    ],
  ],
  [
    'import what they use of the library as soon as they import anything',
    'imports',
    [
      "6  TS2304: Cannot find name 'ManagerEventTypes'.",
      "11  TS2304: Cannot find name 'LoadTypes'.",
      `17  TS2459: Module '"magmastream"' declares 'Band' locally, but it is not exported.`,
      `18  TS2724: '"magmastream"' has no exported member named 'Mangaer'. Did you mean 'Manager'?`,
    ],
  ],
  [
    'import what a bot has installed, and no package of this site',
    'packages',
    [`11  ${missing('react')}`, `12  ${missing('minisearch')}`, `18  ${missing('react')}`],
  ],
  [
    'have mistakes named with their line and the nearest right name, in ts and in js',
    'mistakes',
    [
      "4  TS2551: Property 'qeue' does not exist on type 'Player'. Did you mean 'queue'?",
      "6  TS2552: Cannot find name 'managr'. Did you mean 'manager'?",
      "7  TS2345: Argument of type '{}' is not assignable to parameter of type 'PlayerOptions'.\n" +
        "  Type '{}' is missing the following properties from type 'PlayerOptions': guildId, textChannelId",
      "8  TS2561: Object literal may only specify known properties, but 'volum' does not exist in type " +
        "'PlayerOptions'. Did you mean to write 'volume'?",
      "12  TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
      "13  TS7006: Parameter 'name' implicitly has an 'any' type.",
    ],
  ],
  [
    'have mistakes of syntax named alone, on a line of the sample',
    'syntax',
    ["3  TS1005: '}' expected.", '8  TS1160: Unterminated template literal.'],
  ],
  [
    'are found wherever a fence can be',
    'nested',
    nested.map(([line, name]) => `${line}  TS2339: Property '${name}' does not exist on type 'Player'.`),
  ],
  [
    'titled as files are whole: nothing is hidden, nothing leaks to other samples, an import leads somewhere',
    'project-broken',
    [
      `2  TS2305: Module '"./other"' has no exported member 'missing'.`,
      `3  ${missing('./nowhere')}`,
      "12  TS2304: Cannot find name 'client'.",
      '19  src/config.json: line 3, column 1: not JSON, unexpected "}"',
      "28  TS2345: Argument of type 'number' is not assignable to parameter of type 'string'.",
      `42  ${missing('./other')}`,
      "43  TS2339: Property 'extra' does not exist on type 'Client<true>'.",
    ],
  ],
  [
    'titled as files have one content for each title',
    'twice',
    [
      '5  ./src/index.ts has other contents in twice.mdx:1: show the same, or title one differently',
      '13  config.json has other contents in twice.mdx:9: show the same, or title one differently',
    ],
  ],
  [
    'that must not compile give exactly the errors that their fence names',
    'expected',
    [
      '14  the fence expects the error TS2345, but the sample compiles',
      '18  the fence expects the error TS2345, but the sample gives TS2339',
      "19  TS2339: Property 'nothing' does not exist on type 'Player'.",
      '22  the fence expects the error TS2339, but the sample gives TS2345',
      `26  ${codes}`,
      `30  ${codes}`,
    ],
  ],
  [
    'agree with their title, silence nothing and end',
    'fences',
    [
      '1  the language of the fence is ts but its title is src/index.js: make them agree',
      '5  the language of the fence is js but its title is src/index.ts: make them agree',
      `10  remove @ts-ignore: ${silent}`,
      `12  remove @ts-expect-error: ${silent}`,
      `17  remove @ts-nocheck: ${silent}`,
      '21  this code fence is never closed: end it with the same characters on a line of their own',
    ],
  ],
])('samples %s', (_, fixture, messages) => {
  expect(check([`${fixture}.mdx`]).messages).toEqual(messages.map((message) => `${fixture}.mdx:${message}`));
});

it.each([
  ['use the hidden names, and without an import the whole library', ['short'], 2, currentVersion.version],
  ['share one discord.js with the library, whether they import or require it', ['one-discord'], 2, '2.8.5'],
  ['titled as files import each other and their json, a project for each language', ['project', 'project-again'], 7],
])('samples %s', (_, fixtures, count, version = currentVersion.version) => {
  expect(
    check(
      fixtures.map((fixture) => `${fixture}.mdx`),
      version,
    ),
  ).toEqual({ messages: [], count });
});

it.each(documentedVersions)('samples find every hidden name with a type of its own in %s', (version) => {
  const names = ['client', 'interaction', 'guild', 'voice', 'textChannel', 'manager', 'node', 'player'];
  const code = names.map((name) => `${name}.nothing;`).join('\n');
  const { problems } = checkSamples(version, [{ file: 'names.mdx', text: `\`\`\`ts\n${code}\n\`\`\`\n` }]);
  expect(problems.map(({ line, message }) => `${line} ${message.split(' ').slice(0, 3).join(' ')}`)).toEqual(
    names.map((_, index) => `${index + 2} TS2339: Property 'nothing'`),
  );
});

it('samples are held to their own version of the library', () => {
  expect(check(['versions.mdx'], '2.8.7').messages).toEqual([]);
  const [message, ...rest] = check(['versions.mdx'], '2.8.5').messages;
  expect(message).toMatch(/^versions\.mdx:4 {2}TS2345: .*\n.*'lastFmApiKey' is missing/);
  expect(rest).toEqual([]);
});

it.each([
  ['at its end', '```ts\nlet a;', 1],
  ['before a shorter end', '````ts\nlet a;\n```', 1],
  ['at the end of its list', '- ```ts\n  let a;\n\nWords.\n', 1],
  ['at the end of its quote', '> ```sh\n> ls\n\nWords.\n', 1],
  ['nowhere', '```sh\n```\n\n- ~~~sh\n\n  ~~~~\n\n> ```sh\n> ```\n', 0],
])('a page has a fence that is not closed %s', (_, text, count) => {
  const { problems } = checkSamples('0.0.0', [{ file: 'a.mdx', text }]);
  expect(problems).toHaveLength(count);
});

it('samples of partials are compiled, and not counted', () => {
  const page = { file: 'docs/_a.mdx', text: '```ts\nplayer.nothing;\n```\n' };
  expect(checkSamples(currentVersion.version, [page])).toMatchObject({ problems: [{ line: 2 }], count: 0 });
});

it('pages without a sample need no facts', () => {
  const text = 'Words, `code` and\n\n```sh\nnpm i\n```\n';
  expect(checkSamples('0.0.0', [{ file: 'words.mdx', text }])).toEqual({ problems: [], count: 0 });
});
