import type { Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { breakable, element } from './nodes';

/** Number of code characters that fit into a table column on a phone. */
const longest = 10;

/** Allows line breaks in long inline code in tables, but only between the words of an identifier or path. */
export function breakAtJoints(tree: Root): void {
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'inlineCode', ({ value }, index, parent: Parent | undefined) => {
      parent!.children[index!] = element('code', {}, breakable(value, longest));
    });
  });
}
