import { memberId } from '../../../api/links';
import { headOf } from '../../../api/print';
import type { ApiSymbol, ClassSymbol } from '../../../api/schema';
import type { Section } from '../../read/reference';
import { code, element, link, typeCode, typeNodes, type Node, type RenderContext } from '../nodes';
import { badge, historyBadges, metaLine } from './badges';
import type { Identity } from './identity';
import { table } from './table';

/** Renders the head of a symbol: badges, declaration, source link and a note if it is not exported. */
export function symbolHead({ symbol }: Section, context: RenderContext, identity?: Identity): Node[] {
  const { history } = context;
  const { kind, name, line, exported, deprecated, hidden } = symbol;
  const badges = [
    badge(kind),
    !exported && badge('not exported'),
    deprecated && badge('deprecated'),
    hidden && badge('internal'),
    ...historyBadges(history.of(name)),
  ];
  return [
    metaLine(badges, symbol, name, line, context, identity),
    signature(headOf(symbol).split('\n'), context),
    ...(exported ? [] : [notExported(name)]),
    ...valueNodes(symbol, context),
  ];
}

/** Renders signatures as a code block, one per line, with linked names. */
export function signature(lines: string[], { urls }: RenderContext): Node {
  const nodes = lines.map((line) => element('span', { class: 'api-line' }, typeNodes(line, urls)));
  return element('div', { class: 'api-signature' }, element('code', {}, nodes));
}

/** Renders the grouped member index at the top of a class page. */
export function overview({ primary }: Section, { name: owner, members }: ClassSymbol, events: string[]): Node {
  const isPublic = members.filter(({ visibility }) => visibility === 'public');
  const own = isPublic.filter((member) => !member.static);
  const groups = {
    Properties: own.filter(({ kind }) => kind !== 'method'),
    Methods: own.filter(({ kind }) => kind === 'method'),
    Static: isPublic.filter((member) => member.static),
    Protected: members.filter(({ visibility }) => visibility === 'protected'),
    Events: events.map((name) => ({ name })),
  };
  const linked = Object.entries(groups).filter(([, group]) => group.length > 0);
  return element(
    'dl',
    { class: 'api-overview' },
    linked.map(([title, group]) => {
      const idOf = (name: string): string => (title === 'Events' ? name : memberId(owner, name, primary));
      const links = group.flatMap(({ name }) => [link(`#${idOf(name)}`, {}, code(name)), ' ']);
      return element('div', {}, element('dt', {}, title), element('dd', {}, links));
    }),
  );
}

function notExported(name: string): Node {
  const reason = 'is not exported: you meet it in signatures, but you cannot import it.';
  return element('p', { class: 'api-note' }, code(name), ` ${reason}`);
}

/** Renders the expanded type of an alias, or the values of an exported constant. */
function valueNodes(symbol: ApiSymbol, { urls }: RenderContext): Node[] {
  if (symbol.kind === 'type' && symbol.resolvedType !== null)
    return [element('p', {}, 'Worked out: ', typeCode(symbol.resolvedType, urls))];

  if (symbol.kind !== 'variable' || typeof symbol.value !== 'object' || symbol.value === null) return [];
  const rows = Object.entries(symbol.value).map(([key, value]) => ({
    cells: [code(key), typeCode(JSON.stringify(value), urls)],
  }));
  return [table([Array.isArray(symbol.value) ? 'Index' : 'Key', 'Value'], rows)];
}
