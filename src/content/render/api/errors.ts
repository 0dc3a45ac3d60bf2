import type { Heading } from 'mdast';
import { internalErrorsId } from '../../../api/links';
import type { ErrorFact } from '../../../api/schema';
import { code, element, type Node } from '../nodes';
import { termList } from './rows';

/** Renders a member's errors in a collapsed `<details>` element. Returns an empty list if there are no errors. */
export function memberErrors(errors: ErrorFact[]): Node[] {
  if (errors.length === 0) return [];
  const kinds = new Set(errors.map(({ kind }) => kind));
  const [kind] = kinds;
  const isSame = kinds.size === 1;
  const rows = errors.map((error) => ({
    term: [
      ...(isSame ? [] : [code(error.kind), ' ']),
      ...(error.code ? [code(error.code), ' '] : []),
      messageOf(error),
    ],
    description: [`${deliveries[error.via] ?? ''}${error.condition}`],
  }));
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const summary = element('summary', { class: 'api-label' }, count, ...(isSame ? [' ', code(kind)] : []));
  // Wrap the `<details>` element, because Docusaurus modifies `<details>` elements at the top level of a page.
  return [element('div', { class: 'api-errors' }, element('details', {}, summary, termList(rows)))];
}

/** Renders a section's internal errors below a heading. Returns an empty list if there are no errors. */
export function internalErrors(errors: ErrorFact[]): Node[] {
  const title = `Errors from internal work {#${internalErrorsId}}`;
  const heading: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: title }] };
  return errors.length > 0 ? [heading, ...memberErrors(errors)] : [];
}

function messageOf({ message }: ErrorFact): Node {
  return message === null ? element('span', {}, 'The message of the original error') : code(message);
}

const deliveries: Record<string, string> = {
  reject: 'The promise rejects: ',
  'nodeError event': 'Not thrown, but passed to the nodeError event: ',
  'unhandled rejection': 'Unhandled rejection that you cannot catch: ',
  logged: 'Logged, but not thrown: ',
  implicit: 'Not thrown on purpose: ',
};
