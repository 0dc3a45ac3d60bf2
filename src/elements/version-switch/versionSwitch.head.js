// The version that a reader chose last is what pages outside of the documentation name, from the first paint on.
{
  const key = 'docs-preferred-version-default';
  const chosen = localStorage?.getItem(key);
  const links = () => [...document.querySelectorAll('[data-version]')];
  const find = () => links().find(({ dataset }) => dataset.version === chosen);
  const isPart = (hash) => document.getElementById(decodeURIComponent(hash.slice(1)));
  if (chosen) {
    const show = () => {
      const link = find();
      if (!link) return;
      observer.disconnect();
      const label = document.querySelector('[data-preference]');
      if (label) label.textContent = link.textContent;
    };
    const observer = new MutationObserver(show);
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
      // What came with the end of the document, the observer has not heard of yet.
      show();
      observer.disconnect();
      if (links().length > 0 && !find()) localStorage.removeItem(key);
    });
  }
  // A link to another version keeps the query of the page, and the hash where it is that of a part of the page; a version
  // that lacks the part opens at its top, and the hash leaves the address.
  const press = ({ type, target }) => {
    const link = target.closest?.('a[data-version]');
    if (!link) return;
    const { search, hash } = location;
    link.search = search;
    link.hash = isPart(hash) ? hash : '';
    if (type !== 'click') return;
    const newValue = link.dataset.version;
    localStorage?.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  };
  for (const type of ['mousedown', 'click']) addEventListener(type, press, { capture: true });
  addEventListener('DOMContentLoaded', () => {
    const { pathname, search, hash } = location;
    if (hash && !isPart(hash) && document.querySelector('[data-version][aria-current]'))
      history.replaceState(history.state, '', pathname + search);
  });
}
