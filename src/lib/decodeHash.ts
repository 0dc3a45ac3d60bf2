/** Returns the id in the URL's hash, or an empty string if the hash is missing or not valid. */
export function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
