import type { RootContent } from 'mdast';
import { versionRange, type Message } from '../../api/messages';
import { answersOf, type Answer } from '../read/answers';
import { element, type Node } from './nodes';
import { headedRow } from './api/rows';

/** Renders lists of answers as rows with headings. `all` contains the documented versions, oldest first. */
export function renderAnswers(
  nodes: readonly RootContent[],
  messages: ReadonlyMap<string, Message>,
  all: readonly string[],
): Node[] {
  const answers = answersOf(nodes);
  const row = ({ id, name, prose }: Answer) => {
    const message = messages.get(name);
    const versions = message && element('span', { class: 'api-need' }, versionRange(message.versions, all));
    return headedRow({ title: name, id, depth: 3 }, [versions], prose);
  };
  return nodes.flatMap((node) => answers.get(node)?.map(row) ?? [node]);
}
