import type { Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { breakable, element } from './nodes';

/** Letters of code that the columns of a table have room for on a telephone. */
const longest = 10;

/** Lets long code in the tables of the words break at its joints, and so nowhere else. */
export function breakAtJoints(tree: Root): void {
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'inlineCode', ({ value }, index, parent: Parent | undefined) => {
      parent!.children[index!] = element('code', {}, breakable(value, longest));
    });
  });
}
