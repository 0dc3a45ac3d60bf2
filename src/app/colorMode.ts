import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

type ColorMode = 'light' | 'dark';

interface ColorModeContext {
  colorMode: ColorMode;
  /** Stores the reader's choice; null clears it. */
  setColorMode: (mode: ColorMode | null) => void;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const shown = (): ColorMode => (document.documentElement.getAttribute('data-theme') === 'light' ? 'light' : 'dark');

function setColorMode(mode: ColorMode | null): void {
  const choice = createStorageSlot('theme');
  if (mode) choice.set(mode);
  else choice.del();
}

/**
 * The color mode of the page, in the place of the theme's. It is decided by the script in the head (`head/colorMode.js`),
 * which hears of a new choice by the event that storing it sends; components only follow.
 */
export function useColorMode(): ColorModeContext {
  const colorMode = useSyncExternalStore<ColorMode>(subscribe, shown, () => 'dark');
  return useMemo(() => ({ colorMode, setColorMode }), [colorMode]);
}

/** The theme wraps the application in it; the state is in the document. */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
