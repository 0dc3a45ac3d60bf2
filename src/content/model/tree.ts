import type { Element, ElementContent, Nodes } from 'hast';
import { tagOf, type TreeNode } from '../render/staticHtml';

/** Converts an MDX tree to HTML elements. A component becomes an element with the same name. */
export function plainTree(node: TreeNode): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value! }];
  const tag = tagOf(node);
  const children = (node.children ?? []).flatMap(plainTree);
  return tag
    ? [{ type: 'element', tagName: tag.name, properties: tag.properties as Element['properties'], children }]
    : children;
}

/** Returns the class names of an element. */
export function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : String(className ?? '').split(' ');
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** Returns the first element, in document order, with a class or a tag name. A leading dot marks a class. */
export function findElement(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** Returns the text of a node without the zero-width characters in link icons and line break opportunities. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/[\u200b\ufeff]/g, '');
  return 'children' in node ? node.children.map(rawText).join('') : '';
}
