import type { Answer, FigureId, LiveSource } from '@site/src/components/LiveFigures/sources';
import { fieldOf, type FigureValue } from '@site/src/components/LiveFigures/values';

/** Why a figure is unavailable: too many requests, another error of the host, no answer in time or at all, or rubbish. */
export type Failure = 'limited' | 'refused' | 'slow' | 'unreachable' | 'unreadable';

/** The figures of a source, as far as they are known. */
export type Values = Partial<Record<FigureId, FigureValue>>;

/** What became of a question; with a failure, some of the figures may be there all the same. */
export interface Outcome {
  values: Values;
  failure: Failure | null;
}

/** Nobody waits longer for a figure. */
const patience = 5000;

class AskError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/**
 * Asks a source, reads every figure of its answer by itself, and never rejects. All of its addresses have five seconds
 * together, to the last byte. `stop` ends it early: nobody is interested in the outcome any more.
 */
export async function ask(source: LiveSource, stop: AbortSignal): Promise<Outcome> {
  // One that stops for either reason: `AbortSignal.any` would do it too, but not yet in every browser.
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, patience);
  stop.addEventListener('abort', abort);
  const now = Date.now();
  try {
    const answers = await Promise.all(source.addresses(now).map((address) => answerOf(address, controller.signal)));
    const values = readAll(source, (figure) => figure.find(answers, now));
    return { values, failure: isWhole(source, values) ? null : 'unreadable' };
  } catch (error) {
    const failure = error instanceof AskError ? error.failure : 'unreachable';
    return { values: {}, failure: controller.signal.aborted ? 'slow' : failure };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
    // When one address has failed, the answers of the others are of no use.
    abort();
  }
}

/** Reads every figure of a source; those that are not what they should be are left out. */
export function readAll(source: LiveSource, find: (figure: LiveSource['figures'][number]) => unknown): Values {
  return Object.fromEntries(
    source.figures.flatMap((figure) => {
      const value = figure.read(find(figure));
      return value === undefined ? [] : [[figure.id, value]];
    }),
  );
}

/** Whether no figure of the source is missing. */
export function isWhole(source: LiveSource, values: Values): boolean {
  return source.figures.every(({ id }) => values[id] !== undefined);
}

async function answerOf(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (response.status === 403 || response.status === 429) throw new AskError('limited');
  if (!response.ok) throw new AskError('refused');
  const body = parse(await response.text());
  const message = fieldOf(body, 'message');
  if (typeof message === 'string' && /rate limit/i.test(message)) throw new AskError('limited');
  return { body, link: response.headers.get('link') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AskError('unreadable');
  }
}
