import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts } from '../../../src/api/load';
import type { Facts } from '../../../src/api/schema';
import { checkContent } from '../../../src/check/content';
import { formatProblem } from '../../../src/content/read/problem';

/** The version that the expected values in this file describe. */
const version = '2.8.7';
const fixtures = join(__dirname, '../../fixtures/content');

/** Returns facts reduced to a few symbols, so that a short test page can document all of them. */
function factsOf(...names: string[]): Facts {
  const facts = loadFacts(version);
  return { ...facts, symbols: facts.symbols.filter(({ name }) => names.includes(name)) };
}

/** Checks pages. Returns the formatted problems and the counts. */
function check(pages: { file: string; text: string }[], names: string[]) {
  const { rules, ...counts } = checkContent(pages, factsOf(...names));
  return { messages: rules.flatMap(({ problems }) => problems.map(formatProblem)), ...counts };
}

/** Returns all pages in a fixture folder. */
function pagesOf(fixture: string): { file: string; text: string }[] {
  const textOf = (file: string) => readFileSync(join(fixtures, fixture, file), 'utf8');
  return readdirSync(join(fixtures, fixture)).map((file) => ({ file, text: textOf(file) }));
}

it('the check accepts complete pages', () => {
  const counts = { symbols: { documented: 3, total: 3 }, members: { documented: 12, total: 12 } };
  expect(check(pagesOf('complete'), ['Plugin', 'Lyrics', 'LyricsLine'])).toEqual({
    messages: [],
    missing: [],
    internal: [],
    ...counts,
  });
});

const noSlug = 'a page with "api" needs a "slug" that starts with "/": links to its symbols use it as URL';

it.each([
  ['unknown-parameter', 'Plugin', 'plugin.mdx:16  "manger" is not a parameter of Plugin.load; did you mean "manager"?'],
  ['missing-member', 'LyricsLine', 'LyricsLine.plugin is not documented: add "- `plugin`: …" to “Properties”'],
  ['missing-member', 'FrameStats', `${version}.json:1  FrameStats of ${version} (src/structures/Node.ts:`],
  ['missing-member', 'FrameStats', ') is not documented: add it to the "api" of a page'],
  ['no-mdx', '', 'guide.mdx:5  this page does not parse: '],
  ['no-slug', 'Sizes', `sizes.mdx:1  ${noSlug}`],
])('the check reports %s with the nearest known name', (fixture, symbol, message) => {
  expect(check(pagesOf(fixture), [symbol]).messages.join('\n')).toContain(message);
});

it.each([
  [
    'claimed-twice',
    'Sizes',
    'a.mdx:1  Sizes is already documented on b.mdx: remove one of the two',
    'b.mdx:1  Sizes is already documented on a.mdx: remove one of the two',
  ],
  [
    'no-sentence',
    'Sizes',
    'sizes.mdx:1  Sizes has no introduction: write a sentence that says what it is and when readers need it',
  ],
  ['no-id', '', 'guide.mdx:6  the heading "First steps" has no explicit id: append {#first-steps}'],
  [
    ...['broken-links', 'Sizes'],
    'guide.mdx:5  the link "./sizs.mdx" leads to no page; did you mean "./sizes.mdx"?',
    'guide.mdx:6  the link "./sizes.mdx#smal" leads to no anchor of sizes.mdx; did you mean "small"?',
  ],
  [
    ...['missing-words', 'Plugin LyricsLine'],
    'lyricsLine.mdx:12  LyricsLine has no prose about duration',
    'plugin.mdx:9  Plugin.constructor has no prose about name',
    'plugin.mdx:15  Plugin has no prose about name',
    'plugin.mdx:19  Plugin.load has no prose',
    'plugin.mdx:19  Plugin.load has no prose about manager',
    'plugin.mdx:9  Plugin.constructor has no sample: show what to type',
    'plugin.mdx:19  Plugin.load has no sample: show what to type',
  ],
] as string[][])('the check reports exactly the problems of %s', (fixture, symbols, ...expected) => {
  const { messages, missing } = check(pagesOf(fixture), symbols.split(' '));
  expect(messages).toEqual(expected);
  expect(missing).toHaveLength(expected.filter((message) => message.includes('has no prose')).length);
});

it.each([
  ['a page does not parse', pagesOf('no-mdx')],
  ['there are no pages', []],
])('the check does not report a symbol as undocumented if %s', (_, pages) => {
  expect(check(pages, ['Sizes']).messages.join('\n')).not.toContain('is not documented');
});

const linksTo = (...urls: string[]) => ({ file: 'links.mdx', text: urls.map((url) => `[a](${url})`).join('\n\n') });

it('the check reports every link to a missing target', () => {
  const pages = [linksTo('#gone', './gone.mdx', '#gone', './links.mdx#gone', './gone.mdx')];
  expect(check(pages, []).messages).toEqual([
    'links.mdx:1  the link "#gone" leads to no anchor of links.mdx: use the id of a heading or list entry of that page',
    'links.mdx:3  the link "./gone.mdx" leads to no page: write the path of an .mdx file, relative to this page',
    'links.mdx:5  the link "#gone" leads to no anchor of links.mdx: use the id of a heading or list entry of that page',
    'links.mdx:7  the link "./links.mdx#gone" leads to no anchor of links.mdx: use the id of a heading or list entry of that page',
    'links.mdx:9  the link "./gone.mdx" leads to no page: write the path of an .mdx file, relative to this page',
  ]);
});

it('the check lists internal members without a sample', () => {
  const text = '---\nslug: /x\napi: Node\n---\n\nWords.\n\n## Methods {#methods}\n\n';
  const members = ['open', 'init', 'updateSessionId', 'connect'].map((name) => `### ${name} {#${name}}\n\nWords.\n\n`);
  const { messages, internal } = check([{ file: 'node.mdx', text: text + members.join('') }], ['Node']);
  expect(messages.filter((message) => message.includes('sample'))).toEqual([
    'node.mdx:22  Node.connect has no sample: show what to type',
  ]);
  expect(internal).toEqual(['Node.open', 'Node.init', 'Node.updateSessionId']);
});
