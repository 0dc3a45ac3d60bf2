import type { Heading } from 'mdast';
import { internalErrorsId } from '../../../api/links';
import type { ErrorFact } from '../../../api/schema';
import { code, element, type Node, type Single } from '../nodes';
import { termList } from './rows';

/** Renders a member's errors in a collapsed `<details>` element. Returns an empty list if there are no errors. */
export function memberErrors(errors: ErrorFact[], isAsync = false): Node[] {
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
    description: withCode(`${deliveryOf(error, isAsync)} if ${error.condition}.`),
  }));
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const summary = element('summary', { class: 'api-label' }, count, ...(isSame ? [' ', code(kind)] : []));
  // Wraps the `<details>` element, because Docusaurus modifies `<details>` elements at the top level of a page.
  return [element('section', { class: 'api-errors' }, element('details', {}, summary, termList(rows)))];
}

/** Renders a section's internal errors below a heading. Returns an empty list if there are no errors. */
export function internalErrors(errors: ErrorFact[]): Node[] {
  const title = `Errors from internal work {#${internalErrorsId}}`;
  const heading: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: title }] };
  return errors.length > 0 ? [heading, ...memberErrors(errors)] : [];
}

function messageOf({ via, message }: ErrorFact): Node {
  if (message !== null) return code(message);
  return element('span', {}, `The message of the ${via === 'implicit' ? 'JavaScript engine' : 'original error'}`);
}

const rejection = 'The promise rejects';

const deliveries: Record<string, string> = {
  throw: 'Thrown',
  reject: rejection,
  'unhandled rejection': 'Unhandled rejection, while the returned promise never settles,',
  wrapped: 'Part of the message of another error',
  logged: 'Logged, but not thrown,',
  implicit: 'Fails with an error from JavaScript',
};

function deliveryOf({ via, thrownBy }: ErrorFact, isAsync: boolean): string {
  if (via === 'unhandled rejection' && thrownBy.endsWith('.constructor'))
    return 'Unhandled rejection, after the constructor returns,';
  const [, event] = /^(\w+) event$/.exec(via) ?? [];
  if (event) return `Passed to the \`${event}\` event`;
  return via === 'throw' && isAsync ? rejection : (deliveries[via] ?? 'Occurs');
}

/** Renders text with the parts between backticks as inline code. */
function withCode(text: string): Single[] {
  return text.split('`').map((part, place) => (place % 2 === 1 ? code(part) : part));
}
