import { useEffect, useState } from 'react';

/** What browsers tell about the connection, if they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to ask only when told to: the reader saves data, has a slow connection, or nobody can say what is in view. Decided
 * once: a figure that is being loaded does not wait for a button all of a sudden.
 */
export function useOnDemand(): boolean {
  const [onDemand, setOnDemand] = useState(false);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const isSlow = connection?.effectiveType?.includes('2g') ?? false;
    setOnDemand(connection?.saveData === true || isSlow || typeof IntersectionObserver === 'undefined');
  }, []);

  return onDemand;
}
