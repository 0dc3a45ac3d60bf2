import { indexOf } from '../api/lookup';
import type { ErrorFact, Facts } from '../api/schema';
import { todo } from '../check/prose';

/** Copies hand-written facts from the previous version. `code` is the package's JavaScript if it has no source. */
export function carryOver(facts: Facts, previous: Facts, code: string | null): string[] {
  const verify: string[] = [];
  if (code === null) describeErrors(facts, previous, verify);
  else facts.errors = previous.errors.filter((error) => isThrown(error, facts, code));
  if (code !== null)
    verify.push(...facts.errors.map((error) => `Verify the error of ${error.thrownBy}: ${error.message}`));

  const hasOption = (name: string): boolean => hasMember(facts, name);
  facts.optionNotes = previous.optionNotes.filter(({ option }) => hasOption(option));
  verify.push(...facts.optionNotes.map(({ option, note }) => `Verify the note on ${option}: ${note}`));
  for (const [name, options] of Object.entries(previous.runtimeRequired)) {
    const kept = options.filter((option) => hasOption(`${name}.${option}`));
    if (kept.length === 0) continue;
    facts.runtimeRequired[name] = kept;
    verify.push(`Verify that run-time checks require these options of ${name}: ${kept.join(', ')}`);
  }
  return verify;
}

function describeErrors(facts: Facts, previous: Facts, verify: string[]): void {
  const known = new Map(previous.errors.map((error) => [keyOf(error), error]));
  for (const error of facts.errors) {
    const same = known.get(keyOf(error));
    if (same) {
      Object.assign(error, { condition: same.condition, message: same.message, via: same.via });
      continue;
    }
    const name = `“${error.message ?? error.kind}” of ${error.thrownBy}`;
    verify.push(`Complete “Thrown if …” for ${name}. Its code checks: ${error.condition || 'nothing'}`);
    error.condition = `${todo}: ${error.condition}`;
  }
}

/** Ignores the contents of placeholders, which are expressions in extracted messages. */
const keyOf = ({ thrownBy, message }: ErrorFact): string => `${thrownBy} ${message?.replace(/\{.*?\}+/g, '{}')}`;

/** Compares only the longest literal part of the message. */
function isThrown({ thrownBy, message }: ErrorFact, facts: Facts, code: string): boolean {
  const [fixed = ''] = (message ?? '').split(/\{.*?\}/).sort((a, b) => b.length - a.length);
  return hasMember(facts, thrownBy) && fixed.length > 0 && code.includes(JSON.stringify(fixed).slice(1, -1));
}

function hasMember(facts: Facts, name: string): boolean {
  const [symbol, member] = name.split('.');
  const known = indexOf(facts).members.get(symbol);
  return Boolean(known?.has(member)) || (member === 'constructor' && indexOf(facts).symbols.has(symbol));
}
