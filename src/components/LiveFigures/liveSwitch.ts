const KEY = 'magmastream.live';
const OFF = 'off';

/** What the reader has chosen since the page was loaded: holds for the visit where nothing can be stored. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether the reader has turned live figures off, in this visit or for good. */
export function isOff(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) === OFF;
  } catch {
    return false;
  }
}

/** Turns live figures off or on again, and keeps that for the next visit. */
export function setOff(off: boolean): void {
  chosen = off;
  try {
    if (off) localStorage.setItem(KEY, OFF);
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is for this visit only.
  }
  notify();
}

/** Calls `listener` whenever live figures may have been turned off or on, also in another tab. */
export function onSwitch(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) {
      chosen = null;
      notify();
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

function notify(): void {
  listeners.forEach((listener) => listener());
}
