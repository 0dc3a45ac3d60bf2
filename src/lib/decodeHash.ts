/** Returns the id in the URL hash, or an empty string if the hash is missing or invalid. */
export function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
