import type { ApiSymbol, ConstructorFact, Member, Parameter } from './types';

/** The constructor of a class as written in its facts: a plain read would find `Object.prototype.constructor`. */
export function constructorOf(symbol: ApiSymbol): ConstructorFact | undefined {
  return symbol.kind === 'class' && symbol.constructor ? symbol.constructor : undefined;
}

/** A parameter as a table shows it: `optional` when at least one overload does without it. */
export interface ParameterRow extends Parameter {
  /** False when some overload does not have the parameter at all. */
  everywhere: boolean;
}

/** The parameters of a member over all its overloads, in order, each name and type once. */
export function parametersOf(signatures: { parameters: Parameter[] }[]): ParameterRow[] {
  const rows: ParameterRow[] = [];
  for (const { parameters } of signatures) {
    for (const parameter of parameters) {
      const row = rows.find(({ name, type }) => name === parameter.name && type === parameter.type);
      if (row) row.optional ||= parameter.optional;
      else rows.push({ ...parameter, everywhere: signatures.every((other) => has(other.parameters, parameter)) });
    }
  }
  return rows;
}

function has(parameters: Parameter[], { name }: Parameter): boolean {
  return parameters.some((parameter) => parameter.name === name);
}

/** The signatures of a member, or of a class's constructor; empty for what is not called. */
export function callsOf(
  symbol: ApiSymbol,
  member: Member | 'constructor',
): { parameters: Parameter[]; returns?: string }[] {
  if (member === 'constructor') {
    const constructor = constructorOf(symbol);
    return constructor ? [constructor] : [];
  }
  return member.kind === 'method' ? member.signatures : [];
}
