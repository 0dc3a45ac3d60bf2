import ts from 'typescript';
import type { Facts } from '../schema';
import { lineOf, ownNodes, type Source } from './source';
import { sourceText } from './text';

/** Reads the manager's events from the tuple types in the `ManagerEvents` interface. */
export function eventsOf(source: Source, symbols: Facts['symbols']): Facts['events'] {
  const keys = symbols.find((symbol) => symbol.kind === 'enum' && symbol.name === 'ManagerEventTypes');
  const keyOf = (event: string): string | null =>
    (keys?.kind === 'enum' && keys.members.find(({ value }) => value === event)?.name) || null;
  const events = symbols.find(({ name }) => name === 'ManagerEvents');
  if (events?.kind !== 'interface') return [];
  const node = ownNodes(source).find((own) => ts.isInterfaceDeclaration(own) && own.name.text === events.name);
  return events.members.map(({ name, line }) => {
    const member = (node as ts.InterfaceDeclaration).members.find((property) => lineOf(property) === line);
    const type = member && ts.isPropertySignature(member) ? member.type : undefined;
    const elements = type && ts.isTupleTypeNode(type) ? type.elements.filter(ts.isNamedTupleMember) : [];
    const parameters = elements.map((element) => ({
      ...{ name: element.name.text, type: sourceText(element.type) },
      ...{ optional: Boolean(element.questionToken), rest: Boolean(element.dotDotDotToken) },
    }));
    return { name, enumKey: keyOf(name), parameters };
  });
}
