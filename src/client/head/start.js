// The application is not started before the reader turns to something that only it can do: pages are read, and links
// followed, without it. What is pressed or typed until it runs is kept, and happens then, in order and a frame apart, so
// that what the one opens is there for the next.
{
  const needing = 'button:not([data-plain], .code-copy), select, input, textarea, [role=button]';
  const root = document.documentElement;
  const kept = [];
  let isStarted = false;
  const isUp = () => root.dataset.hasHydrated === 'true';
  const isText = ({ key, ctrlKey, metaKey, altKey }) => key.length === 1 && !ctrlKey && !metaKey && !altKey;
  const needs = ({ target }) => target.closest?.(needing);
  const opensSearch = (event) =>
    event.key === '/'
      ? isText(event) && !needs(event)
      : (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }) => ctrlKey || metaKey || shiftKey || altKey;

  const happen = (event) => {
    const field = document.activeElement;
    if (event.type === 'keydown' && field.matches('input')) {
      if (isText(event)) return document.execCommand('insertText', false, event.key);
      if (event.key === 'Backspace') return document.execCommand('delete');
    }
    const target = event.type === 'keydown' ? field : event.target;
    return target.dispatchEvent(new event.constructor(event.type, event));
  };
  const next = () => {
    if (kept.length === 0) return;
    happen(kept.shift());
    requestAnimationFrame(next);
  };
  /** Loads the scripts of the document's list of that name; the server of `npm start` writes no lists, but the scripts. */
  const load = (name) => {
    const list = document.querySelector(`meta[name=${name}]`)?.content.split(' ') ?? [];
    for (const src of list)
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    new MutationObserver((_, observer) => {
      if (!isUp()) return;
      observer.disconnect();
      next();
    }).observe(root, { attributeFilter: ['data-has-hydrated'] });
    load('application');
  };
  const keep = (event) => {
    if (!event.isTrusted || (isUp() && kept.length === 0)) return;
    const follows = kept.length > 0 && (isText(event) || ['Backspace', 'Enter', 'Escape'].includes(event.key));
    const isWanted =
      event.type === 'keydown' ? follows || opensSearch(event) : needs(event) && !(isModified(event) && event.detail);
    if (!isWanted) return;
    start();
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(event);
  };
  for (const type of ['click', 'keydown']) addEventListener(type, keep, { capture: true });
  const turn = (event) => needs(event) && start();
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, turn, { capture: true, passive: true });
  addEventListener('load', () => load('plain'));
  // Some parts of pages are nothing without it: always, when they are seen, or when the address has a question for them.
  addEventListener('DOMContentLoaded', () => {
    const part = document.querySelector('[data-application]');
    const when = part?.dataset.application;
    if (when === 'always' || (when === 'query' && location.search)) start();
    if (when === 'seen')
      {new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start()).observe(
        part,
      );}
  });
}
