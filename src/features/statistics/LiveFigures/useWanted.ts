import { useEffect, useState, type RefObject } from 'react';

/** What browsers tell about the connection, if they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to ask: not before the element has come into view, and only when told to if the reader saves data, has a slow
 * connection, or nobody can say what is in view. The latter is decided once: a figure that is being loaded does not wait
 * for a button all of a sudden.
 */
export function useWanted(element: RefObject<Element | null>) {
  const [state, setState] = useState<'unseen' | 'onDemand' | 'wanted'>('unseen');

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const isSlow = connection?.effectiveType?.includes('2g') ?? false;
    if (!element.current || connection?.saveData || isSlow || typeof IntersectionObserver === 'undefined') {
      setState('onDemand');
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setState('wanted');
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return { wanted: state === 'wanted', onDemand: state === 'onDemand', want: () => setState('wanted') };
}
