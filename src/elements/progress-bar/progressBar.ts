import progress from 'nprogress';

/** The part of the Navigation API that this module uses. TypeScript does not include its types yet. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
  readonly downloadRequest: string | null;
  readonly signal: AbortSignal;
}

/** Milliseconds after which a navigation counts as slow. */
const delay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

// Replaces the default template of nprogress, which uses an invalid ARIA role.
progress.configure({
  showSpinner: false,
  template: '<div class="bar"><div class="peg"></div></div>',
  barSelector: '.bar',
});

function stop(): void {
  clearTimeout(timer);
  progress.done();
}

/** Shows a progress bar while the browser loads another page. Browsers without the Navigation API show no bar. */
function onNavigate({ destination, downloadRequest, signal }: NavigateEvent): void {
  const url = new URL(destination.url);
  if (downloadRequest !== null || !url.protocol.startsWith('http') || url.pathname === location.pathname) return;
  clearTimeout(timer);
  timer = setTimeout(() => progress.start(), delay);
  signal.addEventListener('abort', stop);
}

const { navigation } = window as { navigation?: EventTarget };
navigation?.addEventListener('navigate', (event) => onNavigate(event as NavigateEvent));
addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
addEventListener('pagehide', () => {
  stop();
  // The Back button may restore this document.
  progress.remove();
});
