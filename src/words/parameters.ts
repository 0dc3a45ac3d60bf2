import type { RootContent } from 'mdast';
import { callsOf, parametersOf, type ParameterRow } from '../api/lookup';
import type { EventBlock, MemberBlock } from './page';
import type { Entry } from './words';
import { entriesOf } from './words';

/** The parameters of a member or event, and the list under its heading that gives them words. */
export interface Described {
  /** `Owner.member`, as messages name it. */
  name: string;
  parameters: ParameterRow[];
  list?: RootContent;
  entries: Entry[];
}

/** Finds the first list of entries under the heading of a member that takes parameters. */
export function describedParameters(block: MemberBlock | EventBlock): Described {
  const { symbol } = block.section;
  const parameters = block.kind === 'event' ? eventParameters(block) : parametersOf(callsOf(symbol, block.member));
  const list = parameters.length > 0 ? block.body.find((node) => entriesOf(node) !== undefined) : undefined;
  return { name: `${symbol.name}.${nameOf(block)}`, parameters, list, entries: (list && entriesOf(list)) ?? [] };
}

/** The name of what a block documents, as in the facts. */
export function nameOf(block: MemberBlock | EventBlock): string {
  if (block.kind === 'event') return block.event.name;
  return block.member === 'constructor' ? block.member : block.member.name;
}

function eventParameters({ event }: EventBlock): ParameterRow[] {
  return parametersOf([{ parameters: event.parameters.map((parameter) => ({ ...parameter, default: null })) }]);
}
