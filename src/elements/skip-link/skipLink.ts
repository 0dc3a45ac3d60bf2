import { focusMain } from './focusMain';

/** The link leads to what holds the sidebar too; where the application runs, it skips that as well. */
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[href="#__docusaurus_skipToContent_fallback"]'))) return;
  event.preventDefault();
  focusMain();
});
