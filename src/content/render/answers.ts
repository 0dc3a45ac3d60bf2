import type { RootContent } from 'mdast';
import { versionRange, type Message } from '../../api/messages';
import { answersOf, type Answer } from '../read/answers';
import { code, element, type Node } from './nodes';
import { table } from './api/table';

/** Renders the lists of answers as tables with one row per message. `all` are the documented versions, oldest first. */
export function renderAnswers(
  nodes: readonly RootContent[],
  messages: ReadonlyMap<string, Message>,
  all: readonly string[],
): Node[] {
  const answers = answersOf(nodes);
  const row = ({ id, name, prose }: Answer) => {
    const message = messages.get(name);
    const versions = message && element('span', { class: 'api-need' }, versionRange(message.versions, all));
    return { id, cells: [[code(name), versions], prose] };
  };
  return nodes.map((node) => {
    const list = answers.get(node);
    return list ? table(['Message', 'Cause and fix'], list.map(row), 'api-answers') : node;
  });
}
