import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchList, keepVersion } from '@site/src/features/offline/saved/version';
import { keptVersions, removeVersion } from '@site/src/features/offline/saved/versions';
import { text } from './text';

/** The version that is being kept. */
interface Work {
  version: string;
  done: number;
  all: number;
}

/** What became of the last thing that the reader asked for. */
const nothing = { message: '', isFailure: false };

const scopeOf = (baseUrl: string): string => new URL(baseUrl, location.href).href;

/** Which versions are kept, and keeps and removes them, one at a time. */
export function useKept(baseUrl: string) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [work, setWork] = useState<Work | null>(null);
  const [outcome, setOutcome] = useState(nothing);
  const stopper = useRef<AbortController>(undefined);

  // Where storage is blocked nothing is kept; who asks for more is told so.
  const look = useCallback(() => keptVersions(scopeOf(baseUrl)).then(setKept, () => setKept([])), [baseUrl]);
  useEffect(() => {
    void look();
    return () => stopper.current?.abort();
  }, [look]);

  const keep = async (version: string): Promise<void> => {
    const { signal } = (stopper.current = new AbortController());
    const onProgress = (done: number, all: number): void => setWork(signal.aborted ? null : { version, done, all });
    onProgress(0, 1);
    setOutcome(nothing);
    try {
      await navigator.serviceWorker.register(`${baseUrl}sw.js`);
      const list = await fetchList(scopeOf(baseUrl));
      await keepVersion(version, list, scopeOf(baseUrl), { onProgress, signal });
      setOutcome({ message: text.isKept(version), isFailure: false });
    } catch (error) {
      const message = signal.aborted ? text.isStopped(version) : text.failed(version, error);
      setOutcome({ message, isFailure: !signal.aborted });
    }
    setWork(null);
    await look();
  };
  const remove = async (version: string): Promise<void> => {
    await removeVersion(version, scopeOf(baseUrl));
    setOutcome({ message: text.isRemoved(version), isFailure: false });
    await look();
  };
  return { kept, work, outcome, keep, remove, stop: () => stopper.current?.abort() };
}
