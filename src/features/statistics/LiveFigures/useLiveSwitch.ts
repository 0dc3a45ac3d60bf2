import { useSyncExternalStore } from 'react';

/** The item that keeps the choice, and the event that tells of it in this tab. */
const key = 'magmastream.live';

/** What the reader has chosen since the page was loaded: holds for the visit where nothing can be stored. */
let chosen: boolean | null = null;

/** Whether live figures are off, in this visit or for good, and how to change that; the server knows of nobody’s choice. */
export function useLiveSwitch(): [off: boolean, setOff: (off: boolean) => void] {
  return [useSyncExternalStore(onSwitch, isOff, () => false), setOff];
}

function isOff(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
}

function setOff(off: boolean): void {
  chosen = off;
  try {
    if (off) localStorage.setItem(key, 'off');
    else localStorage.removeItem(key);
  } catch {
    // Then it is for this visit only.
  }
  window.dispatchEvent(new Event(key));
}

/** Calls `listener` whenever live figures may have been turned off or on, also in another tab. */
function onSwitch(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    chosen = null;
    listener();
  };
  window.addEventListener(key, listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(key, listener);
    window.removeEventListener('storage', elsewhere);
  };
}
