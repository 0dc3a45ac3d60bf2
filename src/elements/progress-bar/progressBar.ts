export {};

/** The part of the Navigation API that this module uses. TypeScript does not include these types yet. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
  readonly downloadRequest: string | null;
  readonly signal: AbortSignal;
}

/** The number of milliseconds after which a navigation counts as slow. */
const delay = 200;

/** The initial fill of the progress bar, and the maximum that each step adds. */
const [minimum, step] = [0.08, 0.02];

/** The time between two steps and the duration of each step, in milliseconds. */
const [interval, speed] = [800, 200];

let timer: ReturnType<typeof setTimeout> | undefined;
let steps: ReturnType<typeof setInterval> | undefined;
let filled = 0;

// Infima and the theme style this id and these class names.
const root = Object.assign(document.createElement('div'), {
  id: 'nprogress',
  innerHTML: '<div class="bar"><div class="peg"></div></div>',
});
const bar = root.firstElementChild as HTMLElement;

function fill(part: number): void {
  filled = part;
  bar.style.transform = `translateX(${(part - 1) * 100}%)`;
}

function stop(): void {
  clearTimeout(timer);
  clearInterval(steps);
  root.remove();
}

function start(): void {
  bar.style.transition = '';
  fill(0);
  document.body.append(root);
  // Measure the bar to make the browser apply its empty state. The transition then starts from this state.
  bar.getBoundingClientRect();
  bar.style.transition = `transform ${speed}ms`;
  fill(minimum);
  steps = setInterval(() => fill(Math.min(filled + Math.random() * step, 1)), interval);
}

/** Shows a progress bar while the browser loads another page. Browsers without the Navigation API do not show a bar. */
function onNavigate({ destination, downloadRequest, signal }: NavigateEvent): void {
  const url = new URL(destination.url);
  if (downloadRequest !== null || !url.protocol.startsWith('http') || url.pathname === location.pathname) return;
  stop();
  timer = setTimeout(start, delay);
  signal.addEventListener('abort', stop);
}

const { navigation } = window as { navigation?: EventTarget };
navigation?.addEventListener('navigate', (event) => onNavigate(event as NavigateEvent));
addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
// Remove the bar when the reader leaves the page. Otherwise, the Back button may restore the page with the bar.
addEventListener('pagehide', stop);
