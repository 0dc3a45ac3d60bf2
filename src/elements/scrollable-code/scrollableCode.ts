/**
 * Puts code blocks that scroll into the tab order. Safari does not. Code blocks that fit stay out, because an
 * extra tab stop slows down keyboard users.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

document.querySelectorAll('.code-sample > pre').forEach((block) => observer.observe(block));

export {};
