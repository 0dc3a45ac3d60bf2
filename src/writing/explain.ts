import { eventsSymbol } from '../api/links';
import { indexOf, memberNamed, namesOf } from '../api/lookup';
import { headOf, printMember } from '../api/print';
import type { Facts } from '../api/schema';
import { mostSimilar } from '../lib/didYouMean';
import { Refusal } from '../lib/refusal.mjs';

/**
 * Lists the declarations and errors with a name in all versions. For an event name, lists its listener. Throws a
 * `Refusal` if no version has the name.
 */
export function explain(typed: string, all: readonly Facts[]): string[] {
  const isEvent = all.some(({ events }) => events.some((event) => event.name === typed));
  const name = isEvent ? `${eventsSymbol}.${typed}` : typed;
  const forms = all.map((facts) => ({ version: facts.version, text: declarationOf(facts, name) }));
  if (forms.every(({ text }) => text === undefined)) {
    const nearest = mostSimilar(name, all.flatMap(namesOf).reverse());
    throw new Refusal(`No version has ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}`);
  }
  const lines = forms.flatMap(({ version, text }, index) => {
    const before = index > 0 ? forms[index - 1].text : undefined;
    if (text === before) return [];
    return [`${version}: ${text === undefined ? 'removed' : text.replaceAll('\n', '\n       ')}`];
  });
  const newest = all.filter((_, index) => forms[index].text !== undefined).at(-1)!;
  const errors = newest.errors.filter(({ thrownBy }) => thrownBy === name || thrownBy.startsWith(`${name}.`));
  return [
    name,
    ...lines.map((line) => `  ${line}`),
    ...errors.map(({ kind, via, message, condition }) => `  ${kind} (${via}) “${message ?? ''}”, if ${condition}`),
  ];
}

function declarationOf(facts: Facts, name: string): string | undefined {
  const symbol = indexOf(facts).symbols.get(name.split('.')[0]);
  const member = memberNamed(name, facts);
  if (name.includes('.')) return symbol && member && printMember(symbol, member);
  return symbol && headOf(symbol);
}
