import { loadFacts } from '../../../src/api/load';
import type { Places } from '../../../src/words/places';
import { linkSample } from '../../../src/samples/links';

const facts = loadFacts('2.8.7');
const nowhere: Places = { ofSymbol: () => undefined, ofMember: () => undefined, ofEvent: () => undefined };
const somewhere: Places = {
  ofSymbol: (symbol) => `/${symbol}`,
  ofMember: (symbol, member) => `/${symbol}#${member}`,
  ofEvent: (event) => `/events#${event}`,
};

const page = (...lines: string[]) => ({ file: 'play.mdx', text: ['```ts', ...lines, '```'].join('\n') });
const sample = page(
  'import type { Queue } from "magmastream";',
  '',
  'export const size = (queue: Queue) => queue.size;',
);

test('a sample is cut where its colors and its links change, and stays whole', () => {
  const { pieces, problems } = linkSample(sample, facts, somewhere);
  expect(problems).toEqual([]);
  expect(pieces.map(({ text }) => text).join('')).toBe(sample.text.split('\n').slice(1, -1).join('\n'));
  expect(pieces.every(({ text }) => text !== '')).toBe(true);
  expect(pieces.filter(({ href }) => href).map(({ text, href }) => [text, href])).toEqual([
    ['Queue', '/Queue'],
    ['Queue', '/Queue'],
    ['size', '/Queue#size'],
  ]);
  expect(pieces[0]).toEqual({ text: 'import', kind: 'keyword' });
});

test('a link inside of plain text takes the text apart', () => {
  const { pieces } = linkSample(
    page('import type { Manager } from "magmastream";', 'export const { players } = {} as Manager;'),
    facts,
    somewhere,
  );
  expect(pieces).toContainEqual({ text: 'players', href: '/Manager#players' });
});

test('a name that no page documents is a problem with its line', () => {
  expect(linkSample(sample, facts, nowhere).problems).toEqual([
    { file: 'play.mdx', line: 2, message: 'no page of 2.8.7 documents Queue' },
    { file: 'play.mdx', line: 4, message: 'no page of 2.8.7 documents Queue' },
    { file: 'play.mdx', line: 4, message: 'no page of 2.8.7 documents Queue.size' },
  ]);
});

test.each([
  ['no sample', { file: 'play.mdx', text: 'Words.' }, 'here are 0'],
  ['two samples', { file: 'play.mdx', text: '```ts\n1;\n```\n\n```ts\n2;\n```' }, 'here are 2'],
])('a page with %s says so', (_, wrong, message) => {
  expect(linkSample(wrong, facts, somewhere).problems.map((problem) => problem.message)).toEqual([
    expect.stringContaining(message),
  ]);
});
