/** Makes something of a key when it is first asked for, and keeps it, as long as the key, for whoever asks next. */
export function once<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
