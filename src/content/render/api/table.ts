import { memberId } from '../../../api/links';
import type { EnumMember, Member } from '../../../api/schema';
import type { ParameterRow } from '../../../api/lookup';
import { code, element, link, typeCode, type Child, type Node, type RenderContext } from '../nodes';
import type { Row, Section } from '../../read/reference';
import type { Entry } from '../../read/markup';
import { memberBadges } from './badges';
import type { Identity } from './identity';
import { memberIdentity } from './identity';

/** A table row. The first cell is the row header. */
export interface TableRow {
  id?: string;
  identity?: Identity;
  cells: Child[];
}

/** Renders a list of members as a table. Each row has an id, which serves as the anchor of the member. */
export function membersTable(section: Section, rows: Row[], context: RenderContext): Node {
  const type = section.symbol.kind === 'enum' ? 'Value' : 'Type';
  return table(
    ['Name', type, 'Description'],
    rows.map((row) => memberRow(section, row, context)),
  );
}

/** Renders the parameters of all overloads with their prose. */
export function parametersTable(parameters: ParameterRow[], entries: Entry[], context: RenderContext): Node {
  return table(
    ['Parameter', 'Type', 'Description'],
    parameters.map((parameter) => ({
      cells: [
        [code(`${parameter.rest ? '…' : ''}${parameter.name}`), note(requirement(parameter))],
        typeCode(parameter.type, context.urls),
        [defaultNote(parameter.default), ...(entries.find(({ name }) => name === parameter.name)?.prose ?? [])],
      ],
    })),
  );
}

function memberRow(section: Section, { entry, member }: Row, context: RenderContext): TableRow {
  const { symbol, primary } = section;
  const id = memberId(symbol.name, member.name, primary);
  const option = symbol.kind === 'interface' && member.kind !== 'enumMember' && optionOf(symbol.name, member, context);
  const name = [
    link(`#${id}`, { class: 'api-row-link' }, code(member.name)),
    option && note(option.need),
    element('div', { class: 'api-badges' }, memberBadges(symbol, member.name, member, context)),
  ];
  const prose = [...(option ? option.prose : []), ...entry.prose];
  return { id, identity: memberIdentity(symbol, member.name, member), cells: [name, typeOf(member, context), prose] };
}

function typeOf(member: Member | EnumMember, { urls }: RenderContext): Node {
  if (member.kind === 'enumMember') return code(JSON.stringify(member.value));
  if (member.kind === 'method') return typeCode(member.signatures.map(callType).join(' | '), urls);
  return typeCode(member.type ?? 'unknown', urls);
}

function callType({ parameters, returns }: { parameters: { name: string; type: string }[]; returns: string }): string {
  return `(${parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')}) => ${returns}`;
}

/** Returns the facts about an option besides its type: required or optional, default, and notes. */
function optionOf(
  owner: string,
  { name, optional }: Member,
  { facts }: RenderContext,
): { need: string; prose: (Node | undefined)[] } {
  const atRunTime = facts.runtimeRequired[owner]?.includes(name);
  const behavior = facts.optionNotes.filter(({ option }) => option === `${owner}.${name}`);
  return {
    need: optional ? (atRunTime ? 'Required at run time' : 'Optional') : 'Required',
    prose: [
      defaultNote(facts.optionDefaults[owner]?.[name] ?? null),
      ...behavior.map((fact) => element('p', { class: 'api-option-note' }, sentence(fact.note))),
    ],
  };
}

function requirement({ optional, everywhere, default: fallback }: ParameterRow): string {
  return optional || !everywhere || fallback !== null ? 'Optional' : 'Required';
}

function defaultNote(fallback: string | null): Node | undefined {
  return fallback === null ? undefined : element('p', { class: 'api-default' }, 'Default: ', code(fallback));
}

function note(text: string): Node {
  return element('span', { class: 'api-need' }, text);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Renders a table with a header row. The first cell of each row is a header. `kind` is a class for column widths. */
export function table(heads: string[], rows: TableRow[], kind?: string): Node {
  const head = heads.map((text) => element('th', { scope: 'col' }, text));
  return element(
    'table',
    { class: kind ? `api-table ${kind}` : 'api-table' },
    element('thead', {}, element('tr', {}, head)),
    element('tbody', {}, rows.map(tableRow)),
  );
}

function tableRow({ id, identity, cells: [name, ...others] }: TableRow): Node {
  const header = element('th', { scope: 'row' }, name);
  const cells = others.map((content) => element('td', {}, content));
  return element('tr', { ...(id && { id }), ...identity }, header, cells);
}
