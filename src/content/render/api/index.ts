import type { Heading } from 'mdast';
import { eventsSymbol } from '../../../api/links';
import type { Block, ReferencePage, Section } from '../../read/reference';
import type { Node, RenderContext } from '../nodes';
import { internalErrors } from './errors';
import { symbolIdentity, withProperties } from './identity';
import { eventNodes, memberNodes } from './member';
import { overview, symbolHead } from './symbol';
import { membersTable } from './table';

/** Renders a reference page: its prose in the original order, joined with the facts. */
export function renderPage(page: ReferencePage, context: RenderContext): Node[] {
  const nodes = page.blocks.flatMap((block, position) => {
    const opened = opensMembers(page.blocks, position) ? openClass(block.section, page) : [];
    return [...opened, ...renderBlock(block, context)];
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
      return [membersTable(block.section, block.rows, context)];
  }
}

/** Renders the heading of a symbol (the page title, for the first symbol) and the head of its section. */
function symbolNodes({ heading, section }: { heading?: Heading; section?: Section }, context: RenderContext): Node[] {
  if (!section) return heading ? [heading] : [];
  const identity = symbolIdentity(section.symbol);
  if (!heading) return symbolHead(section, context, identity);
  return [withProperties(heading, identity), ...symbolHead(section, context)];
}

/** True for the heading "Events" on the page of another symbol. */
function opensEvents(section: Section | undefined): boolean {
  return section !== undefined && !section.primary && section.symbol.name === eventsSymbol;
}

/** True for the first block of a section after its head and opening prose. */
function opensMembers(blocks: Block[], position: number): boolean {
  const { section } = blocks[position];
  const opening = ({ kind }: Block) => kind === 'prose' || kind === 'symbol';
  return (
    section !== undefined && blocks.findIndex((block) => block.section === section && !opening(block)) === position
  );
}

function openClass(section: Section | undefined, page: ReferencePage): Node[] {
  if (section?.symbol.kind !== 'class') return [];
  const events = page.blocks.flatMap((block) => (block.kind === 'event' ? [block.name] : []));
  return [overview(section, section.symbol, section.primary ? events : [])];
}
