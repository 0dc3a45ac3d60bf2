import { focusMain } from './focusMain';

// The target of the link contains the sidebar, which readers want to skip too.
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[href="#__docusaurus_skipToContent_fallback"]'))) return;
  event.preventDefault();
  focusMain();
});
