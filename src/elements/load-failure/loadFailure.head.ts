import { createBaseUrlBanner } from '../base-url-banner/baseUrlBanner';

function createNote(): HTMLElement {
  const note = document.createElement('p');
  note.id = 'load-failure';
  note.setAttribute('role', 'alert');
  note.textContent = 'Part of this page did not load. Menus, tabs and copy buttons may not work. ';
  const retry = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Retry' });
  retry.addEventListener('click', () => location.reload());
  note.append(retry);
  return note;
}

let isShown = false;

addEventListener(
  'error',
  ({ target }) => {
    if (isShown || !(target instanceof HTMLScriptElement && target.defer)) return;
    isShown = true;
    // Only the home page has this attribute. See `src/pages/index.tsx`.
    const { baseUrl } = document.documentElement.dataset;
    document.body.prepend(baseUrl ? createBaseUrlBanner(baseUrl) : createNote());
  },
  { capture: true },
);
