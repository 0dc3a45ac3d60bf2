import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffFacts, type ChangeType, type Difference } from '../api/diff';
import { eventsSymbol } from '../api/links';
import { membersOf, parametersOf } from '../api/lookup';
import { printMember } from '../api/print';
import type { ApiSymbol, EnumMember, Facts, Member } from '../api/schema';
import type { Rename } from '../config/renames';

/** The old and the new name of a symbol, member or parameter. */
export type NewName = Pick<Rename, 'from' | 'to'>;

/** A rename that the comparison found. `isCertain` is false for a guess that the maintainer must verify. */
export type FoundRename = Rename & { isCertain: boolean };

/** Finds symbols, members and parameters with a new name. */
export function findRenames(previous: Facts, facts: Facts): FoundRename[] {
  const renameOf = (from: string, to: string): FoundRename => ({
    ...{ version: facts.version, from, to, isCertain: sameName(from, to) },
  });
  const pair = <Item extends { name: string }>(
    differences: readonly Difference<Item>[],
    likeness: Likeness<Item>,
    owner = '',
  ): FoundRename[] => {
    const of = (type: ChangeType): Item[] => differences.flatMap(({ change, item }) => (change === type ? [item] : []));
    const pairs = pairsOf(of('removed'), of('added'), likeness);
    return pairs.map(([from, to]) => renameOf(owner + from.name, owner + to.name));
  };
  const { symbols, events } = diffFacts(previous, facts);
  const renamed = pair(symbols, likenessOfSymbols);
  const { members } = diffFacts(withRenames(previous, renamed), facts);
  const ofMembers = [...new Set(members.map(({ symbol }) => symbol))].flatMap((owner) => {
    const own = members.filter(({ symbol }) => symbol === owner);
    return pair(own, likenessOfMembers(owner), `${owner.name}.`);
  });
  const ofEvents = pair(events, (from, to) => Number(sameWords(from.name, to.name)), `${eventsSymbol}.`);
  const found = [...renamed, ...ofMembers, ...ofEvents];
  const lists = parameterNames(facts);
  const ofParameters = [...parameterNames(withRenames(previous, found))].flatMap(([owner, names]) => {
    const now = lists.get(owner) ?? [];
    const gone = names.filter((name) => !now.includes(name));
    const added = now.filter((name) => !names.includes(name));
    const isPair = gone.length === 1 && added.length === 1 && names.indexOf(gone[0]) === now.indexOf(added[0]);
    return isPair ? [renameOf(`${owner}.${gone[0]}`, `${owner}.${added[0]}`)] : [];
  });
  return [...found, ...ofParameters];
}

/** Maps methods and events, such as `Player.play`, to the names of their parameters. */
export function parameterNames({ symbols, events }: Facts): Map<string, string[]> {
  const methods = symbols.flatMap((symbol) =>
    membersOf(symbol).flatMap((member) =>
      member.kind === 'method' ? [[`${symbol.name}.${member.name}`, parametersOf(member.signatures)] as const] : [],
    ),
  );
  const listeners = events.map(({ name, parameters }) => [`${eventsSymbol}.${name}`, parameters] as const);
  return new Map([...methods, ...listeners].map(([name, list]) => [name, [...new Set(list.map((item) => item.name))]]));
}

const sameName = (from: string, to: string): boolean => from.toLowerCase() === to.toLowerCase();

type Likeness<Item> = (from: Item, to: Item) => number;

/** Pairs each removed item with the most similar added item. Ignores pairs with a likeness of 0. */
function pairsOf<Item>(removed: Item[], added: Item[], likeness: Likeness<Item>): [Item, Item][] {
  const all = removed.flatMap((from) => added.map((to) => ({ from, to, score: likeness(from, to) })));
  const taken = new Set<Item>();
  return all
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .flatMap(({ from, to }) => {
      if (taken.has(from) || taken.has(to)) return [];
      taken.add(from).add(to);
      return [[from, to] as [Item, Item]];
    });
}

/** Returns the similarity of two symbols. They must have a similar name and most of their members in common. */
function likenessOfSymbols(from: ApiSymbol, to: ApiSymbol): number {
  if (sameName(from.name, to.name)) return 2;
  const names = new Set(membersOf(to).map(({ name }) => name));
  const own = membersOf(from);
  const shared = own.filter(({ name }) => names.has(name)).length / Math.max(own.length, 1);
  const [a, b] = [from.name.toLowerCase(), to.name.toLowerCase()];
  // Prefer the interface that the new classes implement, because prose about the old class fits it better.
  const bonus = from.kind === 'class' && to.kind === 'interface' ? 1 : 0;
  return (a.includes(b) || b.includes(a)) && shared >= 0.6 ? shared + bonus : 0;
}

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z][a-z])|_/).map((word) => word.toLowerCase());

/** True if the names differ only in the endings of their words, such as `trackMove` and `tracksMoved`. */
const sameWords = (from: string, to: string): boolean => {
  const [a, b] = [wordsOf(from), wordsOf(to)];
  return a.length === b.length && a.every((word, index) => word.startsWith(b[index]) || b[index].startsWith(word));
};

/** Returns the similarity of two members. If their types are equal, names with a common word are more similar. */
const likenessOfMembers =
  (symbol: ApiSymbol) =>
  (from: Member | EnumMember, to: Member | EnumMember): number => {
    if (sameName(from.name, to.name)) return 2;
    const typeOf = (member: Member | EnumMember): string => printMember(symbol, { ...member, name: 'x' });
    const isSameType = typeOf(from) === typeOf(to);
    const words = wordsOf(to.name);
    const shared = wordsOf(from.name).filter((word) => words.includes(word)).length;
    if (sameWords(from.name, to.name)) return 1;
    if (from.kind === 'enumMember' || !isSameType) return 0;
    return shared > 0 ? shared / words.length : 0.01;
  };

/** Returns the previous facts with the new names. A comparison with these facts shows only other changes. */
export function withRenames(previous: Facts, renames: readonly NewName[]): Facts {
  const facts = structuredClone(previous);
  for (const { from, to } of renames) {
    const [owner, member, parameter] = from.split('.');
    if (parameter) continue;
    const symbol = facts.symbols.find(({ name }) => name === owner);
    const item = symbol && member ? membersOf(symbol).find(({ name }) => name === member) : symbol;
    if (item) item.name = to.split('.').at(-1)!;
  }
  const newName = (name: string): string => renames.find(({ from }) => from === name)?.to ?? name;
  const nameOf = (name: string): string => {
    const [owner, member] = name.split('.');
    return newName(`${newName(owner)}.${member}`);
  };
  const moved = <Value>(owners: Record<string, Value>, move: (value: Value, owner: string) => Value) =>
    Object.fromEntries(Object.entries(owners).map(([owner, value]) => [newName(owner), move(value, owner)]));
  const optionOf = (owner: string, option: string): string => nameOf(`${owner}.${option}`).split('.')[1];
  for (const event of facts.events) event.name = optionOf(eventsSymbol, event.name);
  for (const error of facts.errors) error.thrownBy = nameOf(error.thrownBy);
  for (const entry of facts.optionNotes) entry.option = nameOf(entry.option);
  facts.optionDefaults = moved(facts.optionDefaults, (defaults, owner) =>
    Object.fromEntries(Object.entries(defaults).map(([option, value]) => [optionOf(owner, option), value])),
  );
  facts.runtimeRequired = moved(facts.runtimeRequired, (options, owner) =>
    options.map((option) => optionOf(owner, option)),
  );
  return facts;
}

/** Adds the renames of symbols and members to src/config/renames.ts, and gives new names the same search aliases. */
export function addRenames(root: string, renames: readonly Rename[]): void {
  const file = join(root, 'src/config/renames.ts');
  const text = readFileSync(file, 'utf8');
  const kept = renames.filter(({ from }) => from.split('.').length < 3);
  const lines = kept.map(({ version, from, to }) => `  { version: '${version}', from: '${from}', to: '${to}' },\n`);
  const added = lines.filter((line) => !text.includes(line)).join('');
  writeFileSync(file, text.replace(/^\];$/m, `${added}];`));
  const aliasFile = join(root, 'src/search/engine/aliases.json');
  const aliases = JSON.parse(readFileSync(aliasFile, 'utf8')) as Record<string, string[]>;
  for (const { from, to } of kept) if (from in aliases) aliases[to] ??= aliases[from];
  writeFileSync(aliasFile, JSON.stringify(aliases));
}
