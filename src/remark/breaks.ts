import type { Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { breakable, element } from './nodes';

/** Lets code in the tables of the words break at its joints, and so nowhere else: their columns are narrow everywhere. */
export function breakAtJoints(tree: Root): void {
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'inlineCode', ({ value }, index, parent: Parent | undefined) => {
      parent!.children[index!] = element('code', {}, breakable(value));
    });
  });
}
