interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
  delete(key: Key): boolean;
}

/** Computes the value for each argument only once, unless the value is a promise that rejects. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values: Store<Key, Value> = new Map<Key, Value>();
  const valuesOfObjects: Store<Key & object, Value> = new WeakMap<Key & object, Value>();
  return (key) => {
    const known = typeof key === 'object' && key !== null ? (valuesOfObjects as typeof values) : values;
    let value = known.get(key);
    if (value !== undefined) return value;
    known.set(key, (value = compute(key)));
    if (value instanceof Promise) value.catch(() => known.delete(key));
    return value;
  };
}
