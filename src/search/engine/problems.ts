import type { Section } from '../section';
import { stem } from './stem';

/** Words in questions about something that does not work. Negations are stop words, but show what a reader needs. */
const problemWords = new Set(
  (
    'no not cant cannot couldnt dont doesnt didnt isnt wont wasnt never nothing without unable ' +
    'error exception fail failure crash wrong stuck stop freeze break broken bug issue problem refuse reject block ' +
    'invalid undefined null unexpected unknown missing lost reset timeout ignore random why instead'
  )
    .split(' ')
    .map(stem),
);

/** Pages and headings about problems and their causes. */
const problemPage = /\/guides\/(?:troubleshooting|lavalink|restarts)$/;
const problemAnchor = /^(?:error-|what-can-go-wrong$)/;

/** Returns true if a query describes a problem, as most sentences and all error messages do. */
export const isProblem = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => problemWords.has(stem(word)));

/** Returns true if a section explains the causes of a problem. */
export const explainsProblem = ({ page, anchor, level }: Pick<Section, 'page' | 'anchor' | 'level'>): boolean =>
  (level > 1 && problemPage.test(page)) || problemAnchor.test(anchor ?? '');
