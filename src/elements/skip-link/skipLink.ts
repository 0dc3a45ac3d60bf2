import { focusMain } from './focusMain';

// The default target of the link contains the sidebar. Focuses the main content instead.
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[href="#__docusaurus_skipToContent_fallback"]'))) return;
  event.preventDefault();
  focusMain();
});
