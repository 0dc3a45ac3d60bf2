import { readAll, type Answer, type LiveSource, type Values } from './sources';
import type { Loose } from './values';

/** Why a figure is unavailable: too many requests, another error of the host, no answer in time or at all, or rubbish. */
export type Failure = 'limited' | 'refused' | 'slow' | 'unreachable' | 'unreadable';

/** Nobody waits longer for a figure. */
const patience = 5000;

class AskError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/**
 * Asks a source, reads every figure of its answer by itself, and never rejects; with a failure, some of the figures may be
 * there all the same. All of its addresses have five seconds together, to the last byte. `stop` ends it early: nobody is
 * interested in the outcome any more.
 */
export async function ask(source: LiveSource, stop: AbortSignal): Promise<{ values: Values; failure: Failure | null }> {
  // One that stops for either reason: `AbortSignal.any` would do it too, but not yet in every browser.
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, patience);
  stop.addEventListener('abort', abort);
  const now = Date.now();
  try {
    const answers = await Promise.all(source.addresses(now).map((address) => answerOf(address, controller.signal)));
    const { values, isWhole } = readAll(source, source.find(answers, now));
    return { values, failure: isWhole ? null : 'unreadable' };
  } catch (error) {
    return { values: {}, failure: controller.signal.aborted ? 'slow' : failureOf(error) };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
    // When one address has failed, the answers of the others are of no use.
    abort();
  }
}

async function answerOf(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (response.status === 403 || response.status === 429) throw new AskError('limited');
  if (!response.ok) throw new AskError('refused');
  const body = (await response.json()) as Loose;
  const message: unknown = body?.message;
  if (typeof message === 'string' && /rate limit/i.test(message)) throw new AskError('limited');
  return { body, link: response.headers.get('link') };
}

function failureOf(error: unknown): Failure {
  if (error instanceof AskError) return error.failure;
  return error instanceof SyntaxError ? 'unreadable' : 'unreachable';
}
