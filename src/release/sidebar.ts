import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pageId } from '../content/read/pages';
import { nodesIn } from '../lib/syntaxTree';

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
      const list = findList(before, neighbor && pageId(neighbor), label);
      if (list) return insert(before, list, id);
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

/**
 * Inserts an id into a list in alphabetical order, below the nested categories. If the list is not sorted, appends the
 * id.
 */
function insert(text: string, list: ts.ArrayLiteralExpression, id: string): string {
  const { elements, end } = list;
  const nested = elements.map((element) => ts.isStringLiteral(element)).lastIndexOf(false);
  const ids = elements.slice(nested + 1) as ts.StringLiteral[];
  const key = (name: string): string => name.toLowerCase();
  const isSorted = ids.every(({ text: name }, index) => index === 0 || key(ids[index - 1].text) <= key(name));
  const next = isSorted ? ids.find(({ text: name }) => key(name) > key(id)) : undefined;
  if (next) return `${text.slice(0, next.getStart())}'${id}', ${text.slice(next.getStart())}`;
  const separator = elements.length === 0 || elements.hasTrailingComma ? '' : ',';
  return `${text.slice(0, end - 1).trimEnd()}${separator}\n'${id}',\n${text.slice(end - 1)}`;
}

/** Finds the list that contains a page or, if there is none, the list of the category with a label. */
function findList(text: string, page: string | undefined, label: string): ts.ArrayLiteralExpression | undefined {
  const file = ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true);
  const lists = nodesIn(file).filter(ts.isArrayLiteralExpression);
  const isLabel = (node: ts.Node): boolean => node.getText() === `label: '${label}'`;
  return (
    lists.find(({ elements }) => elements.some((element) => ts.isStringLiteral(element) && element.text === page)) ??
    lists.find(({ parent: { parent } }) => ts.isObjectLiteralExpression(parent) && parent.properties.some(isLabel))
  );
}

function updateSidebar(root: string, update: (text: string) => string): void {
  const file = join(root, 'sidebars.ts');
  writeFileSync(file, update(readFileSync(file, 'utf8')));
}
