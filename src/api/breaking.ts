/**
 * Decides whether a change can break code that compiled before. Unclear cases count as breaking.
 *
 * - Removals break code. Additions do not, except for a required property of an options interface.
 * - Calls still compile if, for each old signature, a new signature accepts the same arguments and its return type is
 *   not wider. Parameters may have different names or wider types, and new parameters must be optional.
 * - Types may widen in aliases and where callers supply the value (options interfaces). Types may narrow where callers
 *   only read the value (readonly properties and event arguments). All other changes to types break code.
 * - An item breaks code if it is no longer exported or public, can no longer be read or written, or becomes abstract or
 *   readonly. Changes to initial values, default arguments, deprecation and the internal flag never break code.
 */
import { constructorOf } from './lookup';
import type { ApiSymbol, EnumMember, EventFact, Member, Parameter, Signature } from './schema';

/** A public field whose value differs between two versions. `from` or `to` is null if that version lacks the field. */
export interface FieldChange<Value = unknown> {
  field: string;
  from: Value | null;
  to: Value | null;
}

/**
 * Splits a union type into its alternatives at the top-level `|` characters. A function type counts as one alternative.
 */
function alternatives(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of type.match(/=>|"[^"]*"|./gs) ?? []) {
    if (token === '=>' && depth === 0) return [type];
    if ('([{<'.includes(token)) depth += 1;
    if (')]}>'.includes(token)) depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/** True if a value of the type `narrow` is certainly also a value of the type `wide`. Unclear cases return false. */
function covers(wide: string, narrow: string): boolean {
  const allowed = alternatives(wide);
  return wide === 'unknown' || alternatives(narrow).every((type) => allowed.includes(type));
}

function takesArgument(next: Parameter, previous: Parameter | undefined, anyType: ReadonlySet<string>): boolean {
  if (!previous) return next.optional || next.rest;
  if (next.rest !== previous.rest || (previous.optional && !next.optional)) return false;
  return anyType.has(next.type) || covers(next.type, previous.type);
}

/**
 * True if the new signature accepts the type arguments of the old one. If the old one has type parameters, their number
 * must stay the same, and no constraint may be new or different.
 */
function takesTypeArguments(next: Signature, previous: Signature): boolean {
  if (previous.typeParameters.length === 0) return true;
  if (previous.typeParameters.length !== next.typeParameters.length) return false;
  return next.typeParameters.every(
    ({ constraint }, index) => constraint === null || constraint === previous.typeParameters[index].constraint,
  );
}

function takesCall(next: Signature, previous: Signature): boolean {
  const free = new Set(next.typeParameters.filter(({ constraint }) => constraint === null).map(({ name }) => name));
  return (
    takesTypeArguments(next, previous) &&
    next.parameters.length >= previous.parameters.length &&
    next.parameters.every((parameter, index) => takesArgument(parameter, previous.parameters[index], free)) &&
    covers(previous.returns, next.returns)
  );
}

function breaksCalls(previous: readonly Signature[], next: readonly Signature[]): boolean {
  return !previous.every((old) => next.some((signature) => takesCall(signature, old)));
}

/**
 * Returns the call signatures of a symbol or member, or undefined if it cannot be called. A class without a declared
 * constructor takes no arguments.
 */
function callsIn(thing: Thing): Signature[] | undefined {
  if (thing.kind === 'function' || thing.kind === 'method') return thing.signatures;
  if (thing.kind !== 'class') return undefined;
  return [{ typeParameters: [], parameters: constructorOf(thing)?.parameters ?? [], returns: thing.name }];
}

type Thing = ApiSymbol | Member | EnumMember;

/**
 * True if adding this member breaks code because callers must supply it. `written` is true for members of an options
 * interface.
 */
export function additionBreaks(member: Member | EnumMember, written: boolean): boolean {
  return written && member.kind !== 'enumMember' && !member.optional;
}

/**
 * True if one of the changes to a symbol or member breaks code that uses it. Ignores changes to the members of a
 * symbol. `written` is true for members of an options interface.
 */
export function changesBreak(previous: Thing, next: Thing, changes: readonly FieldChange[], written = false): boolean {
  return changes.some((change) => breaks(change, previous, next, written));
}

function breaks({ field, from, to }: FieldChange, previous: Thing, next: Thing, written: boolean): boolean {
  switch (field) {
    case 'deprecated':
    case 'hidden':
    case 'default':
      return false;
    case 'readonly':
    case 'abstract':
      return to === true;
    case 'exported':
    case 'get':
    case 'set':
      return to === false;
    case 'visibility':
      return to !== 'public';
    case 'optional':
      return !(written && to === true);
    case 'constructor':
    case 'signatures': {
      const [old, calls] = [callsIn(previous), callsIn(next)];
      const closed = field === 'constructor' && String(to).startsWith('protected ');
      return closed || !old || !calls || breaksCalls(old, calls);
    }
    case 'type':
    case 'resolvedType':
      if (previous.kind === 'type' && next.kind === 'type')
        return !covers(next.resolvedType ?? next.type, previous.resolvedType ?? previous.type);

      if (written) return !covers(String(to), String(from));
      return !('readonly' in previous && previous.readonly && covers(String(from), String(to)));
    default:
      return true;
  }
}

/**
 * True if a change to an event breaks its listeners, because its key differs or because an argument is missing or
 * incompatible.
 */
export function eventBreaks(previous: EventFact, next: EventFact): boolean {
  if (previous.enumKey !== next.enumKey) return true;
  return !previous.parameters.every((old, index) => {
    const parameter = next.parameters.at(index);
    return parameter !== undefined && parameter.optional === old.optional && covers(old.type, parameter.type);
  });
}
