import type { FieldChange } from '../../../api/breaking';
import type { ApiDiff, ChangeType, Difference, MemberDifference, PackageSection } from '../../../api/diff';
import { membersOf } from '../../../api/lookup';
import { printMember, headOf, listenerText, signaturesOf, expandedHeadOf } from '../../../api/print';
import type { ApiSymbol, ErrorFact, EventFact } from '../../../api/schema';
import type { UrlLookup } from '../../../content/read/urls';
import type { Change, Line } from './changes';
import { markLines } from './marks';

/** Where the two versions of a comparison show things. */
export interface Pair {
  from: UrlLookup;
  to: UrlLookup;
}

/** A symbol that came, went, or differs in itself: in its head, its constructor, or in whether it is exported. */
export function symbolChange(difference: Difference<ApiSymbol>, pair: Pair): Change {
  const { change, item, changes, breaking } = difference;
  const constructor = changes.find(({ field }) => field === 'constructor');
  const lines = [...headLines(difference), ...markLines(linesOf(constructor?.from), linesOf(constructor?.to))];
  return {
    name: item.name,
    kind: item.kind === 'variable' ? 'constant' : item.kind,
    ...{ change, breaking, lines },
    notes: change === 'changed' ? notesOf(changes, lines) : sizeNotes(item),
    links: linksIn(pair, ({ ofSymbol }) => ofSymbol(item.name)),
  };
}

/** A member of a symbol that both versions have. */
export function memberChange(difference: MemberDifference, pair: Pair): Change {
  const { change, symbol, item, changes, breaking } = difference;
  const lines = memberLines(difference);
  const needed = change === 'added' && breaking ? ['You have to supply it.'] : [];
  return {
    name: item.name,
    kind: item.kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ...{ change, breaking, lines },
    notes: [...notesOf(changes, lines), ...needed],
    links: linksIn(pair, ({ ofMember }) => ofMember(symbol.name, item.name)),
  };
}

/** An event of the manager: how it is listened to. */
export function eventChange(difference: Difference<EventFact>, pair: Pair): Change {
  const { change, item, breaking } = difference;
  const lines = markLines(...sidesOf(difference, listenerText));
  const links = linksIn(pair, ({ ofEvent }) => ofEvent(item.name));
  return { name: item.name, kind: 'event', change, breaking, lines, notes: [], links };
}

/** The value that an option, `Interface.option`, has when nobody sets it. */
export function defaultChange(change: FieldChange<string>, pair: Pair): Change {
  const [symbol, member] = change.field.split('.');
  const links = linksIn(pair, ({ ofMember }) => ofMember(symbol, member));
  return valueChange(change, 'default', links);
}

/** The errors that a place throws in one of the two versions only; `place` is `Symbol.member`. */
export function errorChange(place: string, errors: ApiDiff['errors'], pair: Pair): Change {
  const [removed, added] = [errors.removed, errors.added].map((list) =>
    list.filter(({ thrownBy }) => thrownBy === place),
  );
  const [symbol, member] = place.split('.');
  const type = typeOf(removed.length > 0, added.length > 0);
  const lines = markLines(removed.map(errorText), added.map(errorText));
  // Private work has no place of its own on the page, only its errors have.
  const find = ({ ofMember, ofSymbol }: UrlLookup, errors: ErrorFact[]): string | undefined =>
    ofMember(symbol, member) ?? (errors.length > 0 ? ofSymbol(symbol) : undefined);
  const links = { from: find(pair.from, removed), to: find(pair.to, added) };
  return { name: place, kind: 'error', change: type, breaking: false, lines, notes: [], links };
}

const sections: Record<PackageSection, string> = {
  engines: 'engine',
  dependencies: 'dependency',
  peerDependencies: 'peer dependency',
  optionalDependencies: 'optional dependency',
};

/** A version of Node.js or of another package that the library asks for. */
export function packageChange({ section, ...change }: ApiDiff['package'][number]): Change {
  return valueChange(change, sections[section], {});
}

function valueChange({ field, from, to }: FieldChange<string>, kind: string, links: Change['links']): Change {
  const lines = markLines(linesOf(from), linesOf(to));
  return { name: field, kind, change: typeOf(from !== null, to !== null), breaking: false, lines, notes: [], links };
}

function typeOf(before: boolean, after: boolean): ChangeType {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

function linksIn({ from, to }: Pair, find: (places: UrlLookup) => string | undefined): Change['links'] {
  return { from: find(from), to: find(to) };
}

function linesOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}

/** A thing in both versions, line by line; no lines where a version does not have it. */
function sidesOf<Item>({ previous, next }: Difference<Item>, textOf: (item: Item) => string): [string[], string[]] {
  const lines = (item: Item | undefined): string[] => (item === undefined ? [] : textOf(item).split('\n'));
  return [lines(previous), lines(next)];
}

const differ = ([before, after]: [string[], string[]]): boolean => String(before) !== String(after);

/** Initial values show only where something differs. */
function memberLines(difference: MemberDifference): Line[] {
  const { change, symbol } = difference;
  const printed = sidesOf(difference, (member) => printMember(symbol, member));
  if (change === 'changed' && differ(printed)) return markLines(...printed);
  return markLines(...sidesOf(difference, (member) => signaturesOf(symbol, member).join('\n')));
}

/** The heads of a symbol in both versions where they differ; an alias shows what it works out to when only that does. */
function headLines(difference: Difference<ApiSymbol>): Line[] {
  const heads = [expandedHeadOf, headOf].map((read) => sidesOf(difference, (symbol) => read(symbol))).find(differ);
  return heads ? markLines(...heads) : [];
}

function sizeNotes(symbol: ApiSymbol): string[] {
  const members = membersOf(symbol).length;
  return [
    ...(symbol.exported ? [] : ['Not exported: you cannot import it.']),
    ...(members > 0 ? [`With ${members} ${members === 1 ? 'member' : 'members'}.`] : []),
  ];
}

// A Map: every object inherits a `constructor`, which is the name of a field too.
const sentencesOf = new Map([
  ['deprecated', { on: 'Deprecated.', off: 'No longer deprecated.' }],
  ['hidden', { on: 'Marked as internal.', off: 'No longer marked as internal.' }],
  ['exported', { on: 'Exported: you can import it.', off: 'No longer exported: you cannot import it.' }],
]);

/** What the lines do not show of a change; a change that shows in no line and has no sentence is written out. */
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
  const text = message === null ? 'with the message of the error behind it' : `“${message}”`;
  return `${kind}${delivery} ${text}, when: ${condition}`;
}
