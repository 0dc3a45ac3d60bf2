import { memoize } from '../../lib/memoize';
import type { SearchDocument } from './documents';
import { type NameQuery, verbs } from './query';
import { prefixQuality, typoQuality } from './terms';
import * as weights from './weights';
import { aliasesOf } from './aliases';
import { identifierKey, withoutStopWords, wordsOf } from './words';

/**
 * Indexes the names of documents, both with and without their owner. Returns a function that finds documents by name. It
 * maps the id of each matching document to the match quality, from 0 to 1.
 */
export function createNameIndex(documents: readonly SearchDocument[]) {
  /** Maps owners to names, and names to document ids. Names without an owner have the key ''. */
  const byOwner = new Map<string, Map<string, Set<number>>>();

  function add(owner: string, name: string, id: number): void {
    const names = byOwner.get(owner) ?? new Map<string, Set<number>>();
    byOwner.set(owner, names.set(name, (names.get(name) ?? new Set()).add(id)));
  }

  const keyOf = memoize(identifierKey);
  for (const { section, title, id } of documents) {
    const name = keyOf(title);
    const owner = keyOf(section.owner ?? '');
    if (section.kind === 'method') add(verbs, name, id);
    for (const alias of aliasesOf(section)) add('', keyOf(alias), id);
    for (const key of ['', owner]) add(key, name, id);
    if (section.name === null) add('', withoutStopWords(wordsOf(title).map(({ text }) => text)).join(''), id);
  }

  return (queries: readonly NameQuery[]): Map<number, number> => {
    const found = new Map<number, number>();
    const collect = (names: Map<string, Set<number>> | undefined, boost: number, match: (name: string) => number) => {
      for (const [name, ids] of names ?? []) {
        const quality = boost * match(name);
        if (quality === 0) continue;
        for (const id of ids) found.set(id, Math.max(quality, found.get(id) ?? 0));
      }
    };

    for (const query of queries) {
      const match = (name: string): number =>
        query.exact ? Number(name === query.name) : prefixQuality(query.name, name);
      collect(byOwner.get(query.owner), boostOf(query), match);
    }
    if (found.size > 0) return found;

    for (const query of queries.filter(({ exact }) => !exact)) {
      for (const [owner, names] of byOwner) {
        const quality = (owner === '') === (query.owner === '') ? typoQuality(query.owner, owner) : 0;
        if (quality > 0) collect(names, boostOf(query) * quality, (name) => typoQuality(query.name, name));
      }
    }
    return found;
  };
}

const boostOf = ({ owner, boost }: NameQuery): number => (owner === '' ? boost * weights.nameAlone : boost);
