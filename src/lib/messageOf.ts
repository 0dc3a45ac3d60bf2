/** Returns the message of an error. Converts any other thrown value to text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
