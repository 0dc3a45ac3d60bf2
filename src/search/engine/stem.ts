/** Word endings, their replacements and the minimum number of letters before them. The first match applies. */
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
  ['ically', 'ic', 3],
  ['ly', '', 5],
  ['ed', '', 3],
  ['s', '', 3],
];

/** The last letters of all endings. A quick test with these letters rules out most words. */
const lastLetters = new Set(endings.map(([ending]) => ending.slice(-1)));

/** Matches words whose final `s` does not mark a plural, such as `status`, `pass` and `this`. */
const singular = /(?:ss|us|is)$/;

function withoutEnding(word: string): string {
  if (!lastLetters.has(word.slice(-1)) || singular.test(word)) return word;
  for (const [ending, replacement, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      const rest = word.slice(0, -ending.length);
      // A stem must contain a vowel, so `string` and `shred` keep their endings.
      if (/[aeiouy]/.test(rest)) return rest + replacement;
    }
  }
  return word;
}

/** Returns the stem that all inflections of an English word share: `leav` for `leave`, `leaves` and `leaving`. */
export function stem(word: string): string {
  const bare = withoutEnding(word);
  const single = bare.length > 3 && bare.length < word.length ? bare.replace(/([bdgmnprt])\1$/, '$1') : bare;
  return single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single;
}
