// The style sheet shows ⌘ instead of Ctrl on devices of Apple.
if (/^(Mac|iP)/.test(navigator.platform)) document.documentElement.setAttribute('data-apple', '');

// Queues the keys and clicks that open the search, and the keys typed after them, until `<search-bar>` is defined.
const queue: (KeyboardEvent | MouseEvent)[] = [];

function isForSearch(event: KeyboardEvent | MouseEvent): boolean {
  const target = event.target as Element;
  const isOnButton = target.closest('search-bar a') !== null;
  const { ctrlKey, metaKey, altKey } = event;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  if (!('key' in event)) return isOnButton && isPlain && !event.shiftKey;
  const { key } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return true;
  if (queue.length > 0 && /^(Backspace|Enter|Escape)$/.test(key)) return true;
  const isText = isPlain && key.length === 1;
  return isText && (queue.length > 0 || isOnButton || (key === '/' && !target.closest('input, textarea, select')));
}

function onEvent(event: KeyboardEvent | MouseEvent): void {
  if (!event.isTrusted || !isForSearch(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.push(event);
}

function stop(): void {
  for (const type of ['click', 'keydown'] as const) removeEventListener(type, onEvent, { capture: true });
}

for (const type of ['click', 'keydown'] as const) addEventListener(type, onEvent, { capture: true });
void customElements.whenDefined('search-bar').then(() => {
  stop();
  for (const event of queue)
    event.target!.dispatchEvent(new (event.constructor as typeof KeyboardEvent)(event.type, event));
});
// Without the bundle, the button stays a link to the search page.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.src.includes('/elements.') && stop(),
  {
    capture: true,
  },
);
