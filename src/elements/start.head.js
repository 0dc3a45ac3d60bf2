// The application is not started before the reader turns to something that only it can do: pages are read, and links
// followed, without it. What is pressed or typed until it runs is kept, and happens then, in order and a frame apart, so
// that what the one opens is there for the next.
{
  const needing = 'button:not(.code-copy), select, input, textarea, [role=button]';
  const root = document.documentElement;
  const kept = [];
  // What is for the search, whose script comes later than the page, and on demand.
  const asked = [];
  let isSearchReady = false;
  let isStarted = false;
  let hasFailed = false;
  const isUp = () => root.dataset.hasHydrated === 'true';
  const isText = ({ key, ctrlKey, metaKey, altKey }) => key.length === 1 && !ctrlKey && !metaKey && !altKey;
  const isField = ({ target }) => target.closest?.(needing);
  const needs = (event) => isField(event) && !event.target.closest('[data-plain]');
  const isOfSearch = ({ target }) => target.closest?.('[data-plain=search]');
  const opensSearch = (event) =>
    event.key === '/'
      ? isText(event) && !isField(event)
      : (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey, detail }) =>
    detail > 0 && (ctrlKey || metaKey || shiftKey || altKey);

  const repeat = (event) => {
    const target = event.type === 'keydown' ? document.activeElement : event.target;
    return target.dispatchEvent(new event.constructor(event.type, event));
  };
  const happen = (event) => {
    const field = document.activeElement;
    // The application has given the field what it begins with.
    if (event.type === 'change') event.target.value = event.chosen;
    if (event.type === 'keydown' && field.matches('input')) {
      if (isText(event)) return document.execCommand('insertText', false, event.key);
      if (event.key === 'Backspace') return document.execCommand('delete');
    }
    return repeat(event);
  };
  const next = () => {
    if (kept.length === 0) return;
    happen(kept.shift());
    requestAnimationFrame(next);
  };
  /** Loads the scripts of the document's list of that name; the server of `npm start` writes no lists, but the scripts. */
  const load = (name, onerror = null) => {
    const list = document.querySelector(`meta[name=${name}]`)?.content.split(' ') ?? [];
    for (const src of list)
      document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror }));
  };
  let isPlainLoaded = false;
  const loadPlain = () => {
    if (!isPlainLoaded) load('plain', giveUp);
    isPlainLoaded = true;
  };
  // What is left of the search is a link to its page.
  const giveUp = () => {
    isSearchReady = true;
    asked.length = 0;
  };
  addEventListener('search-ready', () => {
    isSearchReady = true;
    asked.splice(0).forEach(repeat);
  });
  // An application that does not come keeps nothing from the browser: the form of the search page, for one.
  const fail = () => {
    hasFailed = true;
    next();
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    new MutationObserver((_, observer) => {
      if (!isUp()) return;
      observer.disconnect();
      next();
    }).observe(root, { attributeFilter: ['data-has-hydrated'] });
    // It takes over the whole document, and not the part of it that has come so far.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => load('application', fail));
    else load('application', fail);
  };
  /** Goes on with what was begun by a key or a click that is kept. */
  const follows = (event, queue) =>
    queue.length > 0 && (isText(event) || ['Backspace', 'Enter', 'Escape'].includes(event.key));
  const isForSearch = (event) =>
    !isSearchReady &&
    (event.type === 'keydown'
      ? opensSearch(event) || follows(event, asked) || (isOfSearch(event) && isText(event))
      : isOfSearch(event) && !isForBrowser(event));
  const isForApplication = (event) =>
    !hasFailed &&
    (!isUp() || kept.length > 0) &&
    (event.type === 'keydown' ? follows(event, kept) : needs(event) && !isForBrowser(event));
  const keep = (event) => {
    if (!event.isTrusted) return;
    const [queue, begin] = isForSearch(event) ? [asked, loadPlain] : isForApplication(event) ? [kept, start] : [];
    if (!queue) return;
    begin();
    if (event.type === 'change') event.chosen = event.target.value;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push(event);
  };
  for (const type of ['click', 'keydown']) addEventListener(type, keep, { capture: true });
  addEventListener('change', (event) => event.target.matches('select') && keep(event), { capture: true });
  const turn = (event) => {
    if (needs(event)) start();
    if (isOfSearch(event)) loadPlain();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, turn, { capture: true, passive: true });
  addEventListener('load', loadPlain);
  // Some parts of pages are nothing without it: always, when they are seen, or when the address has a question for them.
  addEventListener('DOMContentLoaded', () => {
    const part = document.querySelector('[data-application]');
    const when = part?.dataset.application;
    if (when === 'always' || (when === 'query' && location.search)) start();
    if (when === 'seen') {
      new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start()).observe(
        part,
      );
    }
  });
}
