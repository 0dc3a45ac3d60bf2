// Where the browser blocks or lacks storage, what a reader chooses lives as long as the page.
try {
  window.localStorage.getItem('');
} catch (error) {
  console.warn('Browser storage is not available: what you choose on this page is forgotten when you leave it.', error);
  var values = new Map();
  // Answers false, and does no harm, where an extension has put something in its place that cannot be changed.
  Reflect.defineProperty(window, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key) => (values.has(key) ? values.get(key) : null),
      setItem: (key, value) => values.set(key, String(value)),
      removeItem: (key) => values.delete(key),
      clear: () => values.clear(),
      key: (index) => [...values.keys()][index] ?? null,
      get length() {
        return values.size;
      },
    },
  });
  // The theme tells the parts of a page of a change by an event that takes no other storage than the browser's own.
  StorageEvent.prototype.initStorageEvent = function (type, bubbles, cancelable, key, oldValue, newValue, url, area) {
    this.initEvent(type, bubbles, cancelable);
    const fields = { key, oldValue, newValue, url, storageArea: area };
    for (const name in fields) Object.defineProperty(this, name, { value: fields[name] });
  };
}
