import type { Heading } from 'mdast';
import { internalErrorsId } from '../../api/links';
import type { ApiSymbol, ErrorFact } from '../../api/schema';
import type { Node } from '../nodes';
import { code, element, text } from '../nodes';
import type { Section } from '../../words/reference';
import type { RenderContext } from './context';
import { table } from './table';

/** What the caller of a member meets when it fails, as a table; nothing when the facts know of no error. */
export function memberErrors(symbol: ApiSymbol, member: string, { facts }: RenderContext): Node[] {
  const errors = facts.errors.filter(({ thrownBy }) => thrownBy === `${symbol.name}.${member}`);
  return errors.length ? [element('p', { class: 'api-label' }, 'Errors'), errorsTable(errors)] : [];
}

/** The internal errors of a section as a table under a heading of its own; nothing when there are none. */
export function internalErrors({ internalErrors: errors }: Section): Node[] {
  return errors.length ? [internalHeading(), errorsTable(errors)] : [];
}

function internalHeading(): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: `Errors from internal work {#${internalErrorsId}}` }],
  };
}

function errorsTable(errors: ErrorFact[]): Node {
  return table(
    ['Error', 'Message', 'When'],
    errors.map((error) => ({
      cells: [[code(error.kind)], [messageOf(error)], [text(`${delivery(error.via)}${error.condition}`)]],
    })),
    'api-errors',
  );
}

function messageOf({ message }: ErrorFact): Node {
  return message === null ? element('span', {}, 'The message of the error behind it') : code(message);
}

const deliveries: Record<string, string> = {
  reject: 'The promise rejects: ',
  'nodeError event': 'Not thrown, delivered as the event nodeError: ',
  'unhandled rejection': 'Not catchable, an unhandled rejection: ',
  logged: 'Never reaches you, only logged: ',
  implicit: 'Not thrown on purpose: ',
};

function delivery(via: string): string {
  return deliveries[via] ?? '';
}
