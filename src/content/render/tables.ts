import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Labels the third cells of tables with three columns, because they are below the other cells on a phone. */
export function labelCells(tree: Root): void {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    if (head.children.length !== 3) return;
    const label = toString(head.children[2]);
    for (const { children: cells } of rows) if (cells[2]) cells[2].data = { hProperties: { dataLabel: label } };
  });
}
