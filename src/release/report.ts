import { diffFacts, type Difference } from '../api/diff';
import { renderDeclarations } from '../api/print';
import type { Facts } from '../api/schema';
import { compile } from '../content/samples/compile';

/** Returns the errors of the declarations that the site renders from facts. Packages that are not installed are ignored. */
export function declarationErrors(facts: Facts): string[] {
  const { errors } = compile('release', new Map([['index.d.ts', renderDeclarations(facts)]]));
  const isMissingModule = 2307;
  return errors.filter(({ code }) => code !== isMissingModule).map(({ message }) => message);
}

/** Lists the differences between two versions: counts, and the names of symbols, members and events. */
export function differenceLines(previous: Facts, facts: Facts): string[] {
  const { symbols, members, events } = diffFacts(previous, facts);
  const named = members.map((one) => ({ ...one, item: { name: `${one.symbol.name}.${one.item.name}` } }));
  return [
    `Changes from ${previous.version} to ${facts.version}:`,
    ...linesOf('symbols', symbols),
    ...linesOf('members', named),
    ...linesOf('events', events),
  ];
}

function linesOf(kind: string, differences: readonly Difference<{ name: string }>[]): string[] {
  return (['added', 'removed', 'changed'] as const).flatMap((change) => {
    const names = differences.filter((one) => one.change === change).map(({ item }) => item.name);
    return names.length > 0 ? [`  ${kind} ${change} (${names.length}): ${names.join(', ')}`] : [];
  });
}

/** Prints facts as JSON with one line for each symbol, event and error, so that changes are easy to review. */
export function printFacts(facts: Facts): string {
  const lines = Object.entries(facts).map(([key, value]) => {
    const isLong = Array.isArray(value) && value.length > 0;
    const text = isLong
      ? `[\n${value.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n ]`
      : JSON.stringify(value);
    return ` ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
