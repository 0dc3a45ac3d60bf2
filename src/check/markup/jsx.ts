import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns the text value of an attribute, or undefined if the attribute is missing or has an expression. */
export function attributeOf({ attributes }: Jsx, name: string): string | undefined {
  const found = attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** True if the element has the attribute. The value may be an expression. */
export const hasAttribute = ({ attributes }: Jsx, name: string): boolean =>
  attributes.some((attribute) => 'name' in attribute && attribute.name === name);
