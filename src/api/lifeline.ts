import { documentedVersions, loadFacts } from './load';
import { indexOf } from './lookup';
import { eventSignature, expandedHeadOf, printMember } from './print';
import { nameIn } from './renames';
import type { Facts } from './schema';

/** An event in the life of a member or manager event. Signatures have one line per overload. */
export type LifeEvent = { version: string } & (
  | { kind: 'first' | 'added' | 'deprecated' | 'removed' }
  | { kind: 'changed'; before: string; after: string }
  | { kind: 'renamed'; name: string; before: string; after: string }
);

/** The printed form of an item in one version, or null if the version lacks it. */
interface Form {
  name: string;
  text: string | null;
  deprecated: boolean;
}

function formOf(facts: Facts, name: string): Form {
  const [symbolName, member] = name.split('.') as [string, string | undefined];
  const { symbols, members } = indexOf(facts);
  const symbol = symbols.get(symbolName);
  if (member === undefined) {
    const text = symbol ? `${expandedHeadOf(symbol)}${symbol.exported ? '' : ', not exported'}` : null;
    return { name: symbolName, text, deprecated: symbol?.deprecated ?? false };
  }
  const item = members.get(symbolName)?.get(member);
  const text = symbol && item ? printMember(symbol, item) : null;
  return { name: member, text, deprecated: item !== undefined && 'deprecated' in item && item.deprecated };
}

function eventForm(facts: Facts, name: string): Form {
  const event = indexOf(facts).events.get(name);
  return { name, text: event ? eventSignature(event) : null, deprecated: false };
}

/** Compares the forms of all versions, oldest first. */
function eventsOf(forms: readonly Form[]): LifeEvent[] {
  return forms.flatMap((form, position): LifeEvent[] => {
    const version = documentedVersions[position];
    const before = forms.at(position - 1);
    if (position === 0 || !before) return form.text === null ? [] : [{ version, kind: 'first' }];
    if (before.text === null) return form.text === null ? [] : [{ version, kind: 'added' }];
    if (form.text === null) return [{ version, kind: 'removed' }];
    const deprecation: LifeEvent[] = form.deprecated && !before.deprecated ? [{ version, kind: 'deprecated' }] : [];
    if (before.text === form.text) return deprecation;
    const change = { version, before: before.text, after: form.text };
    const renamed = { ...change, kind: 'renamed', name: form.name } as const;
    return [form.name === before.name ? { ...change, kind: 'changed' } : renamed, ...deprecation];
  });
}

/**
 * Returns the life of a symbol without its members, or of a member, in all documented versions, oldest event first. `name`
 * is the name in `version`: `Player` or `Player.pause`.
 */
export function lifeOf(name: string, version: string): LifeEvent[] {
  return eventsOf(
    documentedVersions.map((one) => formOf(loadFacts(one), nameIn(name, version, one, documentedVersions))),
  );
}

/** Returns the life of a manager event in all documented versions. */
export function lifeOfEvent(name: string): LifeEvent[] {
  return eventsOf(documentedVersions.map((one) => eventForm(loadFacts(one), name)));
}
