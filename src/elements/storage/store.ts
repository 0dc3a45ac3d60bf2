/** Stores a value. If the storage is full, the choice lasts only until the reader leaves the page. */
export function store(key: string, value: string, storage = localStorage): void {
  try {
    storage.setItem(key, value);
  } catch (error) {
    console.warn('Browser storage is full: this choice is lost when you leave the page.', error);
  }
}
