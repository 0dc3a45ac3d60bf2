import { indexOf } from './lookup';
import { eventSignature, printMember, expandedHeadOf } from './print';
import type { Facts } from './schema';

/** A change to the printed form of an item. Overloads are separated by newlines. */
export interface Change {
  version: string;
  before: string;
  after: string;
}

/** History of one item. If an item was removed and added again, its history starts at the last addition. */
interface Life {
  /** The version that added the item, or null if the oldest documented version already has it. */
  since: string | null;
  /** Versions that changed the printed form, oldest first. */
  changes: Change[];
}

/**
 * History of the symbols, members and events of the newest version. Constructors have the member name `constructor`.
 * Both functions throw an Error for a name that the newest version lacks.
 */
export interface History {
  /** History of a member, or of the declaration of a symbol without its members. */
  of: (symbol: string, member?: string) => Life;
  /** History of the arguments that a listener receives. */
  ofEvent: (event: string) => Life;
}

/** Prints an alias with its expanded type. Otherwise, changes behind `keyof typeof X` would remain undetected. */
function printedSymbol(facts: Facts, name: string): string | null {
  const symbol = indexOf(facts).symbols.get(name);
  return symbol ? `${expandedHeadOf(symbol)}${symbol.exported ? '' : ', not exported'}` : null;
}

function printedMember(facts: Facts, symbolName: string, name: string): string | null {
  const { symbols, members } = indexOf(facts);
  const [symbol, member] = [symbols.get(symbolName), members.get(symbolName)?.get(name)];
  if (symbol && member) return printMember(symbol, member);
  // A class with neither a constructor nor a base class takes no arguments.
  const plain = name === 'constructor' && symbol?.kind === 'class' && symbol.extends.length === 0;
  return plain ? `new ${symbolName}()` : null;
}

function printedEvent(facts: Facts, name: string): string | null {
  const event = indexOf(facts).events.get(name);
  return event ? eventSignature(event) : null;
}

/** Compares the versions since the item was last added. `print` returns its form in one version, or null. */
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

/** Builds a history from the facts of consecutive versions, oldest first. */
export function historyOf(all: readonly Facts[]): History {
  return {
    of: (symbol, member) =>
      member === undefined
        ? lifeOf(all, symbol, (facts) => printedSymbol(facts, symbol))
        : lifeOf(all, `${symbol}.${member}`, (facts) => printedMember(facts, symbol, member)),
    ofEvent: (event) => lifeOf(all, `event ${event}`, (facts) => printedEvent(facts, event)),
  };
}
