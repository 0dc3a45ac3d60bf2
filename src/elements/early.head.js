// What the small script does (`client/plain`) comes with it, soon after the page: no press before that is lost.
{
  const early = '[data-plain]:not([data-plain=color-mode], [data-plain=announcement], [data-plain=search]), .code-copy';
  const pressed = [];
  const keep = (event) => {
    const control = event.target.closest?.(early);
    if (!control) return;
    event.stopImmediatePropagation();
    pressed.push(control);
  };
  addEventListener('click', keep, { capture: true });
  addEventListener('plain', () => {
    window.removeEventListener('click', keep, { capture: true });
    for (const control of pressed) control.click();
  });
}
