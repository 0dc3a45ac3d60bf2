import ts from 'typescript';

export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/**
 * Returns a node and all its descendants, in source order. Does not use recursion, because long `else if` chains would
 * overflow the stack.
 */
export function nodesIn(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes.push(node);
    pending.push(...childrenOf(node).reverse());
  }
  return nodes;
}
