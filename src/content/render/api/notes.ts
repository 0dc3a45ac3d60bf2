import type { RootContent } from 'mdast';
import { element, type Node } from '../nodes';

/** The number of notes that a member shows before the reader expands the rest. */
const shownNotes = 2;

/** Splits notes into shown and folded notes. A note is a paragraph, list item or table, with its sample. */
export function foldNotes(nodes: readonly RootContent[]): { open: RootContent[]; folded: RootContent[][] } {
  const notes: RootContent[][] = [];
  for (const node of nodes.flatMap(listItems)) {
    // Keep a sample together with the note above it.
    if (node.type === 'code' && notes.length > 0) notes.at(-1)!.push(node);
    else notes.push([node]);
  }
  return { open: joinLists(notes.slice(0, shownNotes).flat()), folded: notes.slice(shownNotes) };
}

/** Renders the folded notes below a line that shows their number. */
export function foldedNotes(notes: readonly RootContent[][]): Node {
  const summary = element(
    'summary',
    { class: 'api-fold' },
    `${notes.length} more ${notes.length === 1 ? 'detail' : 'details'}`,
  );
  return element('details', {}, summary, element('section', {}, joinLists(notes.flat())));
}

function listItems(node: RootContent): RootContent[] {
  if (node.type !== 'list' || node.ordered) return [node];
  return node.children.map((item) => ({ ...node, children: [item] }));
}

function joinLists(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'list' && !node.ordered && last?.type === 'list' && !last.ordered)
      joined[joined.length - 1] = { ...last, children: [...last.children, ...node.children] };
    else joined.push(node);
  }
  return joined;
}
