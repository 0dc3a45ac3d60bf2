import { posix } from 'node:path';
import { visit } from 'unist-util-visit';
import { answersOf, hasAnswers } from '../content/read/answers';
import { frontMatterOf, readable, treeOf, type SourcePage } from '../content/read/page';
import { wordsOf } from '../search/engine/words';

/** The answer to a message, as a result of a search. */
export interface AnsweringRow {
  path: string;
  message: string;
  /** The path of the section that lists the row. */
  section: string;
  /** The paths of the sections that the answer links to. */
  leadsTo: string[];
}

/** Returns the rows of the pages that answer messages. `docsPath` is the path of the version, such as `/docs`. */
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

/** The minimum share of the words in a row's message that the query must contain. */
const leastContained = 0.5;

/**
 * Returns the rows that answer a query as well as its wanted sections do. The query contains the messages of these
 * rows. A wanted section lists each row or is the target of one of its links.
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
