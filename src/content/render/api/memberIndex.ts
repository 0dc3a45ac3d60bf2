import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { memberId } from '../../../api/links';
import type { Block, ReferencePage, Section } from '../../read/reference';
import { memberIndexClass } from '../classes';
import { code, element, link, type Node } from '../nodes';

/** Renders a class's member index, with a link to each member and the first sentence about it. */
export function memberIndex({ symbol, primary }: Section, page: ReferencePage): Node[] {
  if (symbol.kind !== 'class') return [];
  const isPublic = symbol.members.filter(({ visibility }) => visibility === 'public');
  const own = isPublic.filter((member) => !member.static);
  const events = primary ? page.blocks.flatMap((block) => (block.kind === 'event' ? [block] : [])) : [];
  const groups = {
    Properties: own.filter(({ kind }) => kind !== 'method'),
    Methods: own.filter(({ kind }) => kind === 'method'),
    Static: isPublic.filter((member) => member.static),
    Protected: symbol.members.filter(({ visibility }) => visibility === 'protected'),
    Events: events,
  };
  const sentences = sentencesOf(page.blocks);
  const lists = Object.entries(groups).flatMap(([title, group]) => {
    if (group.length === 0) return [];
    const rows = group.map(({ name }) => {
      const isEvent = title === 'Events';
      const id = isEvent ? name : memberId(symbol.name, name, primary);
      const sentence = sentences.get(`${isEvent ? 'event' : symbol.name} ${name}`) ?? '';
      return element('li', {}, link(`#${id}`, {}, code(name)), ` ${sentence}`);
    });
    const list = element('ul', {}, rows);
    return [element('div', { class: memberIndexClass }, element('p', { class: 'api-label' }, title), list)];
  });
  // `src/elements/member-filter` adds the filter field to this element.
  return primary && own.length >= 8 ? [element('div', { class: 'member-filter' }), ...lists] : lists;
}

/** A key is either `<symbol> <member>` or `event <event>`. */
function sentencesOf(blocks: readonly Block[]): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind === 'event') sentences.set(`event ${block.name}`, firstSentence(block.body));
    if (block.kind === 'member') sentences.set(`${block.section.symbol.name} ${block.name}`, firstSentence(block.body));
    if (block.kind !== 'table') continue;
    for (const { entry, member } of block.rows)
      sentences.set(`${block.section.symbol.name} ${member.name}`, firstSentence(entry.prose));
  }
  return sentences;
}

function firstSentence(nodes: readonly RootContent[]): string {
  const paragraph = nodes.find(({ type }) => type === 'paragraph');
  return paragraph ? toString(paragraph).split(/(?<=[.!?])\s/)[0] : '';
}
