/** Words that hold an English sentence together and say nothing about its subject. */
const stopWords = new Set(
  (
    'a about after all also am an and any are arent as at be because been before being but by can cannot cant could ' +
    'did didnt do does doesnt doing dont for from had has have having he her here hers him his how i if im in ' +
    'into is isnt it its ive just me my no nor not of on once only or our out over own please she should so ' +
    'some such than that thats the their them then there these they this those through to too until up very was ' +
    'we were what whats when where which while who whom why will with wont would you your yours'
  ).split(' '),
);

/** Whether a folded word is one that carries no weight. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Folded words without stop words; all of them if there is nothing else. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : [...words];
}
