import { useEffect } from 'react';
import { useColorMode } from '@docusaurus/theme-common';

/** Falls back to the mode of the system when the reader's choice is cleared in another tab, which the theme leaves out. */
export function useClearedChoice(): void {
  const { setColorMode } = useColorMode();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const cleared = key === null || (key === 'theme' && newValue === null);
      // The types leave out null, with which the theme itself asks the system.
      if (cleared) setColorMode(null as never);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [setColorMode]);
}
