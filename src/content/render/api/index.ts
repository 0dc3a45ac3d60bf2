import type { Heading } from 'mdast';
import { eventsSymbol } from '../../../api/links';
import type { Block, ReferencePage, Section } from '../../read/reference';
import type { Node, RenderContext } from '../nodes';
import { internalErrors } from './errors';
import { symbolIdentity, withProperties } from './identity';
import { eventNodes, memberNodes } from './member';
import { memberIndex } from './memberIndex';
import { orderBlocks } from './order';
import { memberRows } from './rows';
import { symbolHead } from './symbol';

/** Renders a reference page. Keeps the order of the prose and combines it with the facts. */
export function renderPage(page: ReferencePage, context: RenderContext): Node[] {
  // Removes the URL of the page's first symbol, so that the page does not link to itself.
  const urls = new Map(
    [...context.urls].filter(([name]) => !page.sections.some(({ primary, symbol }) => primary && symbol.name === name)),
  );
  const own = { ...context, urls };
  const blocks = orderBlocks(page.blocks);
  const nodes = blocks.flatMap((block, position) => {
    const rendered = renderBlock(block, own);
    return endsOpening(blocks, position) ? [...rendered, ...memberIndex(block.section!, page)] : rendered;
  });
  return [...nodes, ...page.sections.flatMap((section) => internalErrors(section.internalErrors))];
}

function renderBlock(block: Block, context: RenderContext): Node[] {
  switch (block.kind) {
    case 'prose':
      return [block.node];
    case 'symbol':
      return symbolNodes(block, context);
    case 'part':
      return opensEvents(block.section) ? symbolNodes(block, context) : [block.heading];
    case 'member':
      return memberNodes(block, context);
    case 'event':
      return eventNodes(block, context);
    case 'table':
      return memberRows(block, context);
  }
}

/** Renders the head of a symbol. The page title is the heading of the first symbol. */
function symbolNodes({ heading, section }: { heading?: Heading; section?: Section }, context: RenderContext): Node[] {
  if (!section) return heading ? [heading] : [];
  const identity = symbolIdentity(section.symbol);
  if (!heading) return symbolHead(section, context, identity);
  return [withProperties(heading, identity), ...symbolHead(section, context)];
}

function opensEvents(section: Section | undefined): boolean {
  return section !== undefined && !section.primary && section.symbol.name === eventsSymbol;
}

/** True for the block before the member index: the introduction's first sample or, without one, its first paragraph. */
function endsOpening(blocks: Block[], position: number): boolean {
  const { section } = blocks[position];
  if (!section) return false;
  const ofSection = blocks.filter((block) => block.section === section);
  const members = ofSection.findIndex(({ kind }) => kind !== 'symbol' && kind !== 'prose');
  const opening = members < 0 ? ofSection : ofSection.slice(0, members);
  const first = (type: string): Block | undefined =>
    opening.find((block) => block.kind === 'prose' && block.node.type === type);
  return blocks[position] === (first('code') ?? first('paragraph') ?? ofSection[0]);
}
