import { useSyncExternalStore } from 'react';
import { isOff, onSwitch, setOff } from './liveSwitch';

/** Whether live figures are off, and how to change that; the HTML of the server knows of nobody's choice. */
export function useLiveSwitch(): [off: boolean, setOff: (off: boolean) => void] {
  const off = useSyncExternalStore(onSwitch, isOff, () => false);
  return [off, setOff];
}
