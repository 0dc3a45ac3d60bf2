import { useEffect } from 'react';

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function asksForSearch(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) {
    return false;
  }
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'k' && !event.shiftKey;
  }
  return event.key === '/' && !isField(event.target);
}

/** Calls `open` on Ctrl+K or Cmd+K anywhere, and on a slash outside of fields. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (asksForSearch(event)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
