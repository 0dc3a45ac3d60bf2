import type { Heading } from 'mdast';
import { internalErrorsId } from '../../../api/links';
import type { ErrorFact } from '../../../api/schema';
import { code, element, type Node } from '../nodes';
import { table } from './table';

/** Renders the errors of a member as a table, or nothing if there are none. */
export function memberErrors(errors: ErrorFact[]): Node[] {
  return errors.length ? [element('p', { class: 'api-label' }, 'Errors'), errorsTable(errors)] : [];
}

/** Renders the internal errors of a section as a table with a heading, or nothing if there are none. */
export function internalErrors(errors: ErrorFact[]): Node[] {
  const title = `Errors from internal work {#${internalErrorsId}}`;
  const heading: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: title }] };
  return errors.length ? [heading, errorsTable(errors)] : [];
}

function errorsTable(errors: ErrorFact[]): Node {
  const rows = errors.map(({ kind, message, via, condition }) => ({
    cells: [
      code(kind),
      message === null ? element('span', {}, 'The message of the error behind it') : code(message),
      `${deliveries[via] ?? ''}${condition}`,
    ],
  }));
  return table(['Error', 'Message', 'When'], rows, 'api-errors');
}

const deliveries: Record<string, string> = {
  reject: 'The promise rejects: ',
  'nodeError event': 'Not thrown, delivered as the event nodeError: ',
  'unhandled rejection': 'Not catchable, an unhandled rejection: ',
  logged: 'Never reaches you, only logged: ',
  implicit: 'Not thrown on purpose: ',
};
