import { additionBreaks, changesBreak, eventBreaks, type FieldChange } from './breaking';
import { eventsSymbol } from './links';
import { byName, constructorOf, indexOf, membersOf } from './lookup';
import { eventSignature, headOf, signaturesOf, typeParametersText } from './print';
import type { ApiSymbol, EnumMember, ErrorFact, EventFact, Facts, Member } from './schema';

export type ChangeType = 'added' | 'removed' | 'changed';

/** A symbol, member or event that differs between two versions. */
export interface Difference<Item> {
  change: ChangeType;
  /** The item in `next`. If `next` lacks the item, the item in `previous`. */
  item: Item;
  previous?: Item;
  next?: Item;
  /** The changed fields. Empty if the item was added or removed. */
  changes: FieldChange[];
  breaking: boolean;
}

/** A member that differs between two versions, with the symbol that contains it. */
export interface MemberDifference extends Difference<Member | EnumMember> {
  symbol: ApiSymbol;
}

/** All differences between two versions. `breaking.ts` determines which of them can break code. */
export interface ApiDiff {
  package: (FieldChange<string> & { section: PackageSection })[];
  /** Added, removed and changed symbols. The field `members` lists changes to their members. */
  symbols: Difference<ApiSymbol>[];
  /** Members of symbols that exist in both versions. Excludes events. */
  members: MemberDifference[];
  events: Difference<EventFact>[];
  /** The options whose default changed. `field` has the form `Interface.option`. */
  optionDefaults: FieldChange<string>[];
  /** Added and removed errors. An error with a changed message or condition appears in both lists. */
  errors: { added: ErrorFact[]; removed: ErrorFact[] };
}

const packageSections = ['engines', 'dependencies', 'peerDependencies', 'optionalDependencies'] as const;
export type PackageSection = (typeof packageSections)[number];

type Fields<Value = unknown> = Record<string, Value>;

/** Converts a field value to a string for comparison. Treats `false` and empty lists as missing values. */
function valueText(value: unknown): string {
  const none = value === false || (Array.isArray(value) && value.length === 0);
  return JSON.stringify(none ? null : value);
}

function fieldChanges<Value>(previous: Fields<Value>, next: Fields<Value>): FieldChange<Value>[] {
  // Use a `Map`, because reading `fields.constructor` from an object could return an inherited constructor.
  const [before, after] = [previous, next].map((fields) => new Map(Object.entries(fields)));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, from: before.get(field) ?? null, to: after.get(field) ?? null }))
    .filter(({ from, to }) => valueText(from) !== valueText(to));
}

/** Names of fields whose values are compared directly. Signatures and type parameters are compared as printed text. */
const comparedFields = new Set([
  ...['kind', 'exported', 'deprecated', 'hidden', 'extends', 'implements', 'abstract', 'const', 'static', 'visibility'],
  ...['readonly', 'optional', 'computedKey', 'type', 'resolvedType', 'value', 'default', 'get', 'set', 'enumKey'],
]);

function fieldsOf(item: object, printed: Fields): Fields {
  return { ...Object.fromEntries(Object.entries(item).filter(([field]) => comparedFields.has(field))), ...printed };
}

function symbolFields(symbol: ApiSymbol): Fields {
  const constructor = constructorOf(symbol);
  return fieldsOf(symbol, {
    typeParameters: 'typeParameters' in symbol ? typeParametersText(symbol.typeParameters) || null : null,
    constructor: constructor ? signaturesOf(symbol, constructor)[0] : null,
    signatures: symbol.kind === 'function' ? headOf(symbol).split('\n') : null,
  });
}

function memberFields(symbol: ApiSymbol, member: Member | EnumMember): Fields {
  return fieldsOf(member, member.kind === 'method' ? { signatures: signaturesOf(symbol, member) } : {});
}

function eventFields(event: EventFact): Fields {
  return fieldsOf(event, { parameters: eventSignature(event) });
}

interface Rules<Item> {
  fieldsOf: (item: Item) => Fields;
  additionBreaks?: (item: Item) => boolean;
  changesBreak?: (previous: Item, next: Item, changes: FieldChange[]) => boolean;
}

/** Compares an item in two versions. Returns undefined if nothing changed. */
export function differenceOf<Item>(
  previous: Item | undefined,
  next: Item | undefined,
  { fieldsOf, additionBreaks, changesBreak }: Rules<Item>,
): Difference<Item> | undefined {
  if (!next) return previous && { change: 'removed', item: previous, previous, changes: [], breaking: true };
  if (!previous) return { change: 'added', item: next, next, changes: [], breaking: additionBreaks?.(next) ?? false };
  const changes = fieldChanges(fieldsOf(previous), fieldsOf(next));
  if (changes.length === 0) return undefined;
  const breaking = changesBreak?.(previous, next, changes) ?? false;
  return { change: 'changed', item: next, previous, next, changes, breaking };
}

/** Compares two lists of items and matches the items by name. Lists removed items first, in their old order. */
function differences<Item extends { name: string }>(
  from: readonly Item[],
  to: readonly Item[],
  rules: Rules<Item>,
): Difference<Item>[] {
  const [before, after] = [byName(from), byName(to)];
  const removed = from.filter(({ name }) => !after.has(name));
  return [
    ...removed.flatMap((previous) => differenceOf<Item>(previous, undefined, rules) ?? []),
    ...to.flatMap((next) => differenceOf(before.get(next.name), next, rules) ?? []),
  ];
}

function diffMembers(from: Facts, to: Facts): MemberDifference[] {
  // Collect the names of options interfaces, because bots create objects of these types.
  const options = new Set(
    [from, to].flatMap((facts) => [facts.optionDefaults, facts.runtimeRequired].flatMap(Object.keys)),
  );
  return to.symbols.flatMap((symbol) => {
    const [previous, isOptions] = [indexOf(from).symbols.get(symbol.name), options.has(symbol.name)];
    // Skip events, because `diffFacts` compares them separately, together with the parameter names of their listeners.
    if (!previous || symbol.name === eventsSymbol) return [];
    const rules: Rules<Member | EnumMember> = {
      fieldsOf: (member) => memberFields(symbol, member),
      additionBreaks: (member) => additionBreaks(member, isOptions),
      changesBreak: (...change) => changesBreak(...change, isOptions),
    };
    return differences(membersOf(previous), membersOf(symbol), rules).map((difference) => ({ ...difference, symbol }));
  });
}

function flatDefaults({ optionDefaults }: Facts): Fields<string> {
  const entries = Object.entries(optionDefaults).flatMap(([name, defaults]) =>
    Object.entries(defaults).map(([option, value]) => [`${name}.${option}`, value]),
  );
  return Object.fromEntries(entries) as Fields<string>;
}

/** Excludes the source line from the key of an error, because the line does not affect callers. */
function errorKey({ thrownBy, kind, via, message, condition }: ErrorFact): string {
  return JSON.stringify([thrownBy, kind, via, message, condition]);
}

/** Compares the facts of two versions. `from` may be newer than `to`. */
export function diffFacts(from: Facts, to: Facts): ApiDiff {
  const [before, after] = [from, to].map(({ errors }) => new Set(errors.map(errorKey)));
  return {
    package: packageSections.flatMap((section) =>
      fieldChanges(from[section], to[section]).map((change) => ({ section, ...change })),
    ),
    symbols: differences(from.symbols, to.symbols, { fieldsOf: symbolFields, changesBreak }),
    members: diffMembers(from, to),
    events: differences(from.events, to.events, { fieldsOf: eventFields, changesBreak: eventBreaks }),
    optionDefaults: fieldChanges(flatDefaults(from), flatDefaults(to)),
    errors: {
      added: to.errors.filter((error) => !before.has(errorKey(error))),
      removed: from.errors.filter((error) => !after.has(errorKey(error))),
    },
  };
}
