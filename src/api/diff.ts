import { additionBreaks, changesBreak, eventBreaks, type FieldChange } from './breaking';
import { eventsSymbol } from './links';
import { byName, constructorOf, indexOf, membersOf } from './lookup';
import { eventSignature, headOf, signaturesOf, typeParametersText } from './print';
import type { ApiSymbol, EnumMember, ErrorFact, EventFact, Facts, Member } from './schema';

export type ChangeType = 'added' | 'removed' | 'changed';

/** One thing that differs between two versions. */
export interface Difference<Item> {
  change: ChangeType;
  /** The newer one of the two that there are. */
  item: Item;
  /** Missing for what is added. */
  previous?: Item;
  /** Missing for what is removed. */
  next?: Item;
  /** Which traits differ, for what both versions have. */
  changes: FieldChange[];
  breaking: boolean;
}

/** A difference between members, with the symbol that they belong to. */
export interface MemberDifference extends Difference<Member | EnumMember> {
  symbol: ApiSymbol;
}

/** What differs between two versions. Differences say whether they break callers: the rule is in breaking.ts. */
export interface ApiDiff {
  /** Versions of Node.js and of packages that the library asks for. */
  package: (FieldChange<string> & { section: PackageSection })[];
  /** Members are not part of a symbol's changes. */
  symbols: Difference<ApiSymbol>[];
  /** Of the symbols that both versions have, events excepted. */
  members: MemberDifference[];
  events: Difference<EventFact>[];
  /** `Interface.option` is the field. */
  optionDefaults: FieldChange<string>[];
  /** An error with another message or condition is one removed and one added. */
  errors: { added: ErrorFact[]; removed: ErrorFact[] };
}

const packageSections = ['engines', 'dependencies', 'peerDependencies', 'optionalDependencies'] as const;
export type PackageSection = (typeof packageSections)[number];

type Traits<Value = unknown> = Record<string, Value>;

/** A trait as text; one that is off or empty is the same as one that a version does not have. */
function traitText(value: unknown): string {
  const none = value === false || (Array.isArray(value) && value.length === 0);
  return JSON.stringify(none ? null : value);
}

function changesBetween<Value>(previous: Traits<Value>, next: Traits<Value>): FieldChange<Value>[] {
  // Maps of own keys: every object inherits a `constructor`.
  const [before, after] = [previous, next].map((traits) => new Map(Object.entries(traits)));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, from: before.get(field) ?? null, to: after.get(field) ?? null }))
    .filter(({ from, to }) => traitText(from) !== traitText(to));
}

/** What matters to users just as the facts have it; further traits are read from the text that they print as. */
const plainTraits = new Set([
  ...['kind', 'exported', 'deprecated', 'hidden', 'extends', 'implements', 'abstract', 'const', 'static', 'visibility'],
  ...['readonly', 'optional', 'computedKey', 'type', 'resolvedType', 'value', 'default', 'get', 'set', 'enumKey'],
]);

function traitsOf(item: object, printed: Traits): Traits {
  return { ...Object.fromEntries(Object.entries(item).filter(([field]) => plainTraits.has(field))), ...printed };
}

function symbolTraits(symbol: ApiSymbol): Traits {
  const constructor = constructorOf(symbol);
  return traitsOf(symbol, {
    typeParameters: 'typeParameters' in symbol ? typeParametersText(symbol.typeParameters) || null : null,
    constructor: constructor ? signaturesOf(symbol, constructor)[0] : null,
    signatures: symbol.kind === 'function' ? headOf(symbol).split('\n') : null,
  });
}

function memberTraits(symbol: ApiSymbol, member: Member | EnumMember): Traits {
  if (member.kind === 'enumMember' || member.kind === 'property' || member.kind === 'accessor')
    return traitsOf(member, {});

  return traitsOf(member, { type: null, signatures: signaturesOf(symbol, member) });
}

function eventTraits(event: EventFact): Traits {
  return traitsOf(event, { parameters: eventSignature(event) });
}

interface Rules<Item> {
  traitsOf: (item: Item) => Traits;
  additionBreaks?: (item: Item) => boolean;
  changesBreak: (previous: Item, next: Item, changes: FieldChange[]) => boolean;
}

/** What differs between two lists by the names in them, in the order of the older list, then of the newer one. */
function differences<Item extends { name: string }>(
  from: readonly Item[],
  to: readonly Item[],
  rules: Rules<Item>,
): Difference<Item>[] {
  const [before, after] = [byName(from), byName(to)];
  const removed = from.filter(({ name }) => !after.has(name));
  return [
    ...removed.map((item) => ({ change: 'removed' as const, item, previous: item, changes: [], breaking: true })),
    ...to.flatMap((next): Difference<Item>[] => {
      const [item, previous] = [next, before.get(next.name)];
      if (!previous)
        return [{ change: 'added', item, next, changes: [], breaking: rules.additionBreaks?.(next) ?? false }];

      const changes = changesBetween(rules.traitsOf(previous), rules.traitsOf(next));
      const breaking = rules.changesBreak(previous, next, changes);
      return changes.length === 0 ? [] : [{ change: 'changed', item, previous, next, changes, breaking }];
    }),
  ];
}

function diffMembers(from: Facts, to: Facts): MemberDifference[] {
  // Options interfaces, whose objects callers write.
  const options = new Set(
    [from, to].flatMap((facts) => [facts.optionDefaults, facts.runtimeRequired].flatMap(Object.keys)),
  );
  return to.symbols.flatMap((symbol) => {
    const [previous, written] = [indexOf(from).symbols.get(symbol.name), options.has(symbol.name)];
    // As events they are told with the names of their listeners' parameters, and judged better.
    if (!previous || symbol.name === eventsSymbol) return [];
    const rules: Rules<Member | EnumMember> = {
      traitsOf: (member) => memberTraits(symbol, member),
      additionBreaks: (member) => additionBreaks(member, written),
      changesBreak: (...change) => changesBreak(...change, written),
    };
    return differences(membersOf(previous), membersOf(symbol), rules).map((one) => ({ ...one, symbol }));
  });
}

function flatDefaults({ optionDefaults }: Facts): Traits<string> {
  const entries = Object.entries(optionDefaults).flatMap(([name, defaults]) =>
    Object.entries(defaults).map(([option, value]) => [`${name}.${option}`, value]),
  );
  return Object.fromEntries(entries) as Traits<string>;
}

/** Two errors are the same to a caller whatever line of the source throws them. */
function errorKey({ thrownBy, kind, via, message, condition }: ErrorFact): string {
  return JSON.stringify([thrownBy, kind, via, message, condition]);
}

/** Compares any two versions, also from a newer one to an older one. */
export function diffFacts(from: Facts, to: Facts): ApiDiff {
  const [before, after] = [from, to].map(({ errors }) => new Set(errors.map(errorKey)));
  return {
    package: packageSections.flatMap((section) =>
      changesBetween(from[section], to[section]).map((change) => ({ section, ...change })),
    ),
    symbols: differences(from.symbols, to.symbols, { traitsOf: symbolTraits, changesBreak }),
    members: diffMembers(from, to),
    events: differences(from.events, to.events, { traitsOf: eventTraits, changesBreak: eventBreaks }),
    optionDefaults: changesBetween(flatDefaults(from), flatDefaults(to)),
    errors: {
      added: to.errors.filter((error) => !before.has(errorKey(error))),
      removed: from.errors.filter((error) => !after.has(errorKey(error))),
    },
  };
}
