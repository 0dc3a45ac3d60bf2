import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts } from '../../../src/api/load';
import type { ApiSymbol, Facts } from '../../../src/api/schema';
import { formatProblem } from '../../../src/words/problem';
import type { WordsReport } from '../../../src/check/words';
import { checkWords } from '../../../src/check/words';

const fixtures = join(__dirname, '../../fixtures/words');

/** Facts of 2.8.7 cut down to a few symbols, so that a fixture of a few lines can be complete. */
function factsOf(...names: string[]): Facts {
  const facts = loadFacts('2.8.7');
  const symbols = facts.symbols.filter(({ name }: ApiSymbol) => names.includes(name));
  return { ...facts, symbols };
}

/** Checks the pages of a fixture folder and returns its problems as a contributor reads them. */
function check(fixture: string, names: string[], complete: string[] = []): { report: WordsReport; messages: string[] } {
  const folder = join(fixtures, fixture);
  const pages = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const report = checkWords(pages, factsOf(...names), complete);
  return { report, messages: report.rules.flatMap(({ problems }) => problems.map(formatProblem)) };
}

it('finds nothing wrong in complete pages', () => {
  const { report, messages } = check('complete', ['Plugin', 'Lyrics', 'LyricsLine'], ['2.8.7']);
  expect(messages).toEqual([]);
  expect(report.symbols).toEqual({ shown: 3, total: 3 });
  expect(report.members).toEqual({ shown: 12, total: 12 });
  expect(report.missing).toEqual([]);
});

it('names a heading that is no member, with the nearest right name', () => {
  const { messages } = check('unknown-member', ['Plugin']);
  expect(messages).toContain('plugin.mdx:12  "laod" is no member of Plugin; did you mean "load"?');
});

it('names a list entry that is no member', () => {
  const { messages } = check('unknown-entry', ['LyricsLine']);
  expect(messages).toContain('lyricsLine.mdx:9  "lines" is no member of LyricsLine; did you mean "line"?');
});

it('names a parameter entry that the member does not take', () => {
  const { messages } = check('unknown-parameter', ['Plugin']);
  expect(messages).toContain('plugin.mdx:16  "manger" is no parameter of Plugin.load; did you mean "manager"?');
});

it('names a member that no page documents, and what to write', () => {
  const { messages } = check('missing-member', ['LyricsLine']);
  expect(messages).toContain(
    'lyricsLine.mdx:1  LyricsLine.plugin is on no page: add "- `plugin`: …" to the section of LyricsLine',
  );
});

it('names a symbol that no page claims', () => {
  const { messages } = check('missing-member', ['LyricsLine', 'FrameStats']);
  expect(messages.join('\n')).toMatch(
    /2\.8\.7\.json:1 {2}FrameStats of 2\.8\.7 \(src\/.+:\d+\) is on no page: name it/,
  );
});

it('names a symbol that two pages claim', () => {
  const { messages } = check('claimed-twice', ['Sizes']);
  expect(messages).toEqual(['b.mdx:1  Sizes is documented on a.mdx already: remove it from one of the two']);
});

it('asks for a sentence for each symbol', () => {
  const { messages } = check('no-sentence', ['Sizes']);
  expect(messages).toEqual([
    'sizes.mdx:1  Sizes has no sentence of its own: say what it is and when a reader meets it',
  ]);
});

it('asks for explicit ids, on pages without facts too', () => {
  const { messages } = check('no-id', []);
  expect(messages).toEqual(['guide.mdx:6  the heading "First steps" has no explicit id: add {#…} behind it']);
});

it('follows links between pages to their file and place', () => {
  const { messages } = check('broken-links', ['Sizes']);
  expect(messages).toEqual([
    'guide.mdx:5  the link "./sizs.mdx" leads to no page; did you mean "sizes.mdx"?',
    'guide.mdx:6  the link "./sizes.mdx#smal" leads to no place of sizes.mdx; did you mean "#small"?',
  ]);
});

it('names the line of a page that does not parse', () => {
  const { messages } = check('no-mdx', []);
  expect(messages[0]).toMatch(/^guide\.mdx:5 {2}this page does not parse: /);
});

it('names the place in front matter that is no YAML, each time it is asked', () => {
  const pages = [{ file: 'guide.mdx', text: '---\ntitle: Guide\ndescription: first: steps\n---\n\nWords.\n' }];
  for (const report of [1, 2].map(() => checkWords(pages, factsOf(), []))) {
    expect(report.rules[0].problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^guide\.mdx:3 {2}the front matter is no YAML \(.+\): a value with a colon/),
    ]);
  }
});

it('asks for the address of a page that documents symbols', () => {
  const { messages } = check('no-slug', ['Sizes']);
  expect(messages[0]).toBe(
    'sizes.mdx:1  a page with "api" needs a "slug" that starts with "/", the address that links to its symbols lead to',
  );
});

it('knows the place of the internal errors on the pages that have them', () => {
  const text = (name: string) => `---\nslug: /x\napi: ${name}\n---\n\nWords and [errors](#internal-errors).\n`;
  const pages = ['Node', 'Sizes'].map((name) => ({ file: `${name}.mdx`, text: text(name) }));
  const { rules } = checkWords(pages, factsOf('Node', 'Sizes'), []);
  const broken = rules.flatMap(({ problems }) => problems).filter(({ message }) => message.includes('the link'));
  expect(broken.map(formatProblem)).toEqual([
    'Sizes.mdx:6  the link "#internal-errors" leads to no place of Sizes.mdx',
  ]);
});

it('counts missing words, and fails a version only once it is listed as complete', () => {
  const open = check('missing-words', ['Plugin', 'LyricsLine']);
  expect(open.messages).toEqual([]);
  expect(open.report.missing.map(formatProblem)).toEqual([
    'lyricsLine.mdx:12  LyricsLine.duration has no words',
    'plugin.mdx:9  Plugin.constructor: the parameter "name" has no words',
    'plugin.mdx:15  Plugin.name has no words',
    'plugin.mdx:19  Plugin.load has no words',
    'plugin.mdx:19  Plugin.load: the parameter "manager" has no words',
  ]);
  const complete = check('missing-words', ['Plugin', 'LyricsLine'], ['2.8.7']);
  expect(complete.messages).toHaveLength(5);
});
