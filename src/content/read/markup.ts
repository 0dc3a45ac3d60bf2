import type { Heading, ListItem, Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Returns the line number of a node in its file, starting at 1. Returns a line number unchanged. */
export const lineOf = (at: Nodes | number): number =>
  typeof at === 'number' ? at : ('position' in at && at.position?.start.line) || 1;

/** Splits a heading such as `create {#create}` into its title and its explicit id. */
export function headingParts(heading: Heading): { title: string; id?: string } {
  const text = toString(heading).trim();
  const match = /^(.*?)\s*\{#([^}]+)\}$/s.exec(text);
  return match ? { title: match[1], id: match[2] } : { title: text };
}

/** A list item of the form `` - `name`: prose ``. `prose` is empty if no text follows the name. */
export interface Entry {
  name: string;
  prose: RootContent[];
  line: number;
}

/** Returns the list items of the form `` `name`: prose ``, or undefined if there are none. */
export function entriesOf(node: RootContent): Entry[] | undefined {
  if (node.type !== 'list') return undefined;
  const entries = node.children.flatMap((item) => entryOf(item) ?? []);
  return entries.length > 0 ? entries : undefined;
}

/** Returns the line numbers of the items that `entriesOf` skips. In a list of entries, these items are mistakes. */
export function strayLines(list: RootContent): number[] {
  return list.type === 'list' ? list.children.filter((item) => !entryOf(item)).map((item) => lineOf(item)) : [];
}

function entryOf(item: ListItem): Entry | undefined {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') return undefined;
  const [name, colon, ...tail] = first.children;
  if (name?.type !== 'inlineCode' || colon?.type !== 'text' || !colon.value.startsWith(':')) return undefined;
  const start = colon.value.slice(1).trimStart();
  const phrases = start ? [{ ...colon, value: start }, ...tail] : tail;
  const prose = [...(phrases.length ? [{ ...first, children: phrases }] : []), ...rest];
  return { name: name.value, prose, line: lineOf(item) };
}
