import { useEffect, useState } from 'react';
import type { Comparison } from '@site/src/features/versions/comparison/changes';
import { loadComparison } from './loadComparison';

/** Faster answers would only flash a message. */
const slowAfter = 200;

interface Loading {
  state: 'idle' | 'waiting' | 'slow' | 'ready' | 'failed';
  /** What to show: while waiting for not yet long, still the comparison before. */
  comparison: Comparison | null;
}

const idle: Loading = { state: 'idle', comparison: null };

/** Loads the comparison of two versions when it is wanted; an answer that came too late for its pair is not shown. */
export function useComparison(from: string, to: string, wanted: boolean): Loading & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState({ key: '', ...idle });
  const key = `${from}...${to} ${attempt}`;

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const settle = (state: Loading['state'], comparison: Comparison | null): void => {
      clearTimeout(timer);
      if (current) setOutcome({ key, state, comparison });
    };
    const timer = setTimeout(() => settle('slow', null), slowAfter);
    loadComparison(from, to).then(
      (comparison) => settle('ready', comparison),
      () => settle('failed', null),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [from, to, wanted, key]);

  const retry = (): void => setAttempt((count) => count + 1);
  if (!wanted) return { ...idle, retry };
  return outcome.key === key ? { ...outcome, retry } : { state: 'waiting', comparison: outcome.comparison, retry };
}
