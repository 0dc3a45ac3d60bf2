import { diffFacts, type MemberDifference } from '../api/diff';
import { namesOf } from '../api/lookup';
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
  const names = new Set(namesOf(facts));
  facts.optionNotes = previous.optionNotes.filter(({ option }) => names.has(option));
  questions.push(...facts.optionNotes.map(({ option, note }) => `Verify the note on ${option}: ${note}`));
  for (const [name, options] of Object.entries(previous.runtimeRequired)) {
    const kept = options.filter((option) => names.has(`${name}.${option}`));
    if (kept.length === 0) continue;
    facts.runtimeRequired[name] = kept;
    questions.push(`Verify that run-time checks require these options of ${name}: ${kept.join(', ')}`);
  }
  // The extraction does not find errors that JavaScript or a called member throws. Maintainers add them without a guard.
  for (const error of previous.errors.filter(({ guard }) => guard === undefined)) {
    const { thrownBy, condition } = error;
    const isKnown = facts.errors.some((other) => textOf(other) === textOf(error));
    if (isKnown || !(names.has(thrownBy) || thrownBy.endsWith('.constructor'))) continue;
    questions.push(`Verify that ${thrownBy} no longer fails if ${condition}, or add this error to "errors"`);
  }
  const { members, optionDefaults } = diffFacts(previous, facts);
  for (const { item, previous: old } of members) if (old) keepTypeArguments(item, old);
  questions.push(...promiseQuestion(members));
  for (const { field, from } of optionDefaults.filter(({ to }) => to === null)) {
    const advice = 'If it has, add it to "optionDefaults"';
    if (names.has(field)) questions.push(`Verify that ${field} has no default any more: ${from}. ${advice}`);
  }
  facts.questions = questions;
  return [...unanswered, ...questions];
}

/** Keeps the types that compiled code omits in `new Collection<string, Node>()`. */
function keepTypeArguments(member: object, old: object): void {
  if (!('default' in old && 'default' in member) || typeof old.default !== 'string') return;
  if (member.default === old.default.replace(/(?<=new \w+)<.*?>(?=\()/, '')) member.default = old.default;
}

/** Returns questions about guessed renames. Symbols with equal renames share a question. */
function renameQuestions(guesses: readonly FoundRename[]): string[] {
  const ownerOf = (name: string): string => name.split('.').slice(0, -1).join('.');
  const nameOf = (name: string): string => name.split('.').at(-1)!;
  const owners = new Map<string, string[]>();
  for (const owner of new Set(guesses.map(({ to }) => ownerOf(to)))) {
    const own = guesses.filter(({ to }) => ownerOf(to) === owner);
    const pairs = own.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`).join(', ');
    owners.set(pairs, [...(owners.get(pairs) ?? []), ...(owner ? [owner] : [])]);
  }
  return [...owners].map(
    ([pairs, names]) => `Verify these guessed renames${names.length > 0 ? ` of ${names.join(', ')}` : ''}: ${pairs}`,
  );
}

/** Asks for methods that now return a promise, because samples that call them without `await` still compile. */
function promiseQuestion(members: readonly MemberDifference[]): string[] {
  const isAsync = (member: object): boolean => /"returns":"[^"]*Promise</.test(JSON.stringify(member));
  const found = members.filter(({ item, previous }) => previous && isAsync(item) && !isAsync(previous));
  const names = found.map(({ symbol, item }) => `${symbol.name}.${item.name}`).join(', ');
  return names ? [`Add “await” to calls in samples of methods that now return a promise: ${names}`] : [];
}

/**
 * Completes an error and returns the open question, if any. Also asks the maintainer to check an error that now reaches
 * bots differently.
 */
function describeError(error: ErrorFact, facts: Facts, previous: Facts, questions: string[]): string[] {
  // Omit the types that compiled code lacks, so that a source folder and a package have the same checks.
  const check = error.condition.replace(/ as \w+|(?<=\(\w+): \{.*?\}(?=\))/g, '');
  error.guard = check;
  const same = previous.errors.find((known) => keyOf(known) === keyOf(error) && known.guard === check);
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
const keyOf = (error: ErrorFact): string => `${error.kind} ${textOf(error)}`;

const textOf = ({ thrownBy, message }: ErrorFact): string => `${thrownBy} ${message?.replace(/\{.*?\}+/g, '{}')}`;
