import { focusMain } from './focusMain';

// Focus the main content, because the skip link's default target also contains the sidebar.
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[href="#__docusaurus_skipToContent_fallback"]'))) return;
  event.preventDefault();
  focusMain();
});
