import ts from 'typescript';
import type { Found } from './findBreaks';
import { itemAt } from './itemAt';
import { isEquality, libraryMember, memberRead, partsOf } from './members';
import { nodesIn } from './syntax';

/** Maps erela.js values to their replacements. Omits values that changed only in spelling. */
const successors: Readonly<Record<string, string>> = {
  TRACK_LOADED: 'track',
  PLAYLIST_LOADED: 'playlist',
  SEARCH_RESULT: 'search',
  NO_MATCHES: 'empty',
  LOAD_FAILED: 'error',
};

/**
 * Finds comparisons with a value that a member has only in the first version. The compiler accepts this comparison if
 * the object can also come from the bot, as in
 * `await manager.search(query).catch(() => ({ loadType: 'LOAD_FAILED' }))`.
 */
export function oldValues(source: ts.SourceFile, before: ts.TypeChecker, after: ts.TypeChecker): Found[] {
  return nodesIn(source).flatMap((node) => {
    if (!ts.isStringLiteralLike(node)) return [];
    const name = memberRead(comparedWith(node), before);
    const [had, has] = [before, after].map((checker) => name && valuesOf(name, checker));
    if (!name || !had?.has(node.text) || !has || has.has(node.text)) return [];
    const item = itemAt(source, [name.getStart(), name.end], before);
    // Use the same position as the compiler, so that the check can drop duplicates.
    const start = (ts.isCaseClause(node.parent) ? node : node.parent).getStart(source);
    const replacement = replacementOf(node.text, has);
    return item ? [{ start, item, code: 'value', message: JSON.stringify(node.text), replacement }] : [];
  });
}

function comparedWith(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent) || !isEquality(parent)) return undefined;
  return parent.left === node ? parent.right : parent.left;
}

/** Maps each string value of a member to its code. Returns undefined if the member can be any string. */
function valuesOf(name: ts.Identifier, checker: ts.TypeChecker): Map<string, string> | undefined {
  const declaration = libraryMember(name, checker);
  const types = declaration ? partsOf(checker.getTypeAtLocation(declaration)) : [];
  const literals = types.filter((type) => type.isStringLiteral());
  if (literals.length === 0) return undefined;
  return new Map(literals.map((type) => [type.value, checker.typeToString(type)]));
}

function replacementOf(value: string, values: ReadonlyMap<string, string>): string | undefined {
  const plain = value.replaceAll('_', '').toLowerCase();
  const [, same] = [...values].find(([name]) => name.toLowerCase() === plain) ?? [];
  return same ?? values.get(successors[value]);
}
