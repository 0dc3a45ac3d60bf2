import type { FieldChange } from '../api/breaking';
import type { EventEntry, MemberEntry, OptionDefaultChange, PackageChange, SymbolEntry } from '../api/diff';
import { membersOf } from '../api/lookup';
import { headOf, listenerText } from '../api/print';
import type { ApiSymbol, ErrorFact, EventFact } from '../api/schema';
import type { Change, ChangeType, Line } from './changes';
import { markLines } from './marks';
import type { Pair } from './pair';
import type { Places } from '../words/places';

type Fields = { changes?: FieldChange[] };

/** A symbol that came, went, or differs in itself: in its head, its constructor, or in whether it is exported. */
export function symbolChange(entry: SymbolEntry & Fields, type: ChangeType, pair: Pair): Change {
  const { name, kind, breaking, changes = [] } = entry;
  const [before, after] = [pair.from.symbols.get(name), pair.to.symbols.get(name)];
  const constructor = changes.find(({ field }) => field === 'constructor');
  const lines = [...headLines(before, after), ...markLines(linesOf(constructor?.from), linesOf(constructor?.to))];
  const notes = type === 'changed' ? notesOf(changes, lines) : sizeNotes(after ?? before);
  const links = linksIn(pair, ({ ofSymbol }) => ofSymbol(name));
  return { name, kind: kind === 'variable' ? 'constant' : kind, change: type, breaking, lines, notes, links };
}

/** A member of a symbol that both versions have. */
export function memberChange(entry: MemberEntry & Fields, type: ChangeType, pair: Pair): Change {
  const { symbol, name, breaking, signatures, changes = [] } = entry;
  const face = type === 'changed' ? pair.history.changes(symbol, name).at(0) : undefined;
  const lines = face ? markLines(face.before.split('\n'), face.after.split('\n')) : oneSided(signatures, type);
  const needed = type === 'added' && breaking ? ['You have to supply it.'] : [];
  return {
    ...{ name, kind: kindWords(entry.kind), change: type, breaking, lines },
    notes: [...notesOf(changes, lines), ...needed],
    links: linksIn(pair, ({ ofMember }) => ofMember(symbol, name)),
  };
}

/** An event of the manager: how it is listened to. */
export function eventChange({ name, breaking }: EventEntry, type: ChangeType, pair: Pair): Change {
  const lines = markLines(listenerLines(pair.from.events.get(name)), listenerLines(pair.to.events.get(name)));
  const links = linksIn(pair, ({ ofEvent }) => ofEvent(name));
  return { name, kind: 'event', change: type, breaking, lines, notes: [], links };
}

/** The value that an option has when nobody sets it. */
export function defaultChange({ option, from, to }: OptionDefaultChange, pair: Pair): Change {
  const [symbol, member] = option.split('.');
  const links = linksIn(pair, ({ ofMember }) => ofMember(symbol, member));
  return valueChange(option, 'default', from, to, links);
}

/** The errors that a place throws in one of the two versions only; `place` is `Symbol.member`. */
export function errorChange(place: string, removed: ErrorFact[], added: ErrorFact[], pair: Pair): Change {
  const [symbol, member] = place.split('.');
  const type = typeOf(removed.length > 0, added.length > 0);
  const lines = markLines(removed.map(errorText), added.map(errorText));
  // Private work has no place of its own on the page, only its errors have.
  const find = ({ ofMember, ofSymbol }: Places, errors: ErrorFact[]): string | undefined =>
    ofMember(symbol, member) ?? (errors.length > 0 ? ofSymbol(symbol) : undefined);
  const links = { from: find(pair.from.places, removed), to: find(pair.to.places, added) };
  return { name: place, kind: 'error', change: type, breaking: false, lines, notes: [], links };
}

const sections: Record<PackageChange['section'], string> = {
  engines: 'engine',
  dependencies: 'dependency',
  peerDependencies: 'peer dependency',
  optionalDependencies: 'optional dependency',
};

/** A version of Node.js or of another package that the library asks for. */
export function packageChange({ section, name, from, to }: PackageChange): Change {
  return valueChange(name, sections[section], from, to, {});
}

function valueChange(
  name: string,
  kind: string,
  from: string | null,
  to: string | null,
  links: Change['links'],
): Change {
  const lines = markLines(linesOf(from), linesOf(to));
  return { name, kind, change: typeOf(from !== null, to !== null), breaking: false, lines, notes: [], links };
}

function typeOf(before: boolean, after: boolean): ChangeType {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

function linksIn({ from, to }: Pair, find: (places: Places) => string | undefined): Change['links'] {
  return { from: find(from.places), to: find(to.places) };
}

function linesOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}

function oneSided(signatures: string[], type: ChangeType): Line[] {
  return type === 'removed' ? markLines(signatures, []) : markLines(type === 'added' ? [] : signatures, signatures);
}

/** The heads of a symbol in both versions where they differ; an alias shows what it works out to when only that does. */
function headLines(before: ApiSymbol | undefined, after: ApiSymbol | undefined): Line[] {
  const heads = (read: (symbol: ApiSymbol) => string) =>
    [before, after].map((symbol) => (symbol ? read(symbol).split('\n') : []));
  const [workedOut, written] = [heads(workedOutHead), heads(headOf)];
  const [old, next] = String(workedOut[0]) === String(workedOut[1]) ? written : workedOut;
  return String(old) === String(next) ? [] : markLines(old, next);
}

function workedOutHead(symbol: ApiSymbol): string {
  return headOf(symbol.kind === 'type' ? { ...symbol, type: symbol.resolvedType ?? symbol.type } : symbol);
}

function sizeNotes(symbol: ApiSymbol | undefined): string[] {
  const members = symbol ? membersOf(symbol).length : 0;
  return [
    ...(symbol?.exported ? [] : ['Not exported: you cannot import it.']),
    ...(members > 0 ? [`With ${members} ${members === 1 ? 'member' : 'members'}.`] : []),
  ];
}

// A Map: every object inherits a `constructor`, which is the name of a field too.
const SENTENCES = new Map([
  ['deprecated', { on: 'Deprecated.', off: 'No longer deprecated.' }],
  ['hidden', { on: 'Marked as internal.', off: 'No longer marked as internal.' }],
  ['exported', { on: 'Exported: you can import it.', off: 'No longer exported: you cannot import it.' }],
]);

/** What the lines do not show of a change; a change that shows in no line and has no sentence is written out. */
function notesOf(changes: FieldChange[], lines: Line[]): string[] {
  const sentences = changes.flatMap(({ field, to }) => {
    const sentence = SENTENCES.get(field);
    return sentence ? [to === true ? sentence.on : sentence.off] : [];
  });
  if (sentences.length > 0 || lines.some((line) => line.some(Array.isArray))) return sentences;
  return changes.map(({ field, from, to }) => `${field}: ${JSON.stringify(from)} → ${JSON.stringify(to)}.`);
}

function kindWords(kind: MemberEntry['kind']): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function listenerLines(event: EventFact | undefined): string[] {
  return event ? [listenerText(event)] : [];
}

function errorText({ kind, via, message, condition }: ErrorFact): string {
  const delivery = via === 'throw' ? '' : ` (${via})`;
  const text = message === null ? 'with the message of the error behind it' : `“${message}”`;
  return `${kind}${delivery} ${text}, when: ${condition}`;
}
