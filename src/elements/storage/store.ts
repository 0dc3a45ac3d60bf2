/** Stores a value in the browser. If the storage is full, the value is lost when the reader leaves the page. */
export function store(key: string, value: string, storage = localStorage): void {
  try {
    storage.setItem(key, value);
  } catch (error) {
    console.warn('Browser storage is full: this choice is lost when you leave the page.', error);
  }
}
