import { useEffect, useState } from 'react';
import { preferredVersionKey } from '@site/src/config/docusaurusNames';

/** Returns the name of the version that the reader visited last. Returns undefined until the page is hydrated. */
export function useLastRead(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const read = (): void => setName(localStorage.getItem(preferredVersionKey) ?? undefined);
    read();
    // The reader may have chosen another version before returning to this page from the back/forward cache.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);
  return name;
}
