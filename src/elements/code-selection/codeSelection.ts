const linkSelector = ':is(.code-sample, .api-signature) a';

/** Longest time between the clicks of a double click, in milliseconds. */
const doubleClickTime = 300;

let start: CaretPosition | null = null;
let hasSelected = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Browsers without this method keep their own behavior. */
const caretAt = ({ clientX, clientY }: PointerEvent): CaretPosition | null =>
  (document as Partial<Document>).caretPositionFromPoint?.call(document, clientX, clientY) ?? null;

/** Turns off the drag of a link. Chromium starts no selection in a link, so the next function selects the text. */
function onPointerDown(event: PointerEvent): void {
  const link = linkOf(event);
  start = link && event.pointerType === 'mouse' && isPlain(event) ? caretAt(event) : null;
  hasSelected = false;
  if (start) link!.draggable = false;
}

/** Extends the selection to the pointer. Ends it when the reader releases the button. */
function onPointerMove(event: PointerEvent): void {
  if (!start) return;
  const end = caretAt(event);
  if (end) getSelection()?.setBaseAndExtent(start.offsetNode, start.offset, end.offsetNode, end.offset);
  if (event.type !== 'pointerup') return;
  start = null;
  // A single character may be selected by a click that slips.
  hasSelected = (getSelection()?.toString().length ?? 0) > 1;
}

/** Follows the link of a single click after the time that a double click may take. Other clicks only select text. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  // A click of a script or the Enter key has no pointer.
  if (!link || (event as PointerEvent).pointerType !== 'mouse' || !isPlain(event)) return;
  event.preventDefault();
  clearTimeout(timer);
  if (event.detail > 1) getSelection()?.selectAllChildren(link);
  else if (!hasSelected) timer = setTimeout(() => link.click(), doubleClickTime);
}

document.addEventListener('pointerdown', onPointerDown);
for (const type of ['pointermove', 'pointerup'] as const) document.addEventListener(type, onPointerMove);
// Chromium would move the text of an earlier selection.
document.addEventListener('dragstart', (event) => start && event.preventDefault());
document.addEventListener('click', onClick);

export {};
