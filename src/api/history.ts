import { indexOf } from './lookup';
import { eventSignature, expandedHeadOf, printMember } from './print';
import { nameIn } from './renames';
import type { Facts } from './schema';

/** A change to a symbol, member or event in one version. `before` and `after` contain one line per overload. */
export type HistoryEntry = {
  version: string;
  /** True if the change was made after the version that the history describes. */
  isLater: boolean;
} & (
  | { kind: 'first' | 'added' | 'deprecated' | 'removed' }
  | { kind: 'changed'; before: string; after: string }
  | { kind: 'renamed'; name: string; before: string; after: string }
);

/**
 * Provides the history of a version's symbols, members and events, oldest entry first. Constructors have the member
 * name `constructor`. Both functions throw an error for a name that the version lacks.
 */
export interface History {
  /**
   * Returns the history of a member. Without `member`, returns the history of the symbol's declaration, excluding its
   * members.
   */
  of: (symbol: string, member?: string) => HistoryEntry[];
  /** Returns the history of an event's listener arguments. */
  ofEvent: (event: string) => HistoryEntry[];
}

/** The name and printed declaration of an item in one version. `text` is null if the version lacks the item. */
interface Form {
  name: string;
  text: string | null;
  deprecated: boolean;
}

/**
 * Prints a symbol's declaration with aliases expanded. Otherwise, an alias such as `keyof typeof X` would hide changes
 * to `X`.
 */
function symbolForm(facts: Facts, name: string): Form {
  const symbol = indexOf(facts).symbols.get(name);
  const text = symbol ? `${expandedHeadOf(symbol)}${symbol.exported ? '' : ', not exported'}` : null;
  return { name, text, deprecated: symbol?.deprecated ?? false };
}

function memberForm(facts: Facts, symbolName: string, name: string): Form {
  const { symbols, members } = indexOf(facts);
  const [symbol, member] = [symbols.get(symbolName), members.get(symbolName)?.get(name)];
  if (symbol && member)
    return { name, text: printMember(symbol, member), deprecated: 'deprecated' in member && member.deprecated };

  // A class with neither a declared constructor nor a base class takes no arguments.
  const isPlain = name === 'constructor' && symbol?.kind === 'class' && symbol.extends.length === 0;
  return { name, text: isPlain ? `new ${symbolName}()` : null, deprecated: false };
}

function eventForm(facts: Facts, name: string): Form {
  const event = indexOf(facts).events.get(name);
  return { name, text: event ? eventSignature(event) : null, deprecated: false };
}

type Change = HistoryEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'version' | 'isLater'>
    : never
  : never;

function changesBetween(before: Form, after: Form): Change[] {
  if (before.text === null) return after.text === null ? [] : [{ kind: 'added' }];
  if (after.text === null) return [{ kind: 'removed' }];
  const deprecation: Change[] = after.deprecated && !before.deprecated ? [{ kind: 'deprecated' }] : [];
  if (before.text === after.text) return deprecation;
  const texts = { before: before.text, after: after.text };
  const change: Change =
    after.name === before.name ? { kind: 'changed', ...texts } : { kind: 'renamed', name: after.name, ...texts };
  return [change, ...deprecation];
}

/** Builds the history of every item in `version`. `all` contains the facts of consecutive versions, oldest first. */
export function historyOf(all: readonly Facts[], version: string): History {
  const versions = all.map((facts) => facts.version);
  const own = versions.indexOf(version);

  function compare(what: string, formIn: (facts: Facts) => Form): HistoryEntry[] {
    const forms = all.map(formIn);
    if (forms[own].text === null) throw new Error(`History: version ${version} has no ${what}.`);
    return forms.flatMap((form, at) => {
      const oldest: Change[] = form.text === null ? [] : [{ kind: 'first' }];
      const changes = at === 0 ? oldest : changesBetween(forms[at - 1], form);
      return changes.map((change) => ({ version: versions[at], isLater: at > own, ...change }));
    });
  }

  return {
    of: (symbol, member) => {
      const what = member === undefined ? symbol : `${symbol}.${member}`;
      return compare(what, (facts) => {
        const [owner, name] = nameIn(what, version, facts.version, versions).split('.') as [string, string?];
        return name === undefined ? symbolForm(facts, owner) : memberForm(facts, owner, name);
      });
    },
    ofEvent: (event) => compare(`event ${event}`, (facts) => eventForm(facts, event)),
  };
}

/**
 * Returns the version that added an item or gave it its current name. Returns null if the oldest version already uses
 * this name.
 */
export function sinceOf(entries: readonly HistoryEntry[]): string | null {
  const additions = entries.filter(({ kind, isLater }) => !isLater && (kind === 'added' || kind === 'renamed'));
  return additions.at(-1)?.version ?? null;
}
