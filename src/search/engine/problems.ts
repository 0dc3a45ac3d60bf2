import type { Section } from '../section';
import { stem } from './stem';

/** Words that indicate a problem. The list includes negations, although they are stop words elsewhere. */
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

/** True if a query describes a problem. Most sentences and all error messages do. */
export const isProblem = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => problemWords.has(stem(word)));

/** Returns true if a section explains the causes of a problem. */
export const explainsProblem = ({ page, anchor, level }: Pick<Section, 'page' | 'anchor' | 'level'>): boolean =>
  (level > 1 && problemPage.test(page)) || problemAnchor.test(anchor ?? '');
