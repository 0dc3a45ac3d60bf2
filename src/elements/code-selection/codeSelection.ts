const linkSelector = ':is(.code-sample, .api-signature) a';

/** Longest time between the clicks of a double click, in milliseconds. */
const doubleClickTime = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;

/** Makes a drag select the text of a link instead of moving the link. Browsers decide after this event. */
function onPointerDown(event: PointerEvent): void {
  const link = linkOf(event);
  if (link && event.pointerType === 'mouse') link.draggable = false;
}

/** Lets readers select a linked name. A single click follows the link after the time that a double click may take. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  const { pointerType } = event as PointerEvent;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  // A click of a script or the Enter key has no pointer.
  if (!link || pointerType !== 'mouse' || !isPlain || event.detail === 0) return;
  event.preventDefault();
  clearTimeout(timer);
  if (event.detail === 1 && getSelection()?.isCollapsed) timer = setTimeout(() => link.click(), doubleClickTime);
}

document.addEventListener('pointerdown', onPointerDown);
document.addEventListener('click', onClick);

export {};
