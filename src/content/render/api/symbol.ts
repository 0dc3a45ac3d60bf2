import { headOf } from '../../../api/print';
import type { ApiSymbol } from '../../../api/schema';
import type { Section } from '../../read/reference';
import { lineClass, signatureClass } from '../classes';
import { code, element, typeCode, typeNodes, type Node, type RenderContext } from '../nodes';
import { badge, headFacts, symbolBadge } from './badges';
import type { Identity } from './identity';
import { table } from './table';

/** Renders a symbol's head: badges, declaration, source link and, if the symbol is not exported, a note. */
export function symbolHead({ symbol }: Section, context: RenderContext, identity?: Identity): Node[] {
  const { kind, name, line, exported, deprecated, hidden } = symbol;
  const declaration = headOf(symbol).split('\n');
  const isInformative = declaration.length === 1 && declaration[0] !== `${kind} ${name}`;
  const badges = [
    // Show only the symbol's kind if the declaration would repeat the title.
    isInformative ? typeCode(declaration[0], context.urls) : badge(kind),
    !exported && badge('not exported'),
    deprecated && badge('deprecated'),
    hidden && badge('internal'),
    symbolBadge(name, context),
  ];
  return [
    headFacts(badges, symbol, name, line, context, identity),
    ...(declaration.length > 1 ? [signature(declaration, context)] : []),
    ...(exported ? [] : [notExported(name)]),
    ...valueNodes(symbol, context),
  ];
}

/** Renders signatures as a code block with one signature per line and with linked names. */
export function signature(lines: string[], { urls }: RenderContext): Node {
  const nodes = lines.flatMap((line, index) => {
    const [, keyword = '', name = '', rest = ''] = /^(new )?([\w.]+(?=[(<]))?(.*)$/s.exec(line) ?? [];
    const start = [
      keyword && element('span', { class: 'api-keyword' }, keyword),
      name && element('span', { class: 'code-name' }, name),
    ];
    const node = element('span', { class: lineClass }, ...start.filter(Boolean), typeNodes(rest, urls));
    return index > 0 ? [{ type: 'apiVerbatim' as const, value: '\n' }, node] : node;
  });
  return element('pre', { class: signatureClass, translate: 'no' }, element('code', {}, nodes));
}

function notExported(name: string): Node {
  const reason = 'is not exported: you meet it in signatures, but you cannot import it.';
  return element('p', { class: 'api-note' }, code(name), ` ${reason}`);
}

function valueNodes(symbol: ApiSymbol, { urls }: RenderContext): Node[] {
  if (symbol.kind === 'type' && symbol.resolvedType !== null)
    return [element('p', {}, 'Resolves to: ', typeCode(symbol.resolvedType, urls))];

  if (symbol.kind !== 'variable' || typeof symbol.value !== 'object' || symbol.value === null) return [];
  const rows = Object.entries(symbol.value).map(([key, value]) => [code(key), typeCode(JSON.stringify(value), urls)]);
  return [table([Array.isArray(symbol.value) ? 'Index' : 'Key', 'Value'], rows)];
}
