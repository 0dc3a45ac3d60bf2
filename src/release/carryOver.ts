import { indexOf } from '../api/lookup';
import type { ErrorFact, Facts } from '../api/schema';
import { todo } from '../check/prose';
import { conditionOf } from './conditions';
import { type FoundRename, withRenames } from './renames';

/**
 * Copies hand-written facts from the previous version. Facts to verify in the source become `questions`, and conditions
 * of new errors become `TODO`. The check fails until the maintainer resolves all of them. Returns all questions.
 */
export function carryOver(facts: Facts, before: Facts, renames: readonly FoundRename[] = []): string[] {
  const previous = withRenames(before, renames);
  const questions = renameQuestions(renames.filter(({ isCertain }) => !isCertain));
  const unanswered = facts.errors.flatMap((error) => describeError(error, facts, previous, questions));
  const hasMember = (name: string): boolean => {
    const [symbol, member] = name.split('.');
    return Boolean(indexOf(facts).members.get(symbol)?.has(member));
  };
  facts.optionNotes = previous.optionNotes.filter(({ option }) => hasMember(option));
  questions.push(...facts.optionNotes.map(({ option, note }) => `Verify the note on ${option}: ${note}`));
  for (const [name, options] of Object.entries(previous.runtimeRequired)) {
    const kept = options.filter((option) => hasMember(`${name}.${option}`));
    if (kept.length === 0) continue;
    facts.runtimeRequired[name] = kept;
    questions.push(`Verify that run-time checks require these options of ${name}: ${kept.join(', ')}`);
  }
  for (const { thrownBy, condition } of previous.errors.filter(({ via }) => via === 'implicit')) {
    const isKnown = facts.errors.some((error) => error.thrownBy === thrownBy && error.via === 'implicit');
    if (isKnown || !hasMember(thrownBy)) continue;
    questions.push(`Verify that ${thrownBy} no longer fails if ${condition}, or add this error to "errors"`);
  }
  facts.questions = questions;
  return [...unanswered, ...questions];
}

/** Returns a question for each symbol with guessed renames. A parameter belongs to its method. */
function renameQuestions(guesses: readonly FoundRename[]): string[] {
  const ownerOf = (name: string): string => name.split('.').slice(0, -1).join('.');
  const owners = new Set(guesses.map(({ to }) => ownerOf(to)));
  return [...owners].map((owner) => {
    const own = guesses.filter(({ to }) => ownerOf(to) === owner);
    const pairs = own.map(({ from, to }) => [from, to].map((name) => name.split('.').at(-1)).join(' → '));
    return `Verify these guessed renames${owner && ` of ${owner}`}: ${pairs.join(', ')}`;
  });
}

/**
 * Completes an error and returns the open question, if any. Also asks the maintainer to check an error that now reaches
 * bots differently.
 */
function describeError(error: ErrorFact, facts: Facts, previous: Facts, questions: string[]): string[] {
  const check = error.condition;
  const same = previous.errors.find((known) => keyOf(known) === keyOf(error) && hasLimitsOf(known, check));
  if (same) {
    if (error.via !== 'other' && error.via !== same.via)
      questions.push(`Verify “via” of “${error.message}” of ${error.thrownBy}: ${same.via} or ${error.via}`);
    Object.assign(error, { condition: same.condition, message: same.message, via: same.via });
    return [];
  }
  const translated = error.via === 'other' ? undefined : conditionOf(error, facts);
  error.condition = translated ?? `${todo}: ${check}`;
  const name = `“${error.message ?? error.kind}” of ${error.thrownBy}`;
  return translated ? [] : [`Complete “Thrown if …” for ${name}. Its code checks: ${check || 'nothing'}`];
}

/** The key of an error: its class, its member and its whole message. Placeholders may contain different code. */
const keyOf = ({ thrownBy, kind, message }: ErrorFact): string =>
  `${thrownBy} ${kind} ${message?.replace(/\{.*?\}+/g, '{}')}`;

/** True if the code still checks the numbers in the error's condition. */
function hasLimitsOf({ condition }: ErrorFact, check: string): boolean {
  const limits = new Set(check.match(numbers));
  return (condition.match(numbers) ?? []).every((limit) => limits.has(limit));
}

const numbers = /(?<![`\w.])\d+(?:\.\d+)?\b/g;
