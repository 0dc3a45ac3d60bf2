import { hasNoModifier, isComposed } from '@site/src/lib/keyboard';

/** True if the browser should handle a click, for example to open a new tab. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** True for a letter or digit. It starts a query when the search button has the focus. */
export const isLetterOrDigit = (event: KeyboardEvent): boolean =>
  hasNoModifier(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/** Moves the focus between the field and the start screen links. Typing on a link moves the focus back to the field. */
export function moveInStart(event: KeyboardEvent): void {
  const dialog = document.querySelector('.search-dialog');
  const field = dialog?.querySelector('input');
  if (!dialog || !field || !hasNoModifier(event) || isComposed(event)) return;
  const links = [...dialog.querySelectorAll<HTMLElement>('.search-dialog__start a')];
  const at = links.indexOf(event.target as HTMLElement);
  if (at >= 0 && /^[^ ]$/u.test(event.key)) field.focus();
  const isDown = event.key === 'ArrowDown';
  if (!isDown && event.key !== 'ArrowUp') return;
  if (at < 0 && (!isDown || event.target !== field || field.value || !isAtLastHit(dialog))) return;
  event.preventDefault();
  // Prevent DocSearch from selecting the first stored search.
  event.stopPropagation();
  const previous = links[at - 1] ?? field;
  (isDown ? (links[at + 1] ?? links[at]) : previous).focus();
}

function isAtLastHit(dialog: Element): boolean {
  const last = [...dialog.querySelectorAll('.DocSearch-Hit')].at(-1);
  return last?.getAttribute('aria-selected') !== 'false';
}
