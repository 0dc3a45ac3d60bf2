/**
 * Adds scrollable code blocks to the tab order, because Safari does not do so. Excludes code blocks that fit, because
 * extra tab stops slow down keyboard users.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

document.querySelectorAll('.code-sample > pre').forEach((block) => observer.observe(block));

export {};
