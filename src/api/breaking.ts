/**
 * Decides whether a change can break code that compiled before. Unclear cases count as breaking.
 *
 * - Removals break. Additions do not, except a required property of an options interface.
 * - A call still compiles if, for each old signature, a new signature accepts the same arguments (new parameters are
 *   optional, types may widen, names may differ) and its return type is not wider.
 * - Types may widen where callers supply the value (options interfaces) and in aliases. Types may narrow where callers
 *   only read the value (readonly properties, event arguments). All other type changes break.
 * - Losing the export, public visibility, or read or write access breaks, as does becoming abstract or readonly.
 *   Changes to initial values, default arguments, deprecation and the internal flag never break.
 */
import { constructorOf } from './lookup';
import type { ApiSymbol, EnumMember, EventFact, Member, Parameter, Signature } from './schema';

/** A public field that differs between two versions. A value is null if its version lacks the field. */
export interface FieldChange<Value = unknown> {
  field: string;
  from: Value | null;
  to: Value | null;
}

/** Splits a union type at its outermost bars. A function type is a single alternative. */
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

/** True if every value of type `narrow` clearly has type `wide`. */
function covers(wide: string, narrow: string): boolean {
  const allowed = alternatives(wide);
  return wide === 'unknown' || alternatives(narrow).every((type) => allowed.includes(type));
}

function takesArgument(next: Parameter, previous: Parameter | undefined, anyType: ReadonlySet<string>): boolean {
  if (!previous) return next.optional || next.rest;
  if (next.rest !== previous.rest || (previous.optional && !next.optional)) return false;
  return anyType.has(next.type) || covers(next.type, previous.type);
}

/** True if the new signature accepts the old type arguments: same count, and no new or changed constraint. */
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

/** Returns the call signatures of a symbol or member. A class without a declared constructor takes no arguments. */
function callsIn(thing: Thing): Signature[] | undefined {
  if (thing.kind === 'function' || thing.kind === 'method') return thing.signatures;
  if (thing.kind !== 'class') return undefined;
  return [{ typeParameters: [], parameters: constructorOf(thing)?.parameters ?? [], returns: thing.name }];
}

type Thing = ApiSymbol | Member | EnumMember;

/** True if callers must supply the new member. `written` is true for members of an options interface. */
export function additionBreaks(member: Member | EnumMember, written: boolean): boolean {
  return written && member.kind !== 'enumMember' && !member.optional;
}

/**
 * True if a change to an existing symbol or member breaks callers. Members of a symbol are judged separately. `written`
 * is true for members of an options interface.
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

/** True if a changed event breaks its listeners: a different key, fewer arguments, or incompatible arguments. */
export function eventBreaks(previous: EventFact, next: EventFact): boolean {
  if (previous.enumKey !== next.enumKey) return true;
  return !previous.parameters.every((old, index) => {
    const parameter = next.parameters.at(index);
    return parameter !== undefined && parameter.optional === old.optional && covers(old.type, parameter.type);
  });
}
