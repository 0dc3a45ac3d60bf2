import type { Heading, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { callsOf, constructorOf, membersOf, parametersOf } from '../../api/lookup';
import { listenerText, signaturesOf } from '../../api/print';
import type { Node } from '../nodes';
import { element, typeCode } from '../nodes';
import type { EventBlock, MemberBlock } from '../../words/reference';
import { headingParts } from '../../words/markup';
import { historyBadges, memberBadges, metaLine } from './badges';
import type { RenderContext } from './context';
import { memberErrors } from './errors';
import type { Identity } from './identity';
import { eventIdentity, memberIdentity, withProperties } from './identity';
import { signature } from './symbol';
import { parametersTable } from './table';

/** A member: its heading, badges and signature, the words with their parameters as a table, and its errors. */
export function memberNodes(block: MemberBlock, context: RenderContext): Node[] {
  const { section, member, heading, body } = block;
  const { symbol } = section;
  const fact = member === 'constructor' ? constructorOf(symbol) : member;
  if (!fact) return [heading, ...body];
  const calls = callsOf(symbol, member);
  const names = [...new Set(parametersOf(calls).map(({ name }) => name))].join(', ');
  const name = member === 'constructor' ? `new ${symbol.name}` : member.name;
  const returns = [...new Set(calls.flatMap((call) => call.returns ?? []))];
  return [
    retitle(heading, calls.length > 0 ? `${name}(${names})` : name, memberIdentity(symbol, member)),
    metaLine(
      memberBadges(symbol, member, context),
      symbol,
      `${symbol.name}.${headingParts(heading).title}`,
      fact.line,
      context,
    ),
    signature(signaturesOf(symbol, fact), context),
    ...joinedWords(block, returns, context),
    ...memberErrors(symbol, block.name, context),
  ];
}

/** An event: how to listen to it, and what its listener is given. */
export function eventNodes(block: EventBlock, context: RenderContext): Node[] {
  const { section, event, heading } = block;
  const { symbol } = section;
  const fact = membersOf(symbol).find(({ name }) => name === event.name);
  const badges = historyBadges(context.history.eventSince(event.name), context.history.eventChanges(event.name));
  return [
    retitle(heading, event.name, eventIdentity(event.name)),
    metaLine(badges, symbol, `the event ${event.name}`, fact?.line ?? symbol.line, context),
    signature([`manager.${listenerText(event)}`], context),
    ...joinedWords(block, [], context),
  ];
}

/** Replaces a heading's text and keeps its id, so that both reach the table of contents. */
function retitle(heading: Heading, title: string, identity: Identity | undefined): Heading {
  const { id } = headingParts(heading);
  const marked = withProperties(heading, { className: ['api-member'], ...identity });
  return { ...marked, children: [{ type: 'text', value: id ? `${title} {#${id}}` : title }] };
}

/** The words of a member: its list of parameters becomes their table, and "Returns" is joined with its type. */
function joinedWords(block: MemberBlock | EventBlock, returns: string[], context: RenderContext): Node[] {
  const { parameters, list, entries } = block;
  const table = parameters.length > 0 ? [parametersTable(parameters, entries, context)] : [];
  const words = block.body.flatMap((node): Node[] => {
    if (node === list) return table;
    return [isReturns(node) ? returnsParagraph(node, returns, context) : node];
  });
  const unsaid = returns.length > 0 && !block.body.some(isReturns);
  return [...words, ...(list ? [] : table), ...(unsaid ? [returnsParagraph(undefined, returns, context)] : [])];
}

function isReturns(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.children[0]?.type === 'strong' && toString(node.children[0]) === 'Returns';
}

function returnsParagraph(words: Paragraph | undefined, returns: string[], { addresses }: RenderContext): Node {
  const types = returns.flatMap((type, index): Node[] => [
    { type: 'text', value: index > 0 ? ' or ' : ' ' },
    typeCode(type, addresses),
  ]);
  const [label, ...rest] = words?.children ?? [element('strong', {}, 'Returns')];
  const colon: Node[] = rest.length > 0 ? [{ type: 'text', value: ':' }] : [];
  return element('p', {}, label, types, colon, rest);
}
