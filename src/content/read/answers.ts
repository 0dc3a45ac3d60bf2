import { createSlugger } from '@docusaurus/utils';
import type { RootContent } from 'mdast';
import { entriesOf, headingParts, type Entry } from './markup';

/** The answer to an error message, close code or HTTP status on a page with `answers: true` in its front matter. */
export interface Answer extends Entry {
  /** The anchor of its row. */
  id: string;
  /** The id of the heading above. */
  section: string;
}

/** True for the front matter of a page that answers error messages. */
export const hasAnswers = (frontMatter: Record<string, unknown>): boolean => frontMatter.answers === true;

/** Reads the lists of the form `` - `message`: cause and fix `` on a page. Returns the answers of each list. */
export function answersOf(nodes: readonly RootContent[]): Map<RootContent, Answer[]> {
  const slugger = createSlugger();
  const answers = new Map<RootContent, Answer[]>();
  let section = '';
  for (const node of nodes) {
    if (node.type === 'heading') section = headingParts(node).id ?? section;
    // Without the prefix, a close code and a status could have the same id.
    const idOf = (name: string) => slugger.slug(/^\d+$/.test(name) ? `${section}-${name}` : name);
    const entries = entriesOf(node)?.map((entry) => ({ ...entry, id: idOf(entry.name), section }));
    if (entries) answers.set(node, entries);
  }
  return answers;
}
