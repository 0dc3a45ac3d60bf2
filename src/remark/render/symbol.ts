import { headOf } from '../../api/print';
import type { ApiSymbol } from '../../api/schema';
import type { Node } from '../nodes';
import { code, element, typeCode, typeNodes } from '../nodes';
import type { Section } from '../../words/reference';
import { badge, historyBadges, metaLine } from './badges';
import type { RenderContext } from './context';
import type { Identity } from './identity';
import { table } from './table';

/** What opens the page or section of a symbol: its kind, whether it can be imported, its declaration, its source. */
export function symbolHead({ symbol }: Section, context: RenderContext, identity?: Identity): Node[] {
  const { history, addresses } = context;
  const badges = [
    badge(symbol.kind),
    symbol.exported ? undefined : badge('not exported'),
    symbol.deprecated ? badge('deprecated') : undefined,
    symbol.hidden ? badge('internal') : undefined,
    ...historyBadges(history.since(symbol.name), history.changes(symbol.name)),
  ];
  return [
    metaLine(badges, symbol, symbol.name, symbol.line, context, identity),
    signature(headOf(symbol).split('\n'), context),
    ...(symbol.exported ? [] : [notExported(symbol)]),
    ...resolved(symbol, context),
    ...values(symbol, addresses),
  ];
}

/** Signatures set as a block of code, one line each, every name in them linked. */
export function signature(lines: string[], { addresses }: RenderContext): Node {
  const nodes = lines.map((line) => element('span', { class: 'api-line' }, typeNodes(line, addresses)));
  return element('div', { class: 'api-signature' }, element('code', {}, nodes));
}

function notExported(symbol: ApiSymbol): Node {
  const reason = 'is not exported: you meet it in signatures, but you cannot import it.';
  return element('p', { class: 'api-note' }, code(symbol.name), ` ${reason}`);
}

function resolved(symbol: ApiSymbol, { addresses }: RenderContext): Node[] {
  if (symbol.kind !== 'type' || symbol.resolvedType === null) return [];
  return [element('p', {}, 'Worked out: ', typeCode(symbol.resolvedType, addresses))];
}

/** The values of an object or list that the library exports as a constant. */
function values(symbol: ApiSymbol, addresses: RenderContext['addresses']): Node[] {
  if (symbol.kind !== 'variable' || typeof symbol.value !== 'object' || symbol.value === null) return [];
  const head = Array.isArray(symbol.value) ? 'Index' : 'Key';
  const rows = Object.entries(symbol.value).map(([key, value]) => ({
    cells: [[code(key)], [typeCode(JSON.stringify(value), addresses)]],
  }));
  return [table([head, 'Value'], rows)];
}
