import { indexOf } from './lookup';
import { eventSignature, printMember, expandedHeadOf } from './print';
import type { Facts } from './schema';

/** The printed form of an item before and since a version. Overloads are joined by newlines. */
export interface Change {
  version: string;
  before: string;
  after: string;
}

/** History of one item. An item that was removed and added again counts from its return. */
export interface Life {
  /** The version that added the item, or null if the oldest documented version already has it. */
  since: string | null;
  /** Versions that changed the printed form, oldest first. */
  changes: Change[];
}

/**
 * History of the symbols, members and events of the newest version. A constructor is the member `constructor`. A name that
 * the newest version lacks throws an Error.
 */
export interface History {
  /** History of a member, or of the declaration of a symbol without its members. */
  of: (symbol: string, member?: string) => Life;
  /** History of the arguments that a listener receives. */
  ofEvent: (event: string) => Life;
  /** The same history up to a version, for the pages of that version. Throws if the version is not documented. */
  upTo: (version: string) => History;
}

/** Uses the expanded type of an alias: a change behind an unchanged `keyof typeof X` matters, a rewording does not. */
function printedSymbol(facts: Facts, name: string): string | null {
  const symbol = indexOf(facts).symbols.get(name);
  return symbol ? `${expandedHeadOf(symbol)}${symbol.exported ? '' : ', not exported'}` : null;
}

function printedMember(facts: Facts, symbolName: string, name: string): string | null {
  const { symbols, members } = indexOf(facts);
  const [symbol, member] = [symbols.get(symbolName), members.get(symbolName)?.get(name)];
  if (symbol && member) return printMember(symbol, member);
  // A class without a constructor and without a base class is created without arguments.
  const plain = name === 'constructor' && symbol?.kind === 'class' && symbol.extends.length === 0;
  return plain ? `new ${symbolName}()` : null;
}

function printedEvent(facts: Facts, name: string): string | null {
  const event = indexOf(facts).events.get(name);
  return event ? eventSignature(event) : null;
}

/** Reads the unbroken run of versions that ends with the newest. `print` prints the item as of one version. */
function lifeOf(all: readonly Facts[], what: string, print: (facts: Facts) => string | null): Life {
  const printed = all.map(print);
  const first = printed.lastIndexOf(null) + 1;
  if (first === all.length) throw new Error(`History: version ${all.at(-1)?.version} has no ${what}.`);
  const changes = all.slice(first + 1).flatMap(({ version }, index) => {
    const [before, after] = printed.slice(first + index) as string[];
    return before === after ? [] : [{ version, before, after }];
  });
  return { since: first === 0 ? null : all[first].version, changes };
}

/** Builds the history from the facts of the documented versions, oldest first. */
export function historyOf(all: readonly Facts[]): History {
  return {
    of: (symbol, member) =>
      member === undefined
        ? lifeOf(all, symbol, (facts) => printedSymbol(facts, symbol))
        : lifeOf(all, `${symbol}.${member}`, (facts) => printedMember(facts, symbol, member)),
    ofEvent: (event) => lifeOf(all, `event ${event}`, (facts) => printedEvent(facts, event)),
    upTo: (version) => {
      const index = all.findIndex((facts) => facts.version === version);
      if (index !== -1) return historyOf(all.slice(0, index + 1));
      throw new Error(`History: no version "${version}" among ${all.map((facts) => facts.version).join(', ')}.`);
    },
  };
}
