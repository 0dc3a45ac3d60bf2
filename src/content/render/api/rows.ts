import type { Heading } from 'mdast';
import { memberId } from '../../../api/links';
import type { ParameterRow } from '../../../api/lookup';
import type { EnumMember, Member } from '../../../api/schema';
import type { Entry } from '../../read/markup';
import type { Row, Section, TableBlock } from '../../read/reference';
import { code, element, typeCode, type Child, type Single, type Node, type RenderContext } from '../nodes';
import { rowFactsClass, rowLineClass } from '../classes';
import { memberBadges } from './badges';
import { memberIdentity, withProperties, type Identity } from './identity';

/**
 * Renders parameters or errors as terms with descriptions. With `isInline`, both are on the same line. Does not group
 * them in `div` elements, because reading views remove short `div` elements that contain a link.
 */
export function termList(rows: { term: Single[]; description: Single[] }[], isInline = false): Node {
  const terms = rows.flatMap(({ term, description }) => [element('dt', {}, term), element('dd', {}, description)]);
  return element('dl', { class: isInline ? 'api-terms api-terms--inline' : 'api-terms' }, terms);
}

/** Renders the parameters of all overloads, with the prose that describes them. */
export function parameterList(
  parameters: ParameterRow[],
  entries: Entry[],
  isRequired: boolean,
  context: RenderContext,
) {
  const rows = parameters.map((parameter) => {
    const { name, rest, type, optional, everywhere, default: fallback } = parameter;
    const need = optional || !everywhere || fallback !== null ? 'optional' : 'required';
    return {
      term: [
        code(`${rest ? '…' : ''}${name}`),
        ' ',
        typeCode(type, context.urls),
        ...(isRequired ? [' ', note(need)] : []),
        ...defaultNote(fallback).flatMap((defaultValue) => [' ', defaultValue]),
      ],
      description: entries.find((entry) => entry.name === name)?.prose ?? [],
    };
  });
  // Show event arguments on one line, because they have neither “required” or “optional” marks nor default values.
  return termList(rows, !isRequired);
}

/** Renders a row with an anchor: a heading, notes next to the heading, and a description below. */
export function headedRow(
  { title, id, depth, identity }: { title: string; id: string; depth: Heading['depth']; identity?: Identity },
  notes: Single[],
  description: Single[],
): Node {
  const text: Heading = { type: 'heading', depth, children: [{ type: 'text', value: `${title} {#${id}}` }] };
  const heading = withProperties(text, { className: ['api-row-name'], translate: 'no', ...identity });
  const facts = element('section', { class: rowFactsClass }, notes);
  return element(
    'section',
    { class: 'api-row' },
    element('header', { class: rowLineClass }, heading, facts),
    description,
  );
}

/**
 * Renders a list of members as a table. Each row has a heading, because search and the table of contents need one.
 * Required options come first.
 */
export function memberRows({ section, rows, depth }: TableBlock, context: RenderContext): Node[] {
  const { name: owner, kind } = section.symbol;
  const needed = (row: Row): boolean => isNeeded(owner, row.member, context);
  const sorted = context.inputs.has(owner) ? [...rows].sort((a, b) => Number(needed(b)) - Number(needed(a))) : rows;
  const columns = ['Name', kind === 'enum' ? 'Value' : 'Type', 'Meaning'];
  const head = element(
    'div',
    { class: 'api-columns', 'aria-hidden': 'true' },
    columns.map((name) => element('span', {}, name)),
  );
  return [
    element(
      'section',
      { class: 'api-rows' },
      head,
      sorted.map((row) => memberRow(section, row, depth, context)),
    ),
  ];
}

function memberRow(section: Section, { entry, member }: Row, depth: Heading['depth'], context: RenderContext): Node {
  const { symbol, primary } = section;
  const { name } = member;
  const isField = symbol.kind === 'interface' && member.kind !== 'enumMember';
  const option = isField ? optionOf(symbol.name, member, context) : { notes: [], prose: [] };
  const badges = element('section', { class: 'api-badges' }, memberBadges(symbol, name, member, context));
  const id = memberId(symbol.name, name, primary);
  const identity = memberIdentity(symbol, name, member);
  const notes = [typeOf(member, context), ...option.notes, badges];
  return headedRow({ title: name, id, depth, identity }, notes, [...option.prose, ...entry.prose]);
}

function typeOf(member: Member | EnumMember, { urls }: RenderContext): Node {
  if (member.kind === 'enumMember') return code(JSON.stringify(member.value));
  if (member.kind === 'method') return typeCode(member.signatures.map(callType).join(' | '), urls);
  return typeCode(member.type ?? 'unknown', urls);
}

function callType({ parameters, returns }: { parameters: { name: string; type: string }[]; returns: string }): string {
  return `(${parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')}) => ${returns}`;
}

function isNeeded(owner: string, member: Member | EnumMember, { facts }: RenderContext): boolean {
  if (member.kind === 'enumMember') return false;
  return !member.optional || facts.runtimeRequired[owner]?.includes(member.name);
}

/** Marks members as “required” or “optional” only if bots pass the interface to Magmastream. */
function optionOf(owner: string, { name, optional }: Member, context: RenderContext) {
  const { facts, inputs } = context;
  const atRunTime = facts.runtimeRequired[owner]?.includes(name);
  const need = optional ? (atRunTime ? 'required at run time' : 'optional') : 'required';
  const behavior = facts.optionNotes.filter(({ option }) => option === `${owner}.${name}`);
  // Omit the default of a required option, because it is never used.
  const fallback = optional && !atRunTime ? (facts.optionDefaults[owner]?.[name] ?? null) : null;
  return {
    notes: [...(inputs.has(owner) ? [note(need)] : []), ...defaultNote(fallback)],
    prose: behavior.map((fact) => element('p', { class: 'api-option-note' }, sentence(fact.note))),
  };
}

function defaultNote(fallback: string | null): Node[] {
  // Do not use the class `api-need`, which search does not index, because readers search for defaults.
  return fallback === null ? [] : [element('span', { class: 'api-default' }, 'default ', code(fallback))];
}

function note(...children: Child[]): Node {
  return element('span', { class: 'api-need' }, ...children);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
