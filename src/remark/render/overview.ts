import { memberId } from '../../api/links';
import type { ClassSymbol, Member } from '../../api/schema';
import type { Node } from '../nodes';
import { code, element, link } from '../nodes';
import type { Section } from '../../words/reference';

/** The list of a class's members, grouped, that opens its page. */
export function overview(section: Section, symbol: ClassSymbol, events: string[]): Node {
  const open = symbol.members.filter(({ visibility }) => visibility === 'public');
  const groups: [string, string[]][] = [
    ['Properties', open.filter((member) => !isMethod(member) && !member.static).map(nameOf)],
    ['Methods', open.filter((member) => isMethod(member) && !member.static).map(nameOf)],
    ['Static', open.filter((member) => member.static).map(nameOf)],
    ['Protected', symbol.members.filter(({ visibility }) => visibility === 'protected').map(nameOf)],
  ];
  const entries = groups.filter(([, names]) => names.length > 0);
  return element(
    'dl',
    { class: 'api-overview' },
    entries.map(([title, names]) =>
      group(
        title,
        names.map((name) => [name, memberId(symbol.name, name, section.primary)]),
      ),
    ),
    events.length > 0 &&
      group(
        'Events',
        events.map((name) => [name, name]),
      ),
  );
}

function group(title: string, members: [name: string, id: string][]): Node {
  const links = members.flatMap(([name, id]) => [link(`#${id}`, {}, code(name)), ' ']);
  return element('div', {}, element('dt', {}, title), element('dd', {}, links));
}

function isMethod(member: Member): boolean {
  return member.kind === 'method';
}

function nameOf(member: Member): string {
  return member.name;
}
