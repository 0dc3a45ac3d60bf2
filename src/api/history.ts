import { membersOf } from './lookup';
import { eventSignature, headOf, signaturesOf } from './print';
import type { ApiSymbol, Facts } from './schema';

/** How something looked before a version and from that version on; overloads are joined by newlines. */
export interface Change {
  version: string;
  before: string;
  after: string;
}

/**
 * What the documented versions tell about the symbols, members and events of the newest of them. A constructor is the
 * member `constructor`. What went away and came back later counts from its return: the gap broke whoever used it.
 * Asking for a name that the newest version does not have throws an Error.
 */
export interface History {
  /**
   * The first documented version that has it, or null when that is the oldest one: then nobody can tell from the facts
   * when it really came.
   */
  since: (symbol: string, member?: string) => string | null;
  /**
   * Oldest first, the versions in which its public face differs from that in the version before. Without a member: the
   * head of the symbol (kind, heritage, whether it is exported) or the type that it stands for, not its members.
   */
  changes: (symbol: string, member?: string) => Change[];
  /** As `since`. */
  eventSince: (event: string) => string | null;
  /** As `changes`, comparing what a listener receives. */
  eventChanges: (event: string) => Change[];
  /** The same without the versions after this one, for the pages of that version; throws when it is not documented. */
  upTo: (version: string) => History;
}

/** Finds the public face of one thing in a version, null where it does not exist. */
type FaceIn = (facts: Facts) => string | null;

/** An alias shows what it works out to: a change behind an unchanged `keyof typeof X` matters, rewording does not. */
function faceOfSymbol(symbol: ApiSymbol): string {
  const head =
    symbol.kind === 'type' ? headOf({ ...symbol, type: symbol.resolvedType ?? symbol.type }) : headOf(symbol);
  return symbol.exported ? head : `${head}, not exported`;
}

/** A class that declares no constructor and extends nothing is created without arguments. */
function faceOfConstructor(symbol: ApiSymbol): string | null {
  if (symbol.kind !== 'class') return null;
  if (symbol.constructor) return signaturesOf(symbol, symbol.constructor).join('\n');
  return symbol.extends.length === 0 ? `new ${symbol.name}()` : null;
}

function faceOfMember(symbol: ApiSymbol, name: string): string | null {
  const member = membersOf(symbol).find((candidate) => candidate.name === name);
  if (!member) return name === 'constructor' ? faceOfConstructor(symbol) : null;
  const initial = member.kind === 'property' && member.default !== null ? ` = ${member.default}` : '';
  return `${signaturesOf(symbol, member).join('\n')}${initial}`;
}

const faceOf =
  (symbolName: string, memberName?: string): FaceIn =>
  ({ symbols }) => {
    const symbol = symbols.find(({ name }) => name === symbolName);
    if (!symbol) return null;
    return memberName === undefined ? faceOfSymbol(symbol) : faceOfMember(symbol, memberName);
  };

const faceOfEvent =
  (name: string): FaceIn =>
  ({ events }) => {
    const event = events.find((candidate) => candidate.name === name);
    return event ? eventSignature(event) : null;
  };

/** The faces in the unbroken run of versions that ends with the newest, oldest first. */
function lifeOf(all: readonly Facts[], what: string, faceIn: FaceIn): { version: string; face: string }[] {
  const life: { version: string; face: string }[] = [];
  for (const facts of [...all].reverse()) {
    const face = faceIn(facts);
    if (face === null) break;
    life.unshift({ version: facts.version, face });
  }
  if (life.length === 0) throw new Error(`History: version ${all[all.length - 1]?.version} has no ${what}.`);
  return life;
}

function sinceIn(all: readonly Facts[], what: string, faceIn: FaceIn): string | null {
  const life = lifeOf(all, what, faceIn);
  return life.length === all.length ? null : life[0].version;
}

function changesIn(all: readonly Facts[], what: string, faceIn: FaceIn): Change[] {
  const life = lifeOf(all, what, faceIn);
  return life.slice(1).flatMap(({ version, face }, index) => {
    const before = life[index].face;
    return before === face ? [] : [{ version, before, after: face }];
  });
}

/** The history of the library's API; `all` is the facts of the documented versions, oldest first. */
export function historyOf(all: readonly Facts[]): History {
  const label = (symbol: string, member?: string): string => (member === undefined ? symbol : `${symbol}.${member}`);
  return {
    since: (symbol, member) => sinceIn(all, label(symbol, member), faceOf(symbol, member)),
    changes: (symbol, member) => changesIn(all, label(symbol, member), faceOf(symbol, member)),
    eventSince: (event) => sinceIn(all, `event ${event}`, faceOfEvent(event)),
    eventChanges: (event) => changesIn(all, `event ${event}`, faceOfEvent(event)),
    upTo: (version) => {
      const index = all.findIndex((facts) => facts.version === version);
      if (index !== -1) return historyOf(all.slice(0, index + 1));
      throw new Error(`History: no version "${version}" among ${all.map((facts) => facts.version).join(', ')}.`);
    },
  };
}
