/**
 * Selectors of all elements that scripts or later build steps add to pages. The HTML does not contain these elements,
 * but the critical CSS keeps their rules. Scripts can import other styles themselves (`*.sheet.css`). A test compares
 * this list with the source code of the scripts.
 */
export const runtimeSelectors: readonly string[] = [
  // The state of the page and its elements.
  ...['[data-theme=dark]', '[data-theme=light]', '[data-announcement-bar-initially-dismissed=true]'],
  ...['[data-ready]', '[data-apple]', '[data-comparing]', '[data-hidden]', '[data-result]', '[data-shown]'],
  ...['[data-status=absent]', '[data-status=changed]', '[data-status=moved]', '.version-status', '[data-turning]'],
  ...['[aria-expanded=false]', '[aria-expanded=true]', '[disabled]', '[hidden]', '[open]', '[tabindex]'],
  ...['.table-of-contents__link--active', '.tabs__item--active'],
  // The parts of the mobile menu whose styles are not in its own style sheet.
  ...['.clean-btn', '.menu', '.menu__list', '.menu__list-item', '.menu__link', '.menu__link--sublist'],
  ...['.menu__link--sublist-caret', 'details', 'summary'],
  // The progress bar, the messages after a failed load and on a saved copy, the copy status and the member filter.
  ...['#nprogress', '.bar', '.peg', '#load-failure', '#saved-copy', '.copy-status', 'input', 'button'],
];
