/** Checks of the shape of a value read from a file, which name the place inside the file that is wrong. */

/** A value is not what the format says; the message starts with the path inside the file. */
export class ShapeError extends Error {}

/** Throws a `ShapeError` unless `value`, found at the path `at` (`symbols[12].members`), has the shape. */
export type Check = (value: unknown, at: string) => void;

/** One check for each key of `T`: a key added to the type cannot be forgotten here. */
export type Fields<T> = { [Key in keyof T]-?: Check };

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function fail(at: string, expected: string, found: string): never {
  throw new ShapeError(`${at === '' ? '' : `${at}: `}expected ${expected}, found ${found}`);
}

function child(at: string, key: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${at}[${JSON.stringify(key)}]`;
  return at === '' ? key : `${at}.${key}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A check of one value by a test; `expected` reads on from "expected". */
export const simple =
  (expected: string, test: (value: unknown) => boolean): Check =>
  (value, at) => {
    if (!test(value)) fail(at, expected, describe(value));
  };

/** The plain kinds of values; `anything` also takes a missing one. */
export const string = simple('a string', (value) => typeof value === 'string');
export const number = simple('a number', (value) => typeof value === 'number');
export const boolean = simple('true or false', (value) => typeof value === 'boolean');
export const anything: Check = () => undefined;

/** One of the given words. */
export const oneOf =
  (...allowed: string[]): Check =>
  (value, at) => {
    string(value, at);
    if (!allowed.some((word) => word === value)) fail(at, `one of ${allowed.join(', ')}`, JSON.stringify(value));
  };

/** Null, or what the check says. */
export const nullable =
  (check: Check): Check =>
  (value, at) => {
    if (value !== null) check(value, at);
  };

/** A key that may be missing. */
export const optional =
  (check: Check): Check =>
  (value, at) => {
    if (value !== undefined) check(value, at);
  };

/** An array of any length, each entry as the check says. */
export const array =
  (item: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return fail(at, 'an array', describe(value));
    value.forEach((entry, index) => item(entry, `${at}[${index}]`));
  };

/** An array of objects in which no `name` comes twice: pages and anchors address its entries by name. */
export const named =
  (item: Check): Check =>
  (value, at) => {
    const first = new Map<unknown, string>();
    array((entry, path) => {
      item(entry, path);
      if (!isObject(entry)) return;
      const earlier = first.get(entry.name);
      if (earlier)
        throw new ShapeError(`${path}.name: ${JSON.stringify(entry.name)} is already the name of ${earlier}`);
      first.set(entry.name, path);
    })(value, at);
  };

/** An object with any keys, each value as the check says. */
export const record =
  (item: Check): Check =>
  (value, at) => {
    if (!isObject(value)) return fail(at, 'an object', describe(value));
    for (const [key, entry] of Object.entries(value)) item(entry, child(at, key));
  };

/** An object with the keys of `T`; further keys are ignored. Own keys only: every object inherits a `constructor`. */
export const object =
  <T>(fields: Fields<T>): Check =>
  (value, at) => {
    if (!isObject(value)) return fail(at, 'an object', describe(value));
    for (const [key, check] of Object.entries<Check>(fields))
      check(Object.hasOwn(value, key) ? value[key] : undefined, child(at, key));
  };

/** An object whose `kind` says which of the shapes it has. */
export const byKind =
  (shapes: Record<string, Check>): Check =>
  (value, at) => {
    if (!isObject(value)) return fail(at, 'an object', describe(value));
    oneOf(...Object.keys(shapes))(value.kind, child(at, 'kind'));
    shapes[String(value.kind)](value, at);
  };
