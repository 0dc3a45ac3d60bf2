import { once } from '../lib/once';
import type { AnyMember, ApiSymbol, ConstructorFact, EnumMember, Facts, Member, Parameter, Signature } from './schema';

/**
 * Indexes the facts of one version by name. `members` maps each symbol name to the members of the symbol by name. The
 * constructor of a class is the first member and has the name `constructor`.
 */
export const indexOf = once(({ symbols, events }: Facts) => ({
  symbols: byName(symbols),
  members: new Map(symbols.map((symbol) => [symbol.name, partsOf(symbol)])),
  events: byName(events),
}));

/** Maps the name of each item in a list to the item. */
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

/**
 * Returns the constructor of a class, or undefined if none is declared. Reading `symbol.constructor` could return the
 * constructor that every object inherits.
 */
export function constructorOf(symbol: ApiSymbol): ConstructorFact | undefined {
  return (symbol.kind === 'class' && symbol.constructor) || undefined;
}

/** Returns the call signatures of a method or constructor, or an empty list for other members. */
export function callsOf(member: Member | ConstructorFact): (Pick<Signature, 'parameters'> & Partial<Signature>)[] {
  if (!('kind' in member)) return [member];
  return member.kind === 'method' ? member.signatures : [];
}

/** A parameter in the parameter table. `optional` is true if at least one overload marks the parameter as optional. */
export interface ParameterRow extends Parameter {
  /** False if at least one overload lacks the parameter. */
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

/** Members that the types declare as public, although only Magmastream itself calls them. */
const forTheLibrary: readonly string[] = [
  ...['Node.constructor', 'Node.createSessionIdsFile', 'Node.extractSpotifyArtistID', 'Node.extractSpotifyTrackID'],
  ...['Node.loadSessionIds', 'Node.updateSessionId', 'Player.constructor', 'Queue.constructor', 'Rest.constructor'],
  'Rest.setSessionId',
];

/**
 * True for members that bots never call, because their author marked them as internal or because `forTheLibrary` lists
 * them.
 */
export function isInternal(symbol: string, name: string, member: AnyMember): boolean {
  return ('hidden' in member && member.hidden) || forTheLibrary.includes(`${symbol}.${name}`);
}
