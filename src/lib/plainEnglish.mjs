/** Matches a sentence that starts with a noun clause instead of a subject or verb: “Whether the page is cached”. */
const nounClause = /^(what|whether|how|who|whom|whose|where|which|why)(ever)? [^?]*$/i;

/** Phrases to avoid in comments, test titles and prose, each with a replacement. */
const everywhere = [
  [/\banew\b/, 'again'],
  [/\bby way of\b/, 'through'],
  [/\bin spite of\b/, 'despite'],
  [/\bin the place of\b/, 'instead of'],
  [/\bof (?:its|their) own\b/, 'its own …, separate'],
  [/\b(?:goes?|went|going) on\b/, 'continue'],
  [/\b(?:comes?|came) up as\b/, 'appear as'],
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|later\b)/, 'is not a, has no'],
  [/\b(?:is|are) there\b/, 'exists'],
  [/\bso that many\b/, 'so many'],
  [/\bmostly is\b/, 'is usually'],
  [/\bfor who\b/, 'for readers who'],
  [/\bsuch an?\b/, 'this, a … like this'],
  [/\bbut for\b/, 'except for'],
  [/\bwhatever the types say\b/, 'although the types allow it'],
  [/\bfor ever\b/, 'forever'],
  [/\bplays? to (?:its|the) end\b/, 'finishes'],
];

/**
 * Splits text into sentences and JSDoc tags.
 * @param {string} text
 */
export const sentencesOf = (text) =>
  text
    .replace(/^[\s*]+/gm, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:]) (?=[A-Z])|@(?:param \S+|\w+) /)
    .map((sentence) => sentence.trim());

/**
 * Returns a message for each sentence or phrase that breaks the rules of plain English.
 * @param {string} text
 * @param {readonly [pattern: RegExp, replacement: string][]} phrases further phrases to avoid
 * @returns {string[]}
 */
export function problemsOf(text, phrases = []) {
  return sentencesOf(text).flatMap((sentence) => [
    ...(nounClause.test(sentence) ? [`“${sentence.slice(0, 40)}”: start with the subject or a verb.`] : []),
    ...[...everywhere, ...phrases].flatMap(([pattern, replacement]) => {
      const [found] = new RegExp(pattern, 'i').exec(sentence) ?? [];
      return found ? [`“${found.trim()}”: write “${replacement}”.`] : [];
    }),
  ]);
}
