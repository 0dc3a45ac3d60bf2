import { indexOf } from './lookup';
import { eventSignature, faceOf, workedOutHeadOf } from './print';
import type { Facts } from './schema';

/** How something looked before a version and from that version on; overloads are joined by newlines. */
export interface Change {
  version: string;
  before: string;
  after: string;
}

/** What the documented versions tell about one thing. What went away and came back later counts from its return. */
export interface Life {
  /**
   * The first documented version that has it, or null when that is the oldest one: then nobody can tell from the facts
   * when it really came.
   */
  since: string | null;
  /** Oldest first, the versions in which its public face differs from that in the version before. */
  changes: Change[];
}

/**
 * What the documented versions tell about the symbols, members and events of the newest of them. A constructor is the
 * member `constructor`. Asking for a name that the newest version does not have throws an Error.
 */
export interface History {
  /**
   * The life of a member, or of a symbol: of its head (kind, heritage, whether it is exported) or the type that it stands
   * for, not of its members.
   */
  of: (symbol: string, member?: string) => Life;
  /** The life of an event: of what a listener receives. */
  ofEvent: (event: string) => Life;
  /** The same without the versions after this one, for the pages of that version; throws when it is not documented. */
  upTo: (version: string) => History;
}

/** An alias shows what it works out to: a change behind an unchanged `keyof typeof X` matters, rewording does not. */
function faceOfSymbol(facts: Facts, name: string): string | null {
  const symbol = indexOf(facts).symbols.get(name);
  return symbol ? `${workedOutHeadOf(symbol)}${symbol.exported ? '' : ', not exported'}` : null;
}

function faceOfMember(facts: Facts, symbolName: string, name: string): string | null {
  const { symbols, members } = indexOf(facts);
  const [symbol, member] = [symbols.get(symbolName), members.get(symbolName)?.get(name)];
  if (symbol && member) return faceOf(symbol, member);
  // A class that declares no constructor and extends nothing is created without arguments.
  const plain = name === 'constructor' && symbol?.kind === 'class' && symbol.extends.length === 0;
  return plain ? `new ${symbolName}()` : null;
}

function faceOfEvent(facts: Facts, name: string): string | null {
  const event = indexOf(facts).events.get(name);
  return event ? eventSignature(event) : null;
}

/** Reads the unbroken run of versions that ends with the newest; `faceIn` finds the thing in one of them. */
function lifeOf(all: readonly Facts[], what: string, faceIn: (facts: Facts) => string | null): Life {
  const faces = all.map(faceIn);
  const first = faces.lastIndexOf(null) + 1;
  if (first === all.length) throw new Error(`History: version ${all.at(-1)?.version} has no ${what}.`);
  const changes = all.slice(first + 1).flatMap(({ version }, index) => {
    const [before, after] = faces.slice(first + index) as string[];
    return before === after ? [] : [{ version, before, after }];
  });
  return { since: first === 0 ? null : all[first].version, changes };
}

/** The history of the library's API; `all` is the facts of the documented versions, oldest first. */
export function historyOf(all: readonly Facts[]): History {
  return {
    of: (symbol, member) =>
      member === undefined
        ? lifeOf(all, symbol, (facts) => faceOfSymbol(facts, symbol))
        : lifeOf(all, `${symbol}.${member}`, (facts) => faceOfMember(facts, symbol, member)),
    ofEvent: (event) => lifeOf(all, `event ${event}`, (facts) => faceOfEvent(facts, event)),
    upTo: (version) => {
      const index = all.findIndex((facts) => facts.version === version);
      if (index !== -1) return historyOf(all.slice(0, index + 1));
      throw new Error(`History: no version "${version}" among ${all.map((facts) => facts.version).join(', ')}.`);
    },
  };
}
