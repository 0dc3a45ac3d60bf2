/** Stores a value. Storage may be full: the change that the reader made then lasts as long as the page. */
export function store(key: string, value: string, storage = localStorage): void {
  try {
    storage.setItem(key, value);
  } catch (error) {
    console.warn('Browser storage is full: this choice is lost when you leave the page.', error);
  }
}
