import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedVersions } from '../../../src/api/load';
import { formatProblem } from '../../../src/words/problem';
import { checkSamples } from '../../../src/samples';

const fixtures = path.join(__dirname, '../../fixtures/samples');

function check(files: string[], version = '2.8.7'): { messages: string[]; count: number } {
  const pages = files.map((file) => ({ file, text: readFileSync(path.join(fixtures, file), 'utf8') }));
  const { problems, count } = checkSamples(version, pages);
  return { messages: problems.map(formatProblem), count };
}

describe('samples that stand alone', () => {
  it('use the hidden names, and without an import the whole library', () => {
    expect(check(['short.mdx'])).toEqual({ messages: [], count: 2 });
  });

  it('use their own names before the hidden ones', () => {
    expect(check(['own-names.mdx']).messages).toEqual([
      "own-names.mdx:14  TS18047: 'client.user' is possibly 'null'.",
      "own-names.mdx:21  TS18047: 'client.user' is possibly 'null'.",
      "own-names.mdx:29  TS2339: Property 'mine' does not exist on type 'Queue'.",
    ]);
  });

  it('share one discord.js with the library, whether they import or require it', () => {
    expect(check(['one-discord.mdx'], '2.8.5')).toEqual({ messages: [], count: 2 });
  });

  it('import what they use of the library as soon as they import anything', () => {
    expect(check(['imports.mdx']).messages).toEqual([
      "imports.mdx:6  TS2304: Cannot find name 'ManagerEventTypes'.",
      "imports.mdx:11  TS2304: Cannot find name 'LoadTypes'.",
      `imports.mdx:17  TS2459: Module '"magmastream"' declares 'Band' locally, but it is not exported.`,
      `imports.mdx:18  TS2724: '"magmastream"' has no exported member named 'Mangaer'. Did you mean 'Manager'?`,
    ]);
  });

  it('import what a bot has installed, and no package of this site', () => {
    const missing = (module: string) =>
      `TS2307: Cannot find module '${module}' or its corresponding type declarations.`;
    expect(check(['packages.mdx']).messages).toEqual([
      `packages.mdx:11  ${missing('react')}`,
      `packages.mdx:12  ${missing('minisearch')}`,
      `packages.mdx:18  ${missing('react')}`,
    ]);
  });

  it.each(documentedVersions)('find every hidden name with a type of its own in %s', (version) => {
    const names = ['client', 'interaction', 'guild', 'voice', 'textChannel', 'manager', 'node', 'player'];
    const code = names.map((name) => `${name}.nothing;`).join('\n');
    const { problems } = checkSamples(version, [{ file: 'names.mdx', text: `\`\`\`ts\n${code}\n\`\`\`\n` }]);
    expect(problems.map(({ line, message }) => `${line} ${message.split(' ').slice(0, 3).join(' ')}`)).toEqual(
      names.map((_, index) => `${index + 2} TS2339: Property 'nothing'`),
    );
  });

  it('are held to their own version of the library', () => {
    expect(check(['versions.mdx'], '2.8.7').messages).toEqual([]);
    const [message, ...rest] = check(['versions.mdx'], '2.8.5').messages;
    expect(message).toMatch(/^versions\.mdx:4 {2}TS2345: .*\n.*'lastFmApiKey' is missing/);
    expect(rest).toEqual([]);
  });
});

describe('a mistake', () => {
  it('is named with its line and the nearest right name, in ts and in js', () => {
    expect(check(['mistakes.mdx']).messages).toEqual([
      "mistakes.mdx:4  TS2551: Property 'qeue' does not exist on type 'Player'. Did you mean 'queue'?",
      "mistakes.mdx:6  TS2552: Cannot find name 'managr'. Did you mean 'manager'?",
      "mistakes.mdx:7  TS2345: Argument of type '{}' is not assignable to parameter of type 'PlayerOptions'.\n" +
        "  Type '{}' is missing the following properties from type 'PlayerOptions': guildId, textChannelId",
      "mistakes.mdx:8  TS2561: Object literal may only specify known properties, but 'volum' does not exist in type " +
        "'PlayerOptions'. Did you mean to write 'volume'?",
      "mistakes.mdx:12  TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
      "mistakes.mdx:13  TS7006: Parameter 'name' implicitly has an 'any' type.",
    ]);
  });

  it('of syntax is on a line of the sample, and stands alone', () => {
    expect(check(['syntax.mdx']).messages).toEqual([
      "syntax.mdx:3  TS1005: '}' expected.",
      'syntax.mdx:8  TS1160: Unterminated template literal.',
    ]);
  });

  it('is found wherever a fence can be', () => {
    const wrong = [
      [7, 'inTab'],
      [16, 'inList'],
      [20, 'onMarker'],
      [26, 'inNote'],
      [32, 'inQuote'],
      [39, 'inLonger'],
      [45, 'inTab'],
    ];
    expect(check(['nested.mdx'])).toEqual({
      count: 7,
      messages: wrong.map(
        ([line, name]) => `nested.mdx:${line}  TS2339: Property '${name}' does not exist on type 'Player'.`,
      ),
    });
  });
});

describe('samples titled as files', () => {
  it('import each other and their json across the pages of a version, a project for each language', () => {
    expect(check(['project.mdx', 'project-again.mdx'])).toEqual({ messages: [], count: 7 });
  });

  it('are whole files: nothing is hidden, nothing leaks to other samples, an import leads somewhere', () => {
    expect(check(['project-broken.mdx']).messages).toEqual([
      `project-broken.mdx:2  TS2305: Module '"./other"' has no exported member 'missing'.`,
      "project-broken.mdx:3  TS2307: Cannot find module './nowhere' or its corresponding type declarations.",
      "project-broken.mdx:12  TS2304: Cannot find name 'client'.",
      'project-broken.mdx:19  src/config.json: line 3, column 1: not JSON, unexpected "}"',
      "project-broken.mdx:28  TS2345: Argument of type 'number' is not assignable to parameter of type 'string'.",
      "project-broken.mdx:42  TS2307: Cannot find module './other' or its corresponding type declarations.",
      "project-broken.mdx:43  TS2339: Property 'extra' does not exist on type 'Client<true>'.",
    ]);
  });

  it('have one content for each title', () => {
    expect(check(['twice.mdx']).messages).toEqual([
      'twice.mdx:5  ./src/index.ts has other contents in twice.mdx:1: show the same, or title one differently',
      'twice.mdx:13  config.json has other contents in twice.mdx:9: show the same, or title one differently',
    ]);
  });
});

describe('a fence', () => {
  it('that must not compile gives exactly the errors that it names', () => {
    const advice = 'expect-error needs the codes of the errors, for example expect-error="2345,2339"';
    expect(check(['expected.mdx']).messages).toEqual([
      'expected.mdx:14  the fence expects the error TS2345, but the sample compiles',
      'expected.mdx:18  the fence expects the error TS2345, but the sample gives TS2339',
      "expected.mdx:19  TS2339: Property 'nothing' does not exist on type 'Player'.",
      'expected.mdx:22  the fence expects the error TS2339, but the sample gives TS2345',
      `expected.mdx:26  ${advice}`,
      `expected.mdx:30  ${advice}`,
    ]);
  });

  it('agrees with its title, silences nothing and ends', () => {
    const advice = 'a sample that must not compile says so on its fence, expect-error="<code>"';
    expect(check(['fences.mdx']).messages).toEqual([
      'fences.mdx:1  the language of the fence is ts but its title is src/index.js: make them agree',
      'fences.mdx:5  the language of the fence is js but its title is src/index.ts: make them agree',
      `fences.mdx:10  remove @ts-ignore: ${advice}`,
      `fences.mdx:12  remove @ts-expect-error: ${advice}`,
      `fences.mdx:17  remove @ts-nocheck: ${advice}`,
      'fences.mdx:21  this code fence is never closed: end it with the same characters on a line of their own',
    ]);
  });
});

it('needs no facts for pages without a sample', () => {
  expect(checkSamples('0.0.0', [{ file: 'words.mdx', text: 'Words, `code` and\n\n```sh\nnpm i\n```\n' }])).toEqual({
    problems: [],
    count: 0,
  });
});
