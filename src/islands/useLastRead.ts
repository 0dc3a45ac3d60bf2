import { useEffect, useState } from 'react';
import { preferredVersionKey } from '@site/src/config/docusaurusNames';

/** Returns the name of the version that the reader visited last, or undefined until the page is hydrated. */
export function useLastRead(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => setName(localStorage.getItem(preferredVersionKey) ?? undefined), []);
  return name;
}
