import { editDistance } from '../../lib/editDistance';
import { memoize } from '../../lib/memoize';
import type { SearchDocument } from './documents';
import { identifierKey } from './words';

const mostNames = 3;
/** The maximum share of wrong letters in a name. */
const mostWrong = 0.5;
const fewestLetters = 3;

/** Returns a function that finds documents for up to three symbols or members with the most similar names. */
export function createNearestNames(
  documents: readonly SearchDocument[],
): (query: string, filter: (document: SearchDocument) => boolean) => SearchDocument[] {
  const keyOf = memoize(identifierKey);
  return (query, filter) => {
    const typed = identifierKey(query);
    const most = Math.floor(typed.length * mostWrong);
    if (typed.length < fewestLetters) return [];
    const names = new Map<string, SearchDocument>();
    for (const document of documents) {
      if (document.section.name !== null && !names.has(keyOf(document.title)) && filter(document))
        names.set(keyOf(document.title), document);
    }
    return Array.from(names, ([name, document]) => ({ document, distance: editDistance(typed, name, most) }))
      .filter(({ distance }) => distance <= most)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, mostNames)
      .map(({ document }) => document);
  };
}
