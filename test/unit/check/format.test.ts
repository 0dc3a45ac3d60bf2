import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFormat, formatSamples } from '../../../src/check/format';
import { formatProblem } from '../../../src/content/read/problem';
import { readEntry } from '../../../src/lib/cacheEntry';

const cache = join(mkdtempSync(join(tmpdir(), 'format-')), 'cache');
const page = (...lines: string[]) => ({ file: 'docs/guide.mdx', text: lines.join('\n') });
const check = async (...lines: string[]) => (await checkFormat([[page(...lines)]], cache)).flat().map(formatProblem);

const loose = page(
  '```ts',
  "player.setVolume(50, 'loud')",
  '```',
  '',
  '- In a list:',
  '',
  '  ```js title="index.js"',
  '  const { loadType, tracks, playlist } = await manager.search("never gonna give you up");',
  '  ```',
  '',
  '> ```ts',
  '> manager . init()',
  '>',
  '> done( )',
  '> ```',
);

test('the formatter formats the samples of a page, including samples in lists and quotes', async () => {
  expect(await formatSamples(loose)).toBe(
    [
      '```ts',
      'player.setVolume(50, "loud");',
      '```',
      '',
      '- In a list:',
      '',
      '  ```js title="index.js"',
      '  const { loadType, tracks, playlist } = await manager.search(',
      '    "never gonna give you up",',
      '  );',
      '  ```',
      '',
      '> ```ts',
      '> manager.init();',
      '>',
      '> done();',
      '> ```',
    ].join('\n'),
  );
});

test('the check reports samples that are not formatted, and accepts them after formatting', async () => {
  const message = 'this sample is not formatted: run npm run format';
  expect(await check(loose.text)).toEqual([1, 7, 11].map((line) => `docs/guide.mdx:${line}  ${message}`));
  expect(await check(await formatSamples(loose))).toEqual([]);
  expect(readEntry(cache)?.toString().split('\n')).toHaveLength(3);
});

test('the check reports a long line on every run', async () => {
  const lines = [
    '```js',
    '/** @type {import("magmastream").Track} */',
    'const text =',
    `  "${'long '.repeat(16)}";`,
    '```',
  ];
  const problems = ['docs/guide.mdx:4  this line has 85 characters: shorten it to 80'];
  expect(await check(...lines)).toEqual(problems);
  expect(await check(...lines)).toEqual(problems);
});

test.each([
  ['samples that do not parse', ['```ts', 'const = 1', '```']],
  ['other languages', ['```json', '{"a":1}', '```', '', '```sh', "echo  'a'", '```']],
  ['empty samples', ['```ts', '```']],
])('the formatter leaves %s unchanged', async (_, lines) => {
  expect(await formatSamples(page(...lines))).toBe(lines.join('\n'));
  expect(await check(...lines)).toEqual([]);
});
