import type { Heading } from 'mdast';
import { internalId } from '../../../api/links';
import { isInternal } from '../../../api/lookup';
import { constructedByBots } from '../../../config/internalMembers';
import { headingParts } from '../../read/markup';
import type { Block } from '../../read/reference';

/** The order of the main parts of a class page. All other parts follow. */
const order = ['Methods', 'Events', 'Properties'];

/** Moves the properties of a class below its methods and events. Moves members that bots never call to the end. */
export function orderBlocks(blocks: readonly Block[]): Block[] {
  const [first] = blocks;
  if (first?.kind !== 'symbol' || first.section?.symbol.kind !== 'class') return [...blocks];
  const [opening, ...parts] = splitParts(blocks);
  const internal = parts.flatMap((part) => part.filter((block) => !isForBots(block)));
  const kept = parts.map((part) => part.filter(isForBots)).filter(hasContent);
  const sorted = kept.map((part) => ({ part, rank: rankOf(part[0]) })).sort((a, b) => a.rank - b.rank);
  return [...opening, ...sorted.flatMap(({ part }) => part), ...internalPart(internal)];
}

/** Splits blocks at level 2 headings. The first part is the opening of the page. */
function splitParts(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (headingOf(block)?.depth === 2) parts.push([]);
    parts.at(-1)!.push(block);
  }
  return parts;
}

function headingOf(block: Block): Heading | undefined {
  if (block.kind === 'prose') return block.node.type === 'heading' ? block.node : undefined;
  return 'heading' in block ? block.heading : undefined;
}

function isForBots(block: Block): boolean {
  if (block.kind !== 'member') return true;
  const { member, name, section } = block;
  const isProtected = 'visibility' in member && member.visibility === 'protected';
  return !isProtected && !isInternal(section.symbol.name, name, member);
}

/** True if a part still has content after its internal members have moved to the end of the page. */
const hasContent = (part: readonly Block[]): boolean =>
  part.length > 1 || (part.length === 1 && part[0].kind !== 'part');

function rankOf(block: Block): number {
  if (block.kind === 'member') return constructedByBots.includes(block.section.symbol.name) ? -1 : order.length + 1;
  const heading = headingOf(block);
  const rank = heading ? order.indexOf(headingParts(heading).title) : -1;
  return rank < 0 ? order.length : rank;
}

function internalPart(members: readonly Block[]): Block[] {
  if (members.length === 0) return [];
  const text = `Called by Magmastream {#${internalId}}`;
  const heading: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: text }] };
  return [{ kind: 'part', heading }, ...members.map(toLevel3)];
}

/** Changes the heading level of a constructor from 2 (a separate part of the page) to 3 (a member). */
function toLevel3(block: Block): Block {
  return block.kind === 'member' ? { ...block, heading: { ...block.heading, depth: 3 } } : block;
}
