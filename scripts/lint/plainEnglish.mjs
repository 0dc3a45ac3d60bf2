import { problemsOf } from '../../src/lib/plainEnglish.mjs';

/** Terms to avoid in comments and test titles, each with its replacement from the CONTRIBUTING glossary. */
const terms = [
  [/\b(?:fetch(?:es|ed|ing)?|load(?:s|ed|ing)?) ahead\b/, 'prefetch'],
  [/\bthe application\b(?! id)/, 'the React app'],
  [/\b(?:turns?|turned|turning) to\b/, 'hover, focus'],
];

/** Joins line comments on consecutive lines, because a sentence can span several lines. */
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

function rootName(callee) {
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.name;
}

function titleOf(argument) {
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.cooked).join('…');
  return typeof argument?.value === 'string' ? argument.value : undefined;
}

/** ESLint rule that requires plain English in comments and test titles. */
export const plainEnglish = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (text, loc) => problemsOf(text, terms).forEach((message) => context.report({ loc, message }));
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
