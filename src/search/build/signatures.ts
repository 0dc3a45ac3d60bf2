import { documentedVersions, loadFacts } from '../../api/load';
import { historyOf, sinceOf, type HistoryEntry } from '../../api/history';
import { eventsOwner } from '../../api/links';
import { callsOf, indexOf } from '../../api/lookup';
import { eventSignature, headOf, signaturesOf } from '../../api/print';
import type { AnyMember, ApiSymbol, Facts } from '../../api/schema';
import { memoize } from '../../lib/memoize';
import { keyOf, type Signature } from '../engine/signatures';
import { firstSentence, type Section } from '../section';

type Item = Omit<Signature, 'since' | 'removed'>;

/** Returns the signatures for structured queries: a version's items, and all other items in their newest form. */
export function signaturesFor(version: string | null, sections: readonly Section[]): Signature[] | undefined {
  if (version === null || !documentedVersions.includes(version)) return undefined;
  const newestFirst = [version, ...[...documentedVersions].reverse()];
  const found = new Map<string, Signature>();
  for (const versionNumber of newestFirst) {
    for (const [key, signature] of signaturesIn(loadFacts(versionNumber)))
      if (!found.has(key)) found.set(key, signature);
  }
  const byKey = new Map(sections.map((section) => [keyOf(section), section]));
  return [...found].map(([key, signature]) => {
    const section = byKey.get(key);
    return section ? { ...signature, ...describe(section) } : signature;
  });
}

function describe({ page, anchor, texts }: Section): Pick<Signature, 'path' | 'about'> {
  const path = new URL(page).pathname + (anchor === null ? '' : `#${anchor}`);
  return { path, about: firstSentence(texts) };
}

const signaturesIn = memoize((facts: Facts): Map<string, Signature> => {
  const history = historyOf(documentedVersions.map(loadFacts), facts.version);
  const withHistory = (item: Item, entries: HistoryEntry[]): Signature => {
    const removal = entries.find(({ kind, isLater }) => isLater && (kind === 'removed' || kind === 'renamed'));
    return { ...item, since: sinceOf(entries), ...(removal && { removed: removal.version }) };
  };
  const items = facts.symbols.flatMap((symbol) => itemsOfSymbol(symbol, facts));
  const signatures = [
    ...items.map((item) => withHistory(item, item.owner ? history.of(item.owner, item.name) : history.of(item.name))),
    ...eventItems(facts).map((item) => withHistory(item, history.ofEvent(item.name))),
  ];
  return new Map(signatures.map((signature) => [keyOf(signature), signature]));
});

function itemsOfSymbol(symbol: ApiSymbol, facts: Facts): Item[] {
  const members = indexOf(facts).members.get(symbol.name) ?? new Map<string, AnyMember>();
  const calls = symbol.kind === 'function' ? symbol.signatures : [];
  return [
    {
      owner: null,
      name: symbol.name,
      text: headOf(symbol),
      takes: calls.map(({ parameters }) => parameters.map(({ type }) => type)),
      returns: calls.map(({ returns }) => returns),
      throws: [],
    },
    ...[...members].map(([name, member]) => itemOfMember(symbol, name, member, facts)),
  ];
}

function itemOfMember(symbol: ApiSymbol, name: string, member: AnyMember, { errors }: Facts): Item {
  const calls = 'kind' in member && member.kind === 'enumMember' ? [] : callsOf(member);
  const type = 'type' in member && member.type ? [member.type] : [];
  const thrown = errors.filter(({ thrownBy }) => thrownBy === `${symbol.name}.${name}`).map(({ kind }) => kind);
  return {
    owner: symbol.name,
    name,
    text: signaturesOf(symbol, member).join('\n'),
    takes: calls.map(({ parameters }) => parameters.map((parameter) => parameter.type)),
    returns: [...calls.map(({ returns = symbol.name }) => returns), ...type],
    throws: [...new Set(thrown)],
  };
}

function eventItems({ events }: Facts): Item[] {
  return events.map((event) => ({
    owner: eventsOwner,
    name: event.name,
    text: eventSignature(event),
    takes: [event.parameters.map(({ type }) => type)],
    returns: [],
    throws: [],
  }));
}
