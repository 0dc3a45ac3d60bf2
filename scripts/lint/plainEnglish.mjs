/** Matches a sentence that starts with a noun clause instead of a subject or a verb: “Whether the page is cached”. */
const nounClause = /^(what|whether|how|who|whom|whose|where|which|why)(ever)? [^?]*$/i;

/** Phrases that comments and test titles must avoid, each with a replacement. */
const phrases = [
  [/\banew\b/, 'again'],
  [/\bby way of\b/, 'through'],
  [/\bin spite of\b/, 'despite'],
  [/\bin the place of\b/, 'instead of'],
  [/\b(?:fetch(?:es|ed|ing)?|load(?:s|ed|ing)?) ahead\b/, 'prefetch'],
  [/\bthe application\b(?! id)/, 'the React app'],
  [/\bof (?:its|their) own\b/, 'its own …, separate'],
  [/\b(?:goes?|went|going) on\b/, 'continue'],
  [/\b(?:comes?|came) up as\b/, 'appear as'],
  [/\b(?:turns?|turned|turning) to\b/, 'hover, focus'],
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|later\b)/, 'is not a, has no'],
  [/\b(?:is|are) there\b/, 'exists'],
  [/\bso that many\b/, 'so many'],
  [/\bmostly is\b/, 'is usually'],
  [/\bfor who\b/, 'for readers who'],
  [/\bsuch an?\b/, 'this, a … like this'],
  [/\bbut for\b/, 'except for'],
  [/\bwhatever the types say\b/, 'although the types allow it'],
  [/\bfor ever\b/, 'forever'],
].map(([pattern, replacement]) => [new RegExp(pattern, 'i'), replacement]);

/** Splits the text of a comment into sentences and JSDoc tags. */
const sentencesOf = (text) =>
  text
    .replace(/^[\s*]+/gm, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:]) (?=[A-Z])|@(?:param \S+|\w+) /)
    .map((sentence) => sentence.trim());

/**
 * Returns one message for each sentence and phrase of `text` that breaks the rules of plain English.
 * @returns {string[]}
 */
export function problemsOf(text) {
  return sentencesOf(text).flatMap((sentence) => [
    ...(nounClause.test(sentence) ? [`“${sentence.slice(0, 40)}”: start with the subject or a verb.`] : []),
    ...phrases.flatMap(([pattern, replacement]) => {
      const [found] = pattern.exec(sentence) ?? [];
      return found ? [`“${found.trim()}”: write “${replacement}”.`] : [];
    }),
  ]);
}

/** Joins line comments that stand directly below each other, because a sentence may span them. */
function joinLines(comments) {
  const joined = [];
  for (const { type, value, loc } of comments) {
    const last = joined.at(-1);
    if (type === 'Line' && last?.type === 'Line' && last.loc.end.line + 1 === loc.start.line) {
      last.value += `\n${value}`;
      last.loc = { start: last.loc.start, end: loc.end };
    } else {
      joined.push({ type, value, loc });
    }
  }
  return joined;
}

/** Returns the name that a chain of calls and members starts with: `test` for `test.each([])`. */
function rootName(callee) {
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.name;
}

function titleOf(argument) {
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.cooked).join('…');
  return typeof argument?.value === 'string' ? argument.value : undefined;
}

/** ESLint rule: comments and test titles are plain English. */
export const plainEnglish = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (text, loc) => problemsOf(text).forEach((message) => context.report({ loc, message }));
    return {
      Program: () => joinLines(context.sourceCode.getAllComments()).forEach(({ value, loc }) => report(value, loc)),
      CallExpression({ callee, arguments: [first] }) {
        if (!['test', 'it', 'describe'].includes(rootName(callee))) return;
        const title = titleOf(first);
        if (title) report(title, first.loc);
      },
    };
  },
};
