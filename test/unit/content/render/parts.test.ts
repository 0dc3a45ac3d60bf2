import type { Heading, Paragraph, RootContent } from 'mdast';
import { inParts } from '../../../../src/content/render/parts';

const words: Paragraph = { type: 'paragraph', children: [] };
const heading = (depth: Heading['depth']): Heading => ({ type: 'heading', depth, children: [] });
const shape = (nodes: RootContent[]): unknown[] =>
  nodes.map((node) =>
    node.type === 'part'
      ? [...node.data.hProperties.className, ...shape(node.children)]
      : node.type + ('depth' in node ? node.depth : ''),
  );

test('each heading of the second and third level begins a part, and what stands before them is in none', () => {
  const page = [words, heading(2), words, heading(4), words, heading(3), words];
  expect(shape(inParts(page))).toEqual([
    'paragraph',
    ['part-2', 'heading2', 'paragraph', 'heading4', 'paragraph'],
    ['part-3', 'heading3', 'paragraph'],
  ]);
});

test('two headings in a row begin one part', () => {
  expect(shape(inParts([heading(2), heading(3), words, heading(3), words]))).toEqual([
    ['part-2', 'heading2', 'heading3', 'paragraph'],
    ['part-3', 'heading3', 'paragraph'],
  ]);
});
