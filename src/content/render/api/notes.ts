import type { RootContent } from 'mdast';
import { element, type Node } from '../nodes';

/** Number of notes that each member shows at once. */
const shownNotes = 2;

/** Splits the notes of a member after the second one. Each paragraph, list item or table with its sample is a note. */
export function foldNotes(nodes: readonly RootContent[]): { open: RootContent[]; folded: RootContent[][] } {
  const notes: RootContent[][] = [];
  for (const node of nodes.flatMap(listItems)) {
    // Keeps a sample in the note above it.
    if (node.type === 'code' && notes.length > 0) notes.at(-1)!.push(node);
    else notes.push([node]);
  }
  return { open: joinLists(notes.slice(0, shownNotes).flat()), folded: notes.slice(shownNotes) };
}

/** Renders folded notes below a line with their number. */
export function foldedNotes(notes: readonly RootContent[][]): Node {
  const summary = element(
    'summary',
    { class: 'api-fold' },
    `${notes.length} more ${notes.length === 1 ? 'detail' : 'details'}`,
  );
  return element('details', {}, summary, element('div', {}, joinLists(notes.flat())));
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
