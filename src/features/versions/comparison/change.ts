import type { FieldChange } from '../../../api/breaking';
import type { ApiDiff, Difference, MemberDifference, PackageSection } from '../../../api/diff';
import { membersOf } from '../../../api/lookup';
import { printMember, headOf, listenerText, signaturesOf, expandedHeadOf } from '../../../api/print';
import type { ApiSymbol, ErrorFact, EventFact } from '../../../api/schema';
import type { UrlLookup } from '../../../content/read/urls';
import { diffLines, type Line } from '../../../lib/wordDiff';
import type { Change, ShownChangeType } from './changes';
import type { Shown } from './renames';

export interface Pair {
  from: UrlLookup;
  to: UrlLookup;
}

/** Describes an added, removed or changed symbol, including changes to its declaration, constructor or export. */
export function symbolChange(difference: Shown<Difference<ApiSymbol>>, pair: Pair): Change {
  const { change, item, changes, breaking } = difference;
  const constructor = changes.find(({ field }) => field === 'constructor');
  const lines = [...headLines(difference), ...diffLines(linesOf(constructor?.from), linesOf(constructor?.to))];
  return {
    ...namesOf(difference),
    kind: item.kind === 'variable' ? 'constant' : item.kind,
    ...{ change, breaking, lines },
    notes: change === 'changed' ? notesOf(changes, lines) : sizeNotes(item),
    links: linksIn(pair, ({ ofSymbol }, name) => ofSymbol(name), difference),
  };
}

export function memberChange(difference: Shown<MemberDifference>, pair: Pair): Change {
  const { change, symbol, item, changes, breaking } = difference;
  const lines = memberLines(difference);
  const needed = change === 'added' && breaking ? ['You must supply it.'] : [];
  return {
    ...namesOf(difference),
    kind: item.kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ...{ change, breaking, lines },
    notes: [...notesOf(changes, lines), ...needed],
    links: linksIn(pair, ({ ofMember }, name) => ofMember(symbol.name, name), difference),
  };
}

/** Describes a change to an event. The lines show the call that adds a listener. */
export function eventChange(difference: Difference<EventFact>, pair: Pair): Change {
  const { change, item, breaking } = difference;
  const lines = diffLines(...sidesOf(difference, listenerText));
  const links = linksIn(pair, ({ ofEvent }, name) => ofEvent(name), difference);
  return { name: item.name, kind: 'event', change, breaking, lines, notes: [], links };
}

/** Describes a change to an option default. `change.field` has the form `Interface.option`. */
export function defaultChange(change: FieldChange<string>, pair: Pair): Change {
  const [symbol, member] = change.field.split('.');
  const links = { from: pair.from.ofMember(symbol, member), to: pair.to.ofMember(symbol, member) };
  return valueChange(change, 'default', links);
}

/** Describes the errors that a member throws in only one of the versions. `thrower` has the form `Symbol.member`. */
export function errorChange(thrower: string, errors: ApiDiff['errors'], pair: Pair): Change {
  const [removed, added] = [errors.removed, errors.added].map((list) =>
    list.filter(({ thrownBy }) => thrownBy === thrower),
  );
  const [symbol, member] = thrower.split('.');
  const type = typeOf(removed.length > 0, added.length > 0);
  const lines = diffLines(removed.map(errorText), added.map(errorText));
  // Private members have no documentation. The page of the symbol lists their errors.
  const find = ({ ofMember, ofSymbol }: UrlLookup, errors: ErrorFact[]): string | undefined =>
    ofMember(symbol, member) ?? (errors.length > 0 ? ofSymbol(symbol) : undefined);
  const links = { from: find(pair.from, removed), to: find(pair.to, added) };
  return { name: thrower, kind: 'error', change: type, breaking: false, lines, notes: [], links };
}

const sections: Record<PackageSection, string> = {
  engines: 'engine',
  dependencies: 'dependency',
  peerDependencies: 'peer dependency',
  optionalDependencies: 'optional dependency',
};

export const packageChange = ({ section, ...change }: ApiDiff['package'][number]): Change =>
  valueChange(change, sections[section], {});

function valueChange({ field, from, to }: FieldChange<string>, kind: string, links: Change['links']): Change {
  const lines = diffLines(linesOf(from), linesOf(to));
  return { name: field, kind, change: typeOf(from !== null, to !== null), breaking: false, lines, notes: [], links };
}

function typeOf(before: boolean, after: boolean): ShownChangeType {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

type Named = Pick<Shown<Difference<{ name: string }>>, 'change' | 'item' | 'previous'>;

const namesOf = ({ change, item, previous }: Named): Pick<Change, 'name' | 'previousName'> => ({
  name: item.name,
  ...(change === 'renamed' && { previousName: previous?.name }),
});

/** Finds the URLs of an item in both versions. Uses the name that the item has in each version. */
function linksIn(
  { from, to }: Pair,
  find: (urls: UrlLookup, name: string) => string | undefined,
  { item, previous }: Named,
): Change['links'] {
  return { from: find(from, previous?.name ?? item.name), to: find(to, item.name) };
}

const linesOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** Returns an item's lines in both versions. The list is empty if the version lacks the item. */
function sidesOf<Item>(
  { previous, next }: Pick<Difference<Item>, 'previous' | 'next'>,
  textOf: (item: Item) => string,
): [string[], string[]] {
  const lines = (item: Item | undefined): string[] => (item === undefined ? [] : textOf(item).split('\n'));
  return [lines(previous), lines(next)];
}

const differ = ([before, after]: [string[], string[]]): boolean => String(before) !== String(after);

function memberLines(difference: Shown<MemberDifference>): Line[] {
  const { symbol, previous, next } = difference;
  const printed = sidesOf(difference, (member) => printMember(symbol, member));
  if (previous && next && differ(printed)) return diffLines(...printed);
  return diffLines(...sidesOf(difference, (member) => signaturesOf(symbol, member).join('\n')));
}

function headLines(difference: Shown<Difference<ApiSymbol>>): Line[] {
  const heads = [expandedHeadOf, headOf].map((read) => sidesOf(difference, (symbol) => read(symbol))).find(differ);
  return heads ? diffLines(...heads) : [];
}

function sizeNotes(symbol: ApiSymbol): string[] {
  const members = membersOf(symbol).length;
  return [
    ...(symbol.exported ? [] : ['Not exported: you cannot import it.']),
    ...(members > 0 ? [`With ${members} ${members === 1 ? 'member' : 'members'}.`] : []),
  ];
}

// Use a map, because one of the fields is `constructor`, which plain objects inherit.
const sentencesOf = new Map([
  ['deprecated', { on: 'Deprecated.', off: 'No longer deprecated.' }],
  ['hidden', { on: 'Marked as internal.', off: 'No longer marked as internal.' }],
  ['exported', { on: 'Exported: you can import it.', off: 'No longer exported: you cannot import it.' }],
]);

/** Describes changes that the lines do not show. If nothing else shows a change, prints the raw field values. */
function notesOf(changes: FieldChange[], lines: Line[]): string[] {
  const sentences = changes.flatMap(({ field, to }) => {
    const sentence = sentencesOf.get(field);
    return sentence ? [to === true ? sentence.on : sentence.off] : [];
  });
  if (sentences.length > 0 || lines.some((line) => line.some(Array.isArray))) return sentences;
  return changes.map(({ field, from, to }) => `${field}: ${JSON.stringify(from)} → ${JSON.stringify(to)}.`);
}

function errorText({ kind, via, message, condition }: ErrorFact): string {
  const delivery = via === 'throw' ? '' : ` (${via})`;
  const text = message === null ? 'with the message of the original error' : `“${message}”`;
  return `${kind}${delivery} ${text}, if ${condition.replaceAll('`', '')}`;
}
