const linkSelector = ':is(.code-sample, .api-signature) a';

/** The number of milliseconds that a click waits for the second press of a double click. */
const doubleClickTime = 150;

let start: CaretPosition | null = null;
let hasSelected = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The link that a click has followed. The current page stays open until the next page arrives. */
let followed: HTMLAnchorElement | undefined;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Returns null in browsers without this method, which then keep their default behavior. */
const caretAt = ({ clientX, clientY }: PointerEvent): CaretPosition | null =>
  (document as Partial<Document>).caretPositionFromPoint?.call(document, clientX, clientY) ?? null;

/** Prevents dragging a link. Chromium does not start a selection inside a link, so `onPointerMove` selects the text. */
function onPointerDown(event: PointerEvent): void {
  const link = linkOf(event);
  clearTimeout(timer);
  // Stops the navigation, because this press is the second press of a slow double click.
  if (link && link === followed) stop();
  followed = undefined;
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

function follow(link: HTMLAnchorElement): void {
  followed = link;
  link.click();
}

/** Follows the link of a click unless a second press follows. Other clicks only select text. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  // Clicks that a script or the Enter key triggers have no pointer type.
  if (!link || (event as PointerEvent).pointerType !== 'mouse' || !isPlain(event)) return;
  event.preventDefault();
  if (event.detail > 1) getSelection()?.selectAllChildren(link);
  else if (!hasSelected) timer = setTimeout(follow, doubleClickTime, link);
}

document.addEventListener('pointerdown', onPointerDown);
for (const type of ['pointermove', 'pointerup'] as const) document.addEventListener(type, onPointerMove);
// Prevent dragging, because Chromium would drag the text of an earlier selection.
document.addEventListener('dragstart', (event) => start && event.preventDefault());
document.addEventListener('click', onClick);

export {};
