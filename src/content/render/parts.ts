import type { RootContent } from 'mdast';

/** A heading with what stands under it, up to the next one: a `<section>`, which browsers may leave alone while it is far. */
interface Part {
  type: 'part';
  data: { hName: 'section'; hProperties: { className: string[] } };
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    part: Part;
  }
}

const partOf = (depth: number): Part => ({
  type: 'part',
  data: { hName: 'section', hProperties: { className: [`part-${depth}`] } },
  children: [],
});

/**
 * Sets the parts of a page apart, one after the other and none in another, by its headings of the second and third level;
 * two headings in a row begin one part. What stands before the first stays as it is.
 */
export function inParts(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let part: Part | undefined;
  for (const node of nodes) {
    const depth = node.type === 'heading' && node.depth > 1 && node.depth < 4 ? node.depth : undefined;
    const isAlone = part?.children.every(({ type }) => type === 'heading');
    if (depth && !isAlone) result.push((part = partOf(depth)));
    if (part) part.children.push(node);
    else result.push(node);
  }
  return result;
}
