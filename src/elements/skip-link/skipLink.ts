import { focusMain } from './focusMain';

// The skip link's default target contains the sidebar, so focus the main content instead.
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[href="#__docusaurus_skipToContent_fallback"]'))) return;
  event.preventDefault();
  focusMain();
});
