import { posix } from 'node:path';
import { visit } from 'unist-util-visit';
import { answersOf, hasAnswers } from '../content/read/answers';
import { frontMatterOf, readable, treeOf, type SourcePage } from '../content/read/page';
import { wordsOf } from '../search/engine/words';

/** A row: an answer to an error message that search shows as a separate result. */
export interface AnsweringRow {
  path: string;
  message: string;
  /** The path of the section that contains the row. */
  section: string;
  /** The paths of the sections that the answer links to. */
  leadsTo: string[];
}

/** Returns the rows of all pages with `answers: true`. `docsPath` is a version's path prefix, such as `/docs`. */
export function answeringRows(pages: readonly SourcePage[], docsPath: string): AnsweringRow[] {
  const { sound } = readable(pages);
  const paths = new Map(sound.map((page) => [page.file, `${docsPath}${frontMatterOf(page).slug as string}`]));
  return sound
    .filter((page) => hasAnswers(frontMatterOf(page)))
    .flatMap((page) => {
      const path = paths.get(page.file);
      const answers = [...answersOf(treeOf(page).children).values()].flat();
      return answers.map(({ id, name, section, prose }) => {
        const leadsTo: string[] = [];
        visit({ type: 'root', children: prose }, 'link', ({ url }) => {
          const [file, anchor] = url.split('#');
          const target = file ? paths.get(posix.join(posix.dirname(page.file), file)) : path;
          if (target) leadsTo.push(anchor ? `${target}#${anchor}` : target);
        });
        return { path: `${path}#${id}`, message: name, section: `${path}#${section}`, leadsTo };
      });
    });
}

/** The minimum share of the words in a row's error message that a query must contain. */
const leastContained = 0.5;

/**
 * Returns the rows that answer a query as well as its expected sections (`wants`) do. The query contains the error
 * messages of these rows. Each row is in an expected section or links to one.
 */
export function equalRows(query: string, wants: readonly string[], rows: readonly AnsweringRow[]): string[] {
  const typed = new Set(wordsOf(query).map(({ text }) => text));
  return rows
    .filter(({ section, leadsTo }) => [section, ...leadsTo].some((path) => wants.includes(path)))
    .filter(({ message }) => {
      const words = wordsOf(message.replace(/\{[^{}]*\}/g, ' ')).map(({ text }) => text);
      return words.filter((word) => typed.has(word)).length >= leastContained * words.length;
    })
    .map(({ path }) => path);
}
