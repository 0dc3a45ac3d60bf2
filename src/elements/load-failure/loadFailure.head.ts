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

function showNote(): void {
  // Only the home page has this attribute (see `src/pages/index.tsx`).
  const { baseUrl } = document.documentElement.dataset;
  document.body.prepend(baseUrl ? createBaseUrlBanner(baseUrl) : createNote());
}

async function evict(url: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(url, { ignoreVary: true });
}

/** Downloads a script without the browser cache, which may contain a damaged copy, and runs the script. */
async function loadAgain(url: string): Promise<void> {
  await evict(url).catch(() => undefined);
  await (await fetch(url, { cache: 'reload' })).arrayBuffer();
  await import(url);
}

let isLoading = false;

addEventListener(
  'error',
  ({ target, error, filename }) => {
    // If the server sends an HTML page instead of the script, running the page causes a syntax error.
    const script = [...document.scripts].find((own) =>
      error instanceof SyntaxError ? own.src === filename : own === target,
    );
    if (isLoading || !script?.defer) return;
    isLoading = true;
    loadAgain(script.src).catch(showNote);
  },
  { capture: true },
);
