/** A vowel must be left before an ending is taken off: `sing` and `red` have none. */
const hasVowel = /[aeiouy]/;

/** Endings with what replaces them and the fewest letters that must remain, longest first: the first that fits counts. */
const endings: readonly (readonly [ending: string, replacement: string, least: number])[] = [
  ['ations', '', 5],
  ['ation', '', 5],
  ['ions', '', 5],
  ['ings', '', 3],
  ['sses', 'ss', 1],
  ['ches', 'ch', 2],
  ['shes', 'sh', 2],
  ['xes', 'x', 2],
  ['ion', '', 5],
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['ing', '', 3],
  ['ed', '', 3],
  ['s', '', 3],
];

/** The last letters of all endings: most words have none of them and are done. */
const lastLetters = new Set(endings.map(([ending]) => ending.slice(-1)));

/** Words whose last `s` is no plural: `status`, `pass`, `this`. */
const noPlural = /(?:ss|us|is)$/;

function withoutEnding(word: string): string {
  if (!lastLetters.has(word.slice(-1)) || noPlural.test(word)) return word;
  for (const [ending, replacement, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      const rest = word.slice(0, -ending.length);
      if (hasVowel.test(rest)) return rest + replacement;
    }
  }
  return word;
}

/**
 * What the inflections of an English word have in common: `leave`, `leaves` and `leaving` → `leav`. Not a word, and
 * only ever compared with other stems. Light on purpose: an ending that changes what a word means stays.
 */
export function stem(word: string): string {
  const bare = withoutEnding(word);
  const single = bare.length > 3 && bare.length < word.length ? bare.replace(/([bdgmnprt])\1$/, '$1') : bare;
  return single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single;
}
