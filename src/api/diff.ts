import { additionBreaks, eventBreaks, memberBreaks, symbolBreaks, type FieldChange } from './breaking';
import { membersOf } from './lookup';
import { eventSignature, headOf, signaturesOf, typeParametersText } from './print';
import type { ApiSymbol, EnumMember, ErrorFact, EventFact, Facts, Member, SymbolKind, TypeParameter } from './schema';

export interface SymbolEntry {
  name: string;
  kind: SymbolKind;
  exported: boolean;
  breaking: boolean;
}

export interface MemberEntry {
  /** The name of the symbol that it belongs to. */
  symbol: string;
  name: string;
  kind: Member['kind'] | EnumMember['kind'];
  static: boolean;
  /** One line for each overload. */
  signatures: string[];
  breaking: boolean;
}

export interface EventEntry {
  name: string;
  signature: string;
  breaking: boolean;
}

/** An entry of the newer version with what differs from the older one. */
export type Changed<Entry> = Entry & { changes: FieldChange[] };

export interface Delta<Entry> {
  added: Entry[];
  removed: Entry[];
  changed: Changed<Entry>[];
}

/** A value of package.json or a default that differs; null where a version has none. */
export interface PackageChange {
  section: PackageSection;
  name: string;
  from: string | null;
  to: string | null;
}

export interface OptionDefaultChange {
  /** `Interface.option`. */
  option: string;
  from: string | null;
  to: string | null;
}

/** What differs between two versions. Entries say whether they break callers: the rule is in breaking.ts. */
export interface ApiDiff {
  from: string;
  to: string;
  package: PackageChange[];
  /** Members are not part of a symbol's changes. */
  symbols: Delta<SymbolEntry>;
  /** Of the symbols that both versions have. */
  members: Delta<MemberEntry>;
  events: Delta<EventEntry>;
  optionDefaults: OptionDefaultChange[];
  /** An error with another message or condition is one removed and one added. */
  errors: { added: ErrorFact[]; removed: ErrorFact[] };
}

const packageSections = ['engines', 'dependencies', 'peerDependencies', 'optionalDependencies'] as const;
type PackageSection = (typeof packageSections)[number];

type Traits<Value = unknown> = Record<string, Value>;

/** Pairs what has the same key in both lists; added and kept in the newer order, removed in the older. */
function pairUp<Item>(from: readonly Item[], to: readonly Item[], keyOf: (item: Item) => string) {
  const before = new Map(from.map((item) => [keyOf(item), item]));
  const after = new Set(to.map(keyOf));
  return {
    added: to.filter((item) => !before.has(keyOf(item))),
    removed: from.filter((item) => !after.has(keyOf(item))),
    kept: to.flatMap((next) => {
      const previous = before.get(keyOf(next));
      return previous ? [{ previous, next }] : [];
    }),
  };
}

const byName = ({ name }: { name: string }): string => name;

/** A trait that is off or empty is the same as one that a version does not have. */
function sameTrait(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => {
    const none = value === false || (Array.isArray(value) && value.length === 0);
    return JSON.stringify(none ? null : value);
  });
  return left === right;
}

function changesBetween<Value>(previous: Traits<Value>, next: Traits<Value>): FieldChange<Value>[] {
  // Own keys only: every object inherits a `constructor`.
  const read = (traits: Traits<Value>, field: string) =>
    Object.hasOwn(traits, field) ? (traits[field] ?? null) : null;
  const fields = new Set([...Object.keys(previous), ...Object.keys(next)]);
  return [...fields]
    .map((field) => ({ field, from: read(previous, field), to: read(next, field) }))
    .filter(({ from, to }) => !sameTrait(from, to));
}

const generics = ({ typeParameters }: { typeParameters: TypeParameter[] }): string | null =>
  typeParametersText(typeParameters) || null;

function symbolTraits(symbol: ApiSymbol): Traits {
  const { kind, exported, deprecated, hidden } = symbol;
  const common = { kind, exported, deprecated, hidden };
  switch (symbol.kind) {
    case 'class':
      return {
        ...common,
        extends: symbol.extends,
        implements: symbol.implements,
        abstract: symbol.abstract,
        typeParameters: generics(symbol),
        constructor: symbol.constructor && signaturesOf(symbol, symbol.constructor)[0],
      };
    case 'interface':
      return { ...common, extends: symbol.extends, typeParameters: generics(symbol) };
    case 'enum':
      return { ...common, const: symbol.const };
    case 'type':
      return { ...common, typeParameters: generics(symbol), type: symbol.type, resolvedType: symbol.resolvedType };
    case 'function':
      return { ...common, signatures: headOf(symbol).split('\n') };
    case 'variable':
      return { ...common, type: symbol.type, value: symbol.value };
  }
}

function memberTraits(symbol: ApiSymbol, member: Member | EnumMember): Traits {
  const { kind, deprecated, hidden } = member;
  if (member.kind === 'enumMember') return { kind, deprecated, hidden, value: member.value };
  const { static: isStatic, visibility, readonly, optional, abstract } = member;
  const common = { kind, deprecated, hidden, static: isStatic, visibility, readonly, optional, abstract };
  switch (member.kind) {
    case 'property':
      return { ...common, computedKey: member.computedKey, type: member.type, default: member.default };
    case 'accessor':
      return { ...common, type: member.type, get: member.get, set: member.set };
    default:
      return { ...common, signatures: signaturesOf(symbol, member) };
  }
}

function symbolEntry({ name, kind, exported }: ApiSymbol, breaking: boolean): SymbolEntry {
  return { name, kind, exported, breaking };
}

function memberEntry(symbol: ApiSymbol, member: Member | EnumMember, breaking: boolean): MemberEntry {
  const isStatic = member.kind !== 'enumMember' && member.static;
  const { name, kind } = member;
  return { symbol: symbol.name, name, kind, static: isStatic, signatures: signaturesOf(symbol, member), breaking };
}

function eventEntry(event: EventFact, breaking: boolean): EventEntry {
  return { name: event.name, signature: eventSignature(event), breaking };
}

function diffSymbols(from: Facts, to: Facts): Delta<SymbolEntry> {
  const { added, removed, kept } = pairUp(from.symbols, to.symbols, byName);
  return {
    added: added.map((symbol) => symbolEntry(symbol, false)),
    removed: removed.map((symbol) => symbolEntry(symbol, true)),
    changed: kept.flatMap(({ previous, next }) => {
      const changes = changesBetween(symbolTraits(previous), symbolTraits(next));
      return changes.length === 0 ? [] : [{ ...symbolEntry(next, symbolBreaks(previous, next, changes)), changes }];
    }),
  };
}

/** `written`: the symbol is an options interface, whose objects callers write. */
function diffMembers(previous: ApiSymbol, next: ApiSymbol, written: boolean): Delta<MemberEntry> {
  const { added, removed, kept } = pairUp(membersOf(previous), membersOf(next), byName);
  return {
    added: added.map((member) => memberEntry(next, member, additionBreaks(member, written))),
    removed: removed.map((member) => memberEntry(previous, member, true)),
    changed: kept.flatMap((member) => {
      const changes = changesBetween(memberTraits(previous, member.previous), memberTraits(next, member.next));
      if (changes.length === 0) return [];
      const breaking = memberBreaks(member.previous, member.next, changes, written);
      return [{ ...memberEntry(next, member.next, breaking), changes }];
    }),
  };
}

function diffAllMembers(from: Facts, to: Facts): Delta<MemberEntry> {
  const options = new Set(
    [from, to].flatMap((facts) => [facts.optionDefaults, facts.runtimeRequired].flatMap(Object.keys)),
  );
  const deltas = pairUp(from.symbols, to.symbols, byName).kept.map(({ previous, next }) =>
    diffMembers(previous, next, options.has(next.name)),
  );
  return {
    added: deltas.flatMap(({ added }) => added),
    removed: deltas.flatMap(({ removed }) => removed),
    changed: deltas.flatMap(({ changed }) => changed),
  };
}

function diffEvents(from: Facts, to: Facts): Delta<EventEntry> {
  const traits = (event: EventFact): Traits => ({ parameters: eventSignature(event), enumKey: event.enumKey });
  const { added, removed, kept } = pairUp(from.events, to.events, byName);
  return {
    added: added.map((event) => eventEntry(event, false)),
    removed: removed.map((event) => eventEntry(event, true)),
    changed: kept.flatMap(({ previous, next }) => {
      const changes = changesBetween(traits(previous), traits(next));
      return changes.length === 0 ? [] : [{ ...eventEntry(next, eventBreaks(previous, next)), changes }];
    }),
  };
}

function diffOptionDefaults(from: Facts, to: Facts): OptionDefaultChange[] {
  const flat = ({ optionDefaults }: Facts): Record<string, string> =>
    Object.fromEntries(
      Object.entries(optionDefaults).flatMap(([name, defaults]) =>
        Object.entries(defaults).map(([option, value]) => [`${name}.${option}`, value]),
      ),
    );
  return changesBetween(flat(from), flat(to)).map(({ field, ...change }) => ({ option: field, ...change }));
}

/** Two errors are the same to a caller whatever line of the source throws them. */
function errorKey({ thrownBy, kind, via, message, condition }: ErrorFact): string {
  return JSON.stringify([thrownBy, kind, via, message, condition]);
}

/** Compares any two versions, also from a newer one to an older one. */
export function diffFacts(from: Facts, to: Facts): ApiDiff {
  const { added, removed } = pairUp(from.errors, to.errors, errorKey);
  return {
    from: from.version,
    to: to.version,
    package: packageSections.flatMap((section) =>
      changesBetween(from[section], to[section]).map(({ field, ...change }) => ({ section, name: field, ...change })),
    ),
    symbols: diffSymbols(from, to),
    members: diffAllMembers(from, to),
    events: diffEvents(from, to),
    optionDefaults: diffOptionDefaults(from, to),
    errors: { added, removed },
  };
}
