const linkSelector = ':is(.code-sample, .api-signature) a';

/** The maximum time between the clicks of a double click, in milliseconds. */
const doubleClickTime = 300;

let start: CaretPosition | null = null;
let hasSelected = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Without this method, the browser keeps its default behavior. */
const caretAt = ({ clientX, clientY }: PointerEvent): CaretPosition | null =>
  (document as Partial<Document>).caretPositionFromPoint?.call(document, clientX, clientY) ?? null;

/** Prevents dragging a link. Chromium does not start a selection inside a link, so `onPointerMove` selects the text. */
function onPointerDown(event: PointerEvent): void {
  const link = linkOf(event);
  start = link && event.pointerType === 'mouse' && isPlain(event) ? caretAt(event) : null;
  hasSelected = false;
  if (start) link!.draggable = false;
}

/** Extends the selection to the pointer until the reader releases the button. */
function onPointerMove(event: PointerEvent): void {
  if (!start) return;
  const end = caretAt(event);
  if (end) getSelection()?.setBaseAndExtent(start.offsetNode, start.offset, end.offsetNode, end.offset);
  if (event.type !== 'pointerup') return;
  start = null;
  // Ignore a single selected character, because the pointer can slip during a click.
  hasSelected = (getSelection()?.toString().length ?? 0) > 1;
}

/** Follows the link of a single click after the maximum time of a double click. Other clicks only select text. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  // Clicks that a script or the Enter key triggers have no pointer type.
  if (!link || (event as PointerEvent).pointerType !== 'mouse' || !isPlain(event)) return;
  event.preventDefault();
  clearTimeout(timer);
  if (event.detail > 1) getSelection()?.selectAllChildren(link);
  else if (!hasSelected) timer = setTimeout(() => link.click(), doubleClickTime);
}

document.addEventListener('pointerdown', onPointerDown);
for (const type of ['pointermove', 'pointerup'] as const) document.addEventListener(type, onPointerMove);
// Prevent dragging, because Chromium would drag the text of an earlier selection.
document.addEventListener('dragstart', (event) => start && event.preventDefault());
document.addEventListener('click', onClick);

export {};
