import { fitOfStart, fitWithTypos, misspelled } from './fit';
import { stem } from './stem';
import groups from './synonyms.json';
import * as weights from './weights';

/** Index terms that stand for a word of a query, each with how good a match it is, from 0 to 1. */
export type Expansion = ReadonlyMap<string, number>;

/** The terms that a word means; `typing` says that its reader may not be done with it. Empty: none comes near. */
export type Expand = (word: string, typing: boolean) => Expansion;

/** By stem, the stems of the words that mean the same to readers, though the library has only one of them. */
const synonyms = new Map<string, Set<string>>();
for (const group of groups) {
  const stems = group.map(stem);
  for (const one of stems) synonyms.set(one, new Set([...(synonyms.get(one) ?? []), ...stems]));
}

/** Whether a term stands for a word only because both mean the same: the reader did not type it, nor anything like it. */
export function isSynonym(word: string, term: string): boolean {
  const [root, other] = [stem(word), stem(term)];
  return root !== other && !term.startsWith(word) && synonyms.get(root)?.has(other) === true;
}

/** Learns all terms of an index, and tells which of them a typed word may mean. */
export function readVocabulary(terms: ReadonlySet<string>): Expand {
  const sorted = [...terms].sort();
  const byStem = new Map<string, string[]>();
  for (const term of sorted) {
    const root = stem(term);
    const group = byStem.get(root);
    if (group) group.push(term);
    else byStem.set(root, [term]);
  }

  function corrections(word: string, typing: boolean): Expansion {
    const openEnd = typing && word.length >= weights.lettersForBegunWithTypo;
    const found = new Map<string, number>();
    for (const term of sorted) {
      const fit = fitWithTypos(word, term, weights.furtherTypoInWord);
      if (fit > 0) found.set(term, fit);
      else if (openEnd && misspelled(word, term, true) === 1) found.set(term, weights.begunWithTypo);
    }
    return found;
  }

  return (word, typing) => {
    const root = stem(word);
    const alike = [...(synonyms.get(root) ?? [])].flatMap((other) => byStem.get(other) ?? []);
    const known = new Map(alike.map((term) => [term, weights.synonym]));
    for (const term of byStem.get(root) ?? []) known.set(term, term === word ? 1 : weights.inflected);
    if (typing || (known.size === 0 && word.length >= weights.lettersForAbbreviation)) {
      for (const term of sorted) {
        const fit = fitOfStart(word, term);
        if (fit > 0) known.set(term, Math.max(fit, known.get(term) ?? 0));
      }
    }
    // A number is another number if a digit differs.
    return known.size > 0 || /^[\d.]+$/.test(word) ? known : corrections(word, typing);
  };
}
