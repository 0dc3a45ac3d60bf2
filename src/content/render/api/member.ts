import type { Heading, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { callsOf, indexOf } from '../../../api/lookup';
import { listenerText, signaturesOf } from '../../../api/print';
import { headingParts } from '../../read/markup';
import type { DescribedBlock, EventBlock, MemberBlock } from '../../read/reference';
import { element, typeCode, type Child, type Node, type RenderContext } from '../nodes';
import { eventBadge, memberBadges, headFacts } from './badges';
import { memberErrors } from './errors';
import { eventIdentity, memberIdentity, withProperties, type Identity } from './identity';
import { signature } from './symbol';
import { foldedNotes, foldNotes } from './notes';
import { parameterList } from './rows';

/** Renders a member: its heading, badges, signature, prose, parameter table and errors. */
export function memberNodes(block: MemberBlock, context: RenderContext): Node[] {
  const { section, name, member, heading, parameters } = block;
  const { symbol } = section;
  const calls = callsOf(member);
  const names = [...new Set(parameters.map((parameter) => parameter.name))].join(', ');
  const called = 'kind' in member ? name : `new ${symbol.name}`;
  const badges = memberBadges(symbol, name, member, context);
  const fullName = `${symbol.name}.${headingParts(heading).title}`;
  const text = calls.length > 0 ? `${called}(${names})` : called;
  const title = retitle(heading, text, memberIdentity(symbol, name, member));
  const body = orderedBody(block, [...new Set(calls.flatMap(({ returns }) => returns ?? []))], true, context);
  const errors = context.facts.errors.filter(({ thrownBy }) => thrownBy === `${symbol.name}.${name}`);
  const isAsync = 'async' in member && member.async;
  return [
    entry(
      headLine(title, badges, symbol, fullName, member.line, context),
      signature(signaturesOf(symbol, member), context),
      body,
      memberErrors(errors, isAsync),
    ),
  ];
}

/** Renders an event: its heading, badges, the call that adds a listener, the prose and an argument table. */
export function eventNodes(block: EventBlock, context: RenderContext): Node[] {
  const { section, name, event, heading } = block;
  const { symbol } = section;
  const line = indexOf(context.facts).members.get(symbol.name)?.get(name)?.line ?? symbol.line;
  const badges = [eventBadge(name, context)];
  return [
    entry(
      headLine(retitle(heading, name, eventIdentity(name)), badges, symbol, `the event ${name}`, line, context),
      signature([`manager.${listenerText(event)}`], context),
      orderedBody(block, [], false, context),
      [],
    ),
  ];
}

/**
 * Renders a member as one element. On wide screens, its parts are in two columns. Uses sections and headers, because
 * the reading views of browsers remove `div` elements with many links.
 */
function entry(head: Node, code: Node, { lead, sample, facts, notes }: Body, errors: Node[]): Node {
  const { open, folded } = foldNotes(notes);
  const extras = [...(folded.length > 0 ? [foldedNotes(folded)] : []), ...errors];
  return element(
    'section',
    { class: sample.length > 0 ? 'api-entry api-entry--sample' : 'api-entry' },
    head,
    element('section', { class: 'api-lead' }, code, lead),
    ...part('api-sample', sample),
    ...part('api-facts', facts),
    ...part('api-more', [...open, ...part('api-notes', extras)]),
  );
}

const part = (name: string, content: Child[]): Node[] =>
  content.length > 0 ? [element('section', { class: name }, ...content)] : [];

/** Replaces the title of a heading but keeps its id, because the table of contents links to this id. */
function retitle(heading: Heading, title: string, identity: Identity | undefined): Heading {
  const { id } = headingParts(heading);
  const marked = withProperties(heading, { className: ['api-member-name'], translate: 'no', ...identity });
  return { ...marked, children: [{ type: 'text', value: id ? `${title} {#${id}}` : title }] };
}

function headLine(heading: Heading, ...meta: Parameters<typeof headFacts>): Node {
  return element('header', { class: 'api-member' }, heading, headFacts(...meta));
}

/** The parts of a member's description, in display order. `facts` contains the parameters and the return value. */
interface Body {
  lead: RootContent[];
  sample: RootContent[];
  facts: Node[];
  notes: RootContent[];
}

/**
 * Sorts the parts of a description: first paragraph, sample, parameters, return value, notes. Each sample stays below
 * its introduction.
 */
function orderedBody(block: DescribedBlock, returns: string[], isRequired: boolean, context: RenderContext): Body {
  const { parameters, list, entries, body } = block;
  const lead = body.slice(0, body[0]?.type === 'paragraph' && !isReturns(body[0]) ? 1 : 0);
  const position = body.findIndex(({ type }) => type === 'code');
  const isIntroduced = position > 1 && toString(body[position - 1]).endsWith(':');
  const sample = position < 0 || isIntroduced ? [] : [body[position]];
  const said = body.find(isReturns);
  const moved = new Set<RootContent | undefined>([...lead, ...sample, list, said]);
  return {
    lead,
    sample,
    facts: [
      ...(parameters.length > 0 ? [parameterList(parameters, entries, isRequired, context)] : []),
      ...(said ? [returnsParagraph(said, returns, context)] : []),
    ],
    notes: body.filter((node) => !moved.has(node)),
  };
}

function isReturns(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.children[0]?.type === 'strong' && toString(node.children[0]) === 'Returns';
}

function returnsParagraph({ children }: Paragraph, returns: string[], { urls }: RenderContext): Node {
  const types = returns.flatMap((type, index) => [index > 0 ? ' or ' : ' ', typeCode(type, urls)]);
  const [label, ...rest] = children;
  return element('p', {}, label, types, rest.length > 0 && ':', rest);
}
