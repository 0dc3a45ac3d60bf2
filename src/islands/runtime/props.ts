/** Describes a value that JSON cannot represent. Returns undefined for JSON values. */
function problemOf(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (Array.isArray(value)) return value.map(problemOf).find(Boolean);
  if (typeof value !== 'object') return typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`;
  if ('$$typeof' in value) return 'a React element';
  // Plain objects from another realm, such as Docusaurus' server bundle, have another prototype.
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype && Object.getPrototypeOf(prototype) !== null) return `a ${value.constructor.name}`;
  return Object.values(value).map(problemOf).find(Boolean);
}

/**
 * Converts props to JSON. Throws an error for a value that JSON would change, because the browser must get the same
 * value as the server.
 */
export function toJson(props: object, describe: (prop: string, problem: string) => string): string {
  for (const [name, value] of Object.entries(props)) {
    const problem = value === undefined ? undefined : problemOf(value);
    if (problem) throw new Error(`${describe(name, problem)}. Pass only values that JSON can represent.`);
  }
  return JSON.stringify(props);
}
