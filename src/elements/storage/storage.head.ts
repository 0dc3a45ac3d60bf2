/** Creates an in-memory replacement for blocked browser storage. It lasts until the reader leaves the page. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

let blocked: unknown;
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    window[name].getItem('');
  } catch (error) {
    blocked = error;
    Object.defineProperty(window, name, { value: createMemoryStorage() });
  }
}
if (blocked)
  console.warn('Browser storage is not available: your choices on this page are lost when you leave it.', blocked);
