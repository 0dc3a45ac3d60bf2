/**
 * Decides if an API change can break code that compiled before. Unclear cases count as breaking.
 *
 * - Additions are safe, except for required properties of options interfaces.
 * - Calls compile if every old signature has a new counterpart that accepts its arguments and returns no wider type.
 * - Types may widen where callers supply a value (aliases, options) and narrow where they only read it.
 * - An item must not lose its export, visibility or access, or become abstract or readonly.
 */
import { constructorOf } from './lookup';
import type { ApiSymbol, EnumMember, EventFact, Member, Parameter, Signature } from './schema';

/** A field that differs between two versions of an API item. `from` or `to` is null if that version lacks the field. */
export interface FieldChange<Value = unknown> {
  field: string;
  from: Value | null;
  to: Value | null;
}

/** Splits a union type at its top-level `|` characters. A function type counts as a single alternative. */
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

/** True if every value of type `narrow` is certainly also a value of type `wide`. */
function covers(wide: string, narrow: string): boolean {
  const allowed = alternatives(wide);
  return wide === 'unknown' || alternatives(narrow).every((type) => allowed.includes(type));
}

function takesArgument(next: Parameter, previous: Parameter | undefined, anyType: ReadonlySet<string>): boolean {
  if (!previous) return next.optional || next.rest;
  if (next.rest !== previous.rest || (previous.optional && !next.optional)) return false;
  return anyType.has(next.type) || covers(next.type, previous.type);
}

/** True if the new signature accepts type arguments for the old one. Constraints must be unchanged or removed. */
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

/** Returns the signatures of a callable item. A class that declares no constructor takes no arguments. */
function callsIn(item: ApiItem): Signature[] | undefined {
  if (item.kind === 'function' || item.kind === 'method') return item.signatures;
  if (item.kind !== 'class') return undefined;
  return [{ typeParameters: [], parameters: constructorOf(item)?.parameters ?? [], returns: item.name }];
}

type ApiItem = ApiSymbol | Member | EnumMember;

/** True if callers must supply this new member. `isOption` is true for members of interfaces for options. */
export function additionBreaks(member: Member | EnumMember, isOption: boolean): boolean {
  return isOption && member.kind !== 'enumMember' && !member.optional;
}

/** True if any of the changes breaks code. Ignores changes to the members of a symbol. */
export function changesBreak(previous: ApiItem, next: ApiItem, changes: FieldChange[], isOption = false): boolean {
  return changes.some((change) => breaks(change, previous, next, isOption));
}

function breaks({ field, from, to }: FieldChange, previous: ApiItem, next: ApiItem, isOption: boolean): boolean {
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
      return !(isOption && to === true);
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

      if (isOption) return !covers(String(to), String(from));
      return !('readonly' in previous && previous.readonly && covers(String(from), String(to)));
    default:
      return true;
  }
}

/** True if the event's enum key changed, or if a listener would miss an argument or receive an incompatible one. */
export function eventBreaks(previous: EventFact, next: EventFact): boolean {
  if (previous.enumKey !== next.enumKey) return true;
  return !previous.parameters.every((old, index) => {
    const parameter = next.parameters.at(index);
    return parameter !== undefined && parameter.optional === old.optional && covers(old.type, parameter.type);
  });
}
