import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageId } from '../content/read/pages';

/**
 * Adds pages to the sidebar, either next to a related page (`related` maps files to files) or to the category of their
 * folder. Returns a sentence for each page without a category.
 */
export function addToSidebar(root: string, files: readonly string[], related: ReadonlyMap<string, string>): string[] {
  const left: string[] = [];
  updateSidebar(root, (text) =>
    files.reduce((before, file) => {
      const id = pageId(file);
      if (before.includes(`'${id}'`)) return before;
      const [folder] = id.split('/');
      const label = `${folder[0].toUpperCase()}${folder.slice(1)}`;
      const neighbor = related.get(file);
      const place = (neighbor && listWith(before, pageId(neighbor))) ?? listOf(before, label);
      if (place) return insert(before, place, id);
      left.push(`${file}: add '${id}' to a category of sidebars.ts, because no category has the label “${label}”`);
      return before;
    }, text),
  );
  return left;
}

/** Removes a page from the sidebar, and also the categories that become empty. */
export function removeFromSidebar(root: string, id: string): void {
  const empty = /\s*\{\s*type: 'category',(?:(?!type: 'category')[^])*?items: \[\s*\],\s*\},?/g;
  updateSidebar(root, (text) => text.replace(new RegExp(`\\s*'${id}',?`), '').replace(empty, ''));
}

type Range = readonly [start: number, end: number];

/** Inserts an id into a list in alphabetical order. If the list is not sorted, appends the id. */
function insert(text: string, [start, end]: Range, id: string): string {
  const body = text.slice(start, end);
  const ids = body.includes('{') ? [] : [...body.matchAll(/'([^']+)'/g)];
  const key = (name: string): string => name.toLowerCase();
  const isSorted = ids.every(([, name], index) => index === 0 || key(ids[index - 1][1]) <= key(name));
  const next = isSorted ? ids.find(([, name]) => key(name) > key(id)) : undefined;
  if (next) return `${text.slice(0, start + next.index)}'${id}', ${text.slice(start + next.index)}`;
  const separator = /,\s*$/.test(body) || body.trim() === '' ? '' : ',';
  return `${text.slice(0, end).trimEnd()}${separator}\n'${id}',\n${text.slice(end)}`;
}

/** Finds the page list of the category with a label. */
function listOf(text: string, label: string): Range | undefined {
  const [found] = new RegExp(`^[^]*?label: '${label}',[^]*?items: \\[`).exec(text) ?? [];
  return found === undefined ? undefined : [found.length, endOf(text, found.length)];
}

/** Finds the innermost list that contains a page. */
function listWith(text: string, id: string): Range | undefined {
  const at = text.indexOf(`'${id}'`);
  const lists = [...text.slice(0, Math.max(at, 0)).matchAll(/items: \[/g)].map(
    ({ index }) => index + 'items: ['.length,
  );
  const start = lists.reverse().find((list) => endOf(text, list) > at);
  return start === undefined ? undefined : [start, endOf(text, start)];
}

/** Returns the position of the bracket that closes a list. */
function endOf(text: string, start: number): number {
  let [at, depth] = [start, 1];
  for (; depth > 0 && at < text.length; at += 1) depth += Number(text[at] === '[') - Number(text[at] === ']');
  return at - 1;
}

function updateSidebar(root: string, update: (text: string) => string): void {
  const file = join(root, 'sidebars.ts');
  writeFileSync(file, update(readFileSync(file, 'utf8')));
}
