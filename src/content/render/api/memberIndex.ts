import { eventsSymbol, memberId } from '../../../api/links';
import { isInternal } from '../../../api/lookup';
import { groupsOf } from '../../../api/memberGroups';
import type { MemberRow } from '../../../config/memberGroups';
import synonyms from '../../../config/synonyms.json';
import type { ReferencePage, Section } from '../../read/reference';
import { memberIndexClass } from '../classes';
import { code, element, link, type Node, type Single } from '../nodes';

/** Renders the index of a class: its members and events, grouped by task (see `src/config/memberGroups.ts`). */
export function memberIndex({ symbol, primary }: Section, page: ReferencePage): Node[] {
  if (symbol.kind !== 'class') return [];
  const names = symbol.members
    .filter((member) => !isInternal(symbol.name, member.name, member))
    .map(({ name }) => name);
  const events = primary ? page.blocks.flatMap((block) => (block.kind === 'event' ? block.name : [])) : [];
  const groups = [
    ...groupNodes(symbol.name, names, (name) => memberId(symbol.name, name, primary)),
    ...groupNodes(eventsSymbol, events, (name) => name),
  ];
  if (groups.length === 0) return [];
  const title = element('p', { class: 'api-label' }, 'What do you want to do?');
  // `src/elements/member-filter` adds the filter field to this element.
  const head = names.length + events.length >= 8 ? element('div', { class: 'member-filter' }, title) : title;
  return [head, element('div', { class: memberIndexClass }, groups)];
}

/** Renders the groups of a symbol that have a member in `names`. `idOf` returns the anchor of a member. */
function groupNodes(symbol: string, names: readonly string[], idOf: (name: string) => string): Node[] {
  const rowNode = ([members, phrase]: MemberRow): Node[] => {
    const own = members.filter((name) => names.includes(name));
    if (own.length === 0) return [];
    const [first, ...others] = own.map((name) => link(`#${idOf(name)}`, {}, code(name)));
    const also = others.flatMap((other, index): Single[] => [index > 0 ? ', ' : '', other]);
    const text = element('span', {}, phrase, also.length > 0 ? [' (', ...also, ')'] : []);
    const words = synonymsOf(`${own.join(' ')} ${phrase}`).join(' ');
    return [element('li', words ? { 'data-also': words } : {}, first, ' ', text)];
  };
  return Object.entries(groupsOf(symbol)).flatMap(([title, group]) => {
    const rows = group.flatMap(rowNode);
    return rows.length > 0 ? [element('div', {}, element('p', {}, title), element('ul', {}, rows))] : [];
  });
}

/** Returns the search synonyms of the words in a text, so that the member filter finds the same members as search. */
function synonymsOf(text: string): string[] {
  const words = text.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  const groups = synonyms.filter((group) => group.some((word) => words.includes(word)));
  return [...new Set(groups.flat())].filter((word) => !text.toLowerCase().includes(word));
}
