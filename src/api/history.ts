import { differenceOf } from './diff';
import { indexOf } from './lookup';
import { eventSignature, expandedHeadOf, printMember } from './print';
import { nameIn } from './renames';
import type { Facts } from './schema';

/** A change to an API item. `before` and `after` contain one line per overload. */
type Entry =
  | { kind: 'first' | 'added' | 'deprecated' | 'removed' }
  | { kind: 'changed'; before: string; after: string }
  | { kind: 'renamed'; name: string; before: string; after: string };

/** A change in one version. `isLater` is true if that version is later than the version that the history describes. */
export type HistoryEntry = Entry & { version: string; isLater: boolean };

/** The changes to a version's items, oldest first. Both functions throw an error for a name that the version lacks. */
export interface History {
  /** Returns the history of a member or, without `member`, of a symbol. `constructor` stands for constructors. */
  of: (symbol: string, member?: string) => HistoryEntry[];
  ofEvent: (event: string) => HistoryEntry[];
}

interface PrintedItem {
  name: string;
  text: string;
  deprecated: boolean;
}

/** Prints a symbol with expanded aliases. Otherwise, an alias such as `keyof typeof X` would hide changes to `X`. */
function printedSymbol(facts: Facts, name: string): PrintedItem | undefined {
  const symbol = indexOf(facts).symbols.get(name);
  if (!symbol) return undefined;
  const { exported, deprecated } = symbol;
  return { name, text: `${expandedHeadOf(symbol)}${exported ? '' : ', not exported'}`, deprecated };
}

function printedMember(facts: Facts, symbolName: string, name: string): PrintedItem | undefined {
  const { symbols, members } = indexOf(facts);
  const [symbol, member] = [symbols.get(symbolName), members.get(symbolName)?.get(name)];
  if (symbol && member)
    return { name, text: printMember(symbol, member), deprecated: 'deprecated' in member && member.deprecated };

  // A class with neither a declared constructor nor a base class takes no arguments.
  const hasNoArguments = name === 'constructor' && symbol?.kind === 'class' && symbol.extends.length === 0;
  return hasNoArguments ? { name, text: `new ${symbolName}()`, deprecated: false } : undefined;
}

function printedEvent(facts: Facts, name: string): PrintedItem | undefined {
  const event = indexOf(facts).events.get(name);
  return event && { name, text: eventSignature(event), deprecated: false };
}

function entriesBetween(previous: PrintedItem | undefined, next: PrintedItem | undefined): Entry[] {
  const difference = differenceOf(previous, next, { fieldsOf: ({ text, deprecated }) => ({ text, deprecated }) });
  if (difference?.change !== 'changed') return difference ? [{ kind: difference.change }] : [];
  const { name } = difference.item;
  return difference.changes.flatMap(({ field, from, to }): Entry[] => {
    if (field === 'deprecated') return to ? [{ kind: 'deprecated' }] : [];
    const texts = { before: String(from), after: String(to) };
    return [name === previous!.name ? { kind: 'changed', ...texts } : { kind: 'renamed', name, ...texts }];
  });
}

/** Builds the history of every item in `version`. `all` contains the facts of consecutive versions, oldest first. */
export function historyOf(all: readonly Facts[], version: string): History {
  const versions = all.map((facts) => facts.version);
  const own = versions.indexOf(version);

  function compare(what: string, itemIn: (facts: Facts) => PrintedItem | undefined): HistoryEntry[] {
    const items = all.map(itemIn);
    if (!items[own]) throw new Error(`History: version ${version} has no ${what}.`);
    return items.flatMap((item, at) => {
      const oldest: Entry[] = item ? [{ kind: 'first' }] : [];
      const entries = at === 0 ? oldest : entriesBetween(items[at - 1], item);
      return entries.map((entry) => ({ version: versions[at], isLater: at > own, ...entry }));
    });
  }

  return {
    of: (symbol, member) => {
      const what = member === undefined ? symbol : `${symbol}.${member}`;
      return compare(what, (facts) => {
        const [owner, name] = nameIn(what, version, facts.version, versions).split('.') as [string, string?];
        return name === undefined ? printedSymbol(facts, owner) : printedMember(facts, owner, name);
      });
    },
    ofEvent: (event) => compare(`event ${event}`, (facts) => printedEvent(facts, event)),
  };
}

/** Returns the version that added an item or last renamed it, or null if the oldest version contains the item. */
export function sinceOf(entries: readonly HistoryEntry[]): string | null {
  const additions = entries.filter(({ kind, isLater }) => !isLater && (kind === 'added' || kind === 'renamed'));
  return additions.at(-1)?.version ?? null;
}
