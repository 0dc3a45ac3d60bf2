import { messageOf } from '../../lib/messageOf';

/** Waits between the attempts, in milliseconds. */
const pauses = [1_000, 4_000, 16_000];

/** How often a request is tried in all. */
export const attempts = pauses.length + 1;

/** Waits for so many milliseconds; tests pass one that does not. */
export type Wait = (milliseconds: number) => Promise<void>;

/**
 * Does `action` again when no host answered it, with longer and longer pauses. What a host refused is not tried again:
 * the answer would be the same. `onRetry` is told why before each pause.
 */
export async function withRetries<T>(
  action: () => Promise<T>,
  { wait, onRetry }: { wait: Wait; onRetry: (reason: string, pause: number) => void },
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await action();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      onRetry(messageOf(error), pause);
      await wait(pause);
    }
  }
  return action();
}

/** Tells whether the library gave up because no host answered, or only with errors of its own (5xx). */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}
