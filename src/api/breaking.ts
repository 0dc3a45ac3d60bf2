/**
 * Whether a change can stop code that compiled from compiling. The rule, in doubt on the side of "breaking":
 *
 * - What is removed breaks, what is added does not, except a required property of an options interface.
 * - A call goes on working when, for each old signature, a new one takes the same arguments (further ones may be left
 *   out, types may gain alternatives, names may differ) and returns no more alternatives than before.
 * - A type may gain alternatives where callers supply the value (the properties of an options interface) and in an alias;
 *   it may lose some where they only read it (readonly properties, what an event passes). All else about types breaks.
 * - Being exported, public, readable, writable or concrete may be gained but not lost. Initial values, default arguments,
 *   deprecation and the mark "internal" never break.
 */
import { constructorOf } from './lookup';
import type { ApiSymbol, EnumMember, EventFact, Member, Parameter, Signature } from './schema';

/** One public trait that differs; null where a version does not have it. */
export interface FieldChange<Value = unknown> {
  field: string;
  from: Value | null;
  to: Value | null;
}

/** The alternatives of a union type, split at its outermost bars; a function type is one alternative. */
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

/** Whether every value of type `narrow` plainly has the type `wide`. */
function covers(wide: string, narrow: string): boolean {
  const allowed = alternatives(wide);
  return wide === 'unknown' || alternatives(narrow).every((type) => allowed.includes(type));
}

function takesArgument(next: Parameter, previous: Parameter | undefined, anyType: ReadonlySet<string>): boolean {
  if (!previous) return next.optional || next.rest;
  if (next.rest !== previous.rest || (previous.optional && !next.optional)) return false;
  return anyType.has(next.type) || covers(next.type, previous.type);
}

/** Type arguments that were allowed still are: as many, and none with a new constraint. */
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

/** What can be called; a class without a constructor of its own is created without arguments. */
function callsIn(thing: Thing): Signature[] | undefined {
  if (thing.kind === 'function' || thing.kind === 'method') return thing.signatures;
  if (thing.kind !== 'class') return undefined;
  return [{ typeParameters: [], parameters: constructorOf(thing)?.parameters ?? [], returns: thing.name }];
}

type Thing = ApiSymbol | Member | EnumMember;

/** Whether a new member breaks callers: they have to supply it. `written`: it belongs to an options interface. */
export function additionBreaks(member: Member | EnumMember, written: boolean): boolean {
  return written && member.kind !== 'enumMember' && !member.optional;
}

/**
 * Whether the changes of a symbol or member that both versions have break its users; the members of a symbol are judged
 * one by one. `written`: it is a member of an options interface.
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

/** Whether the changes of an event break its listeners: another key, fewer values, or values of other types. */
export function eventBreaks(previous: EventFact, next: EventFact): boolean {
  if (previous.enumKey !== next.enumKey) return true;
  return !previous.parameters.every((old, index) => {
    const parameter = next.parameters.at(index);
    return parameter !== undefined && parameter.optional === old.optional && covers(old.type, parameter.type);
  });
}
