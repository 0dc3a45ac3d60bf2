import { once } from '../lib/once';
import type { AnyMember, ApiSymbol, ConstructorFact, EnumMember, Facts, Member, Parameter, Signature } from './schema';

/**
 * What the facts of one version hold, by name. `members`: symbol name → member name → member; the constructor of a class
 * is its member `constructor`, the first one.
 */
export const indexOf = once(({ symbols, events }: Facts) => ({
  symbols: byName(symbols),
  members: new Map(symbols.map((symbol) => [symbol.name, partsOf(symbol)])),
  events: byName(events),
}));

/** A list by the names in it. */
export function byName<Item extends { name: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.name, item]));
}

function partsOf(symbol: ApiSymbol): ReadonlyMap<string, AnyMember> {
  const constructor = constructorOf(symbol);
  return new Map<string, AnyMember>([
    ...(constructor ? [['constructor', constructor] as const] : []),
    ...byName(membersOf(symbol)),
  ]);
}

/** The members of a symbol; types, variables and functions have none. */
export function membersOf(symbol: ApiSymbol): (Member | EnumMember)[] {
  return 'members' in symbol ? symbol.members : [];
}

/** The constructor of a class as written in its facts: a plain read would find `Object.prototype.constructor`. */
export function constructorOf(symbol: ApiSymbol): ConstructorFact | undefined {
  return (symbol.kind === 'class' && symbol.constructor) || undefined;
}

/** The signatures of a member, or of a class's constructor; empty for what is not called. */
export function callsOf(member: Member | ConstructorFact): (Pick<Signature, 'parameters'> & Partial<Signature>)[] {
  if (!('kind' in member)) return [member];
  return member.kind === 'method' ? member.signatures : [];
}

/** A parameter as a table shows it: `optional` when at least one overload does without it. */
export interface ParameterRow extends Parameter {
  /** False when some overload does not have the parameter at all. */
  everywhere: boolean;
}

/** The parameters of a member over all its overloads, in order, each name and type once. */
export function parametersOf(signatures: readonly Pick<Signature, 'parameters'>[]): ParameterRow[] {
  const rows: ParameterRow[] = [];
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    const { name, type, optional } = parameter;
    const row = rows.find((other) => other.name === name && other.type === type);
    const everywhere = signatures.every(({ parameters }) => parameters.some((other) => other.name === name));
    if (row) row.optional ||= optional;
    else rows.push({ ...parameter, everywhere });
  }
  return rows;
}
