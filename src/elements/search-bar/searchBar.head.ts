import { isComposed, isPlainKey, isSearchToggle } from '../../lib/keyboard';

// On Apple devices, the style sheet shows ⌘ instead of Ctrl.
if (/^(Mac|iP)/.test(navigator.platform)) document.documentElement.setAttribute('data-apple', '');

// The events before `<search-bar>` is defined: the click or key press that opens search, and later key presses.
const queue: (KeyboardEvent | MouseEvent)[] = [];
const ended = new AbortController();

function isForSearch(event: KeyboardEvent | MouseEvent): boolean {
  const target = event.target as Element;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  const isOnButton = target.closest('search-bar a') !== null;
  if (event instanceof MouseEvent) return isOnButton && !hasModifier && !event.shiftKey;
  if (isComposed(event)) return false;
  if (hasModifier) return isSearchToggle(event);
  const isText = event.key.length === 1;
  if (queue.length > 0) return isText || /^(Backspace|Enter|Escape)$/.test(event.key);
  return (isText && isOnButton) || isPlainKey(event, '/');
}

function onEvent(event: KeyboardEvent | MouseEvent): void {
  if (!isForSearch(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.push(event);
}

for (const type of ['click', 'keydown'] as const)
  addEventListener(type, onEvent, { capture: true, signal: ended.signal });

/** Dispatches a queued event again. Also writes its text into the field, because dispatched keys do not type. */
function replay(event: KeyboardEvent | MouseEvent, index: number): void {
  const { key = '' } = event as KeyboardEvent;
  const field = document.activeElement;
  if (index > 0 && field instanceof HTMLInputElement && (key === 'Backspace' || key.length === 1)) {
    field.value = key === 'Backspace' ? field.value.slice(0, -1) : (field.value + key).slice(0, field.maxLength);
  } else {
    const target = index > 0 ? field : event.target;
    target?.dispatchEvent(new (event.constructor as typeof KeyboardEvent)(event.type, event));
  }
}

void customElements.whenDefined('search-bar').then(() => {
  ended.abort();
  queue.forEach(replay);
});
// Stop queuing if the page has loaded without defining `<search-bar>`. The button then works as a link.
addEventListener('load', () => customElements.get('search-bar') ?? ended.abort());
