import { createSlugger } from '@docusaurus/utils';
import type { RootContent } from 'mdast';
import { entriesOf, headingParts, type Entry } from './markup';

/** An answer to an error message, close code or HTTP status, on a page with `answers: true` in its front matter. */
export interface Answer extends Entry {
  id: string;
  section: string;
}

/** True if the front matter marks the page as one that answers error messages. */
export const hasAnswers = (frontMatter: Record<string, unknown>): boolean => frontMatter.answers === true;

/** Reads answers from list items of the form `` - `message`: cause and fix ``. Maps each list to its answers. */
export function answersOf(nodes: readonly RootContent[]): Map<RootContent, Answer[]> {
  const slugger = createSlugger();
  const answers = new Map<RootContent, Answer[]>();
  let section = '';
  for (const node of nodes) {
    if (node.type === 'heading') section = headingParts(node).id ?? section;
    // The id of a number begins with its section. Otherwise, a close code and an HTTP status could have the same id.
    const idOf = (name: string) => slugger.slug(/^\d+$/.test(name) ? `${section}-${name}` : name);
    const entries = entriesOf(node)?.map((entry) => ({ ...entry, id: idOf(entry.name), section }));
    if (entries) answers.set(node, entries);
  }
  return answers;
}
