/**
 * Search cannot answer, and asking again may help. It has the name of the library's own error for that case, because
 * DocSearch shows its error screen for no other.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'RetryError';
}

/** The words of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
