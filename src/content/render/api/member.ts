import type { Heading, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { callsOf, indexOf } from '../../../api/lookup';
import { listenerText, signaturesOf } from '../../../api/print';
import { headingParts } from '../../read/markup';
import type { DescribedBlock, EventBlock, MemberBlock } from '../../read/reference';
import { element, typeCode, type Node, type RenderContext } from '../nodes';
import { historyBadges, memberBadges, metaLine } from './badges';
import { memberErrors } from './errors';
import { eventIdentity, memberIdentity, withProperties, type Identity } from './identity';
import { signature } from './symbol';
import { parametersTable } from './table';

/** Renders a member: heading, badges, signature, prose with the parameter table, and errors. */
export function memberNodes(block: MemberBlock, context: RenderContext): Node[] {
  const { section, name, member, heading, parameters } = block;
  const { symbol } = section;
  const calls = callsOf(member);
  const names = [...new Set(parameters.map((parameter) => parameter.name))].join(', ');
  const title = 'kind' in member ? name : `new ${symbol.name}`;
  const badges = memberBadges(symbol, name, member, context);
  const shown = `${symbol.name}.${headingParts(heading).title}`;
  return [
    retitle(heading, calls.length > 0 ? `${title}(${names})` : title, memberIdentity(symbol, name, member)),
    metaLine(badges, symbol, shown, member.line, context),
    signature(signaturesOf(symbol, member), context),
    ...joinedWords(block, [...new Set(calls.flatMap(({ returns }) => returns ?? []))], context),
    ...memberErrors(context.facts.errors.filter(({ thrownBy }) => thrownBy === `${symbol.name}.${name}`)),
  ];
}

/** Renders an event: heading, badges, the call that adds a listener, and prose with the argument table. */
export function eventNodes(block: EventBlock, context: RenderContext): Node[] {
  const { section, name, event, heading } = block;
  const { symbol } = section;
  const line = indexOf(context.facts).members.get(symbol.name)?.get(name)?.line ?? symbol.line;
  const badges = historyBadges(context.history.ofEvent(name));
  return [
    retitle(heading, name, eventIdentity(name)),
    metaLine(badges, symbol, `the event ${name}`, line, context),
    signature([`manager.${listenerText(event)}`], context),
    ...joinedWords(block, [], context),
  ];
}

/** Replaces the text of a heading and keeps its id, so that both reach the table of contents. */
function retitle(heading: Heading, title: string, identity: Identity | undefined): Heading {
  const { id } = headingParts(heading);
  const marked = withProperties(heading, { className: ['api-member'], ...identity });
  return { ...marked, children: [{ type: 'text', value: id ? `${title} {#${id}}` : title }] };
}

/** Renders the prose of a member. The parameter list becomes a table, and "Returns" gets the return type. */
function joinedWords(block: DescribedBlock, returns: string[], context: RenderContext): Node[] {
  const { parameters, list, entries, body } = block;
  const table = parameters.length > 0 ? [parametersTable(parameters, entries, context)] : [];
  const prose = body.flatMap((node): Node[] => {
    if (node === list) return table;
    return [isReturns(node) ? returnsParagraph(node, returns, context) : node];
  });
  const unsaid = returns.length > 0 && !body.some(isReturns);
  return [...prose, ...(list ? [] : table), ...(unsaid ? [returnsParagraph(undefined, returns, context)] : [])];
}

function isReturns(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.children[0]?.type === 'strong' && toString(node.children[0]) === 'Returns';
}

function returnsParagraph(prose: Paragraph | undefined, returns: string[], { urls }: RenderContext): Node {
  const types = returns.flatMap((type, index) => [index > 0 ? ' or ' : ' ', typeCode(type, urls)]);
  const [label, ...rest] = prose?.children ?? [element('strong', {}, 'Returns')];
  return element('p', {}, label, types, rest.length > 0 && ':', rest);
}
