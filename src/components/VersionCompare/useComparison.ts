import { useEffect, useState } from 'react';
import type { Comparison } from '@site/src/comparison/changes';
import { loadComparison } from './loadComparison';

/** Faster answers would only flash a message. */
const slowAfter = 200;

interface Loading {
  state: 'idle' | 'waiting' | 'slow' | 'ready' | 'failed';
  /** What to show: while waiting for not yet long, still the comparison before. */
  comparison: Comparison | null;
  retry: () => void;
}

interface Outcome {
  key: string;
  comparison: Comparison | null;
}

/** Loads the comparison of two versions when it is wanted; an answer that came too late for its pair is not shown. */
export function useComparison(from: string, to: string, wanted: boolean): Loading {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ key: '', comparison: null });
  const [slow, setSlow] = useState('');
  const key = `${from}...${to} ${attempt}`;

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const timer = setTimeout(() => setSlow(key), slowAfter);
    const settle = (comparison: Comparison | null): void => {
      clearTimeout(timer);
      if (current) setOutcome({ key, comparison });
    };
    loadComparison(from, to).then(settle, () => settle(null));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [from, to, wanted, key]);

  const retry = (): void => setAttempt((count) => count + 1);
  if (!wanted) return { state: 'idle', comparison: null, retry };
  if (outcome.key === key)
    return { state: outcome.comparison ? 'ready' : 'failed', comparison: outcome.comparison, retry };

  return slow === key
    ? { state: 'slow', comparison: null, retry }
    : { state: 'waiting', comparison: outcome.comparison, retry };
}
