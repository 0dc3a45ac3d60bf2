import { useEffect, useState } from 'react';

const stalledAfter = 300;

/** True once something has been waited for so long that the reader should be told. */
export function useStalled(waiting: boolean): boolean {
  const [stalled, setStalled] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setStalled(true), stalledAfter);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [waiting]);
  return stalled;
}
