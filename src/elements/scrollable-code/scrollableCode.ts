/**
 * Makes scrollable code focusable, because Safari does not. Skips code that fits on the page, because each tab stop
 * slows keyboard users down.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

document.querySelectorAll('.code-sample > pre').forEach((block) => observer.observe(block));

export {};
