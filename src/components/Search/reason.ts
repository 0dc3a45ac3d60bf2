import { text } from './text';

/** More about an error of hosted search than that nothing came; embedded search has no more to say to a reader. */
export function reasonOf(error: unknown, isHosted: boolean): string | undefined {
  if (!isHosted || !(error instanceof Error)) return undefined;
  return error.name === 'RetryError' ? text.hostsUnreachable : text.refused(error.message);
}
