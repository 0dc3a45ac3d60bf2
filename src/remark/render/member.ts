import type { Heading, Paragraph, RootContent } from 'mdast';
import { eventSignature, signaturesOf } from '../../api/signature';
import type { EventFact } from '../../api/types';
import { callsOf, constructorOf, parametersOf } from '../members';
import type { Node } from '../nodes';
import { element, typeCode } from '../nodes';
import type { EventBlock, MemberBlock } from '../page';
import type { Entry } from '../words';
import { entriesOf, headingParts, textOf } from '../words';
import { historyBadges, memberBadges, metaLine } from './badges';
import type { RenderContext } from './context';
import { memberErrors } from './errors';
import { signature } from './symbol';
import { parametersTable } from './table';

/** A member: its heading, badges and signature, the words with their parameters as a table, and its errors. */
export function memberNodes({ section, member, heading, body }: MemberBlock, context: RenderContext): Node[] {
  const { symbol } = section;
  const fact = member === 'constructor' ? constructorOf(symbol) : member;
  if (!fact) return [heading, ...body];
  const calls = callsOf(symbol, member);
  const names = [...new Set(parametersOf(calls).map(({ name }) => name))].join(', ');
  const name = member === 'constructor' ? `new ${symbol.name}` : member.name;
  const returns = [...new Set(calls.flatMap((call) => call.returns ?? []))];
  return [
    retitle(heading, calls.length > 0 ? `${name}(${names})` : name),
    metaLine(memberBadges(symbol, member, context), symbol, `${symbol.name}.${headingParts(heading).title}`, fact.line, context),
    signature(signaturesOf(symbol, fact), context),
    ...withParameters(body, parametersOf(calls), returns, context),
    ...memberErrors(symbol, member === 'constructor' ? member : member.name, context),
  ];
}

/** An event: how to listen to it, and what its listener is given. */
export function eventNodes({ section, event, heading, body }: EventBlock, context: RenderContext): Node[] {
  const { symbol } = section;
  const fact = 'members' in symbol ? symbol.members.find(({ name }) => name === event.name) : undefined;
  const badges = historyBadges(context.history.eventSince(event.name), context.history.eventChanges(event.name));
  const parameters = parametersOf([{ parameters: event.parameters.map((one) => ({ ...one, default: null })) }]);
  return [
    heading,
    metaLine(badges, symbol, `the event ${event.name}`, fact?.line ?? symbol.line, context),
    signature([listener(event)], context),
    ...withParameters(body, parameters, [], context),
  ];
}

function listener(event: EventFact): string {
  const name = event.enumKey === null ? JSON.stringify(event.name) : `ManagerEventTypes.${event.enumKey}`;
  return `manager.on(${name}, ${eventSignature(event)})`;
}

/** Replaces a heading's text and keeps its id, so that both reach the table of contents. */
function retitle(heading: Heading, title: string): Heading {
  const { id } = headingParts(heading);
  return { ...heading, children: [{ type: 'text', value: id ? `${title} {#${id}}` : title }] };
}

/** The words of a member: its list of parameters becomes their table, and "Returns" is joined with its type. */
function withParameters(
  body: RootContent[],
  parameters: ReturnType<typeof parametersOf>,
  returns: string[],
  context: RenderContext,
): Node[] {
  const list = parameters.length > 0 ? body.find((node) => entriesOf(node) !== undefined) : undefined;
  const entries: Entry[] = (list && entriesOf(list)) ?? [];
  const table = parameters.length > 0 ? parametersTable(parameters, entries, context) : undefined;
  const words = body.flatMap((node): Node[] => {
    if (node === list) return table ? [table] : [];
    return [isReturns(node) ? returnsParagraph(node, returns, context) : node];
  });
  return [
    ...words,
    ...(table && !list ? [table] : []),
    ...(returns.length > 0 && !body.some(isReturns) ? [returnsParagraph(undefined, returns, context)] : []),
  ];
}

function isReturns(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.children[0]?.type === 'strong' && textOf(node.children[0]) === 'Returns';
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
