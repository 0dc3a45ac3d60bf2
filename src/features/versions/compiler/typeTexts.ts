import ts from 'typescript';

/** True for the type `any`. */
export const isAny = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Any) !== 0;

/**
 * Types with a global name, and collections of these types. Other types do not need a slot, because the slots of their
 * properties contain the same values.
 */
const named =
  /^(?:(?:Map|WeakMap|Set|Promise)<.*|(?:typeof )?)import\("\/(?:bot|node_modules)\/[^"]+"\)[\w.$]*(?:<.*>|\[\]|>)*$/;

/** Prints the types that lead to Magmastream, in a form that every file can use. Omits `null` and `undefined`. */
export function textsOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnion()) return type.types.flatMap((one) => textsOf(one, checker));
  if (type.getCallSignatures().length > 0) return [];
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType,
  );
  // Use the base class of a class without an export, because other files cannot name this class.
  if (/^\w+$/.test(text) && type.isClassOrInterface())
    return checker.getBaseTypes(type).flatMap((one) => textsOf(one, checker));
  return named.test(text) && text.length < 500 ? [text] : [];
}
