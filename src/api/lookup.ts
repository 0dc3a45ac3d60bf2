import { internalMembers } from '../config/internalMembers';
import { memoize } from '../lib/memoize';
import type { AnyMember, ApiSymbol, ConstructorFact, EnumMember, Facts, Member, Parameter, Signature } from './schema';

/** Indexes a version's facts by name. The members of a class include its constructor, under the name `constructor`. */
export const indexOf = memoize(({ symbols, events }: Facts) => ({
  symbols: byName(symbols),
  members: new Map(symbols.map((symbol) => [symbol.name, partsOf(symbol)])),
  events: byName(events),
}));

/** Returns the names of all symbols and members, such as `Player` and `Player.play`. */
export function namesOf(facts: Facts): string[] {
  return [...indexOf(facts).members].flatMap(([symbol, own]) => [
    symbol,
    ...Array.from(own.keys(), (name) => `${symbol}.${name}`),
  ]);
}

/** Returns a member by its whole name, such as `Player.play`. */
export function memberNamed(name: string, facts: Facts): AnyMember | undefined {
  const [owner, member] = name.split('.');
  return indexOf(facts).members.get(owner)?.get(member);
}

/** Indexes a list of items by name. */
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

/** Returns the members of a symbol, or an empty list for types, variables and functions. */
export function membersOf(symbol: ApiSymbol): (Member | EnumMember)[] {
  return 'members' in symbol ? symbol.members : [];
}

/** Returns the declared constructor of a class. Do not read `symbol.constructor`, because it may be inherited. */
export function constructorOf(symbol: ApiSymbol): ConstructorFact | undefined {
  return (symbol.kind === 'class' && symbol.constructor) || undefined;
}

/** Returns the call signatures of a method or constructor, or an empty list for other members. */
export function callsOf(member: AnyMember): (Pick<Signature, 'parameters'> & Partial<Signature>)[] {
  if (!('kind' in member)) return [member];
  return member.kind === 'method' ? member.signatures : [];
}

/** A row of the parameter table. `optional` is true if any overload marks the parameter as optional. */
export interface ParameterRow extends Parameter {
  /** True if every overload has the parameter. */
  everywhere: boolean;
}

/** Merges the parameters of all overloads, in order. Each combination of name and type appears once. */
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

/** Returns the interface or base class that declares a class member. The page of that type describes the member. */
export function declaredBy(symbol: ApiSymbol, name: string, facts: Facts): string | undefined {
  if (symbol.kind !== 'class') return undefined;
  return [...symbol.implements, ...symbol.extends].find((owner) => indexOf(facts).members.get(owner)?.has(name));
}

/** True for members that bots never call, because the source marks them as internal or `internalMembers` lists them. */
export function isInternal(symbol: string, name: string, member: AnyMember): boolean {
  return ('hidden' in member && member.hidden) || internalMembers.includes(`${symbol}.${name}`);
}
