// Tabs: all of one name show what the reader chose for that name, here, on the pages to come and in other windows. In the
// head of pages that have some, so that no other choice is seen first; and with the component, for those who come to
// their first tabs inside the application.
if (typeof document !== 'undefined' && !window.showsTabs) {
  window.showsTabs = true;
  const keyOf = (name) => `docusaurus.tab.${name}`;
  const all = () => [...document.querySelectorAll('[data-tabs]')];
  const show = (tabs, value) => {
    const [list, panels] = tabs.children;
    const chosen = [...list.children].findIndex((tab) => tab.dataset.value === value);
    // A value of another page, or the document is still on its way.
    if (chosen < 0 || panels?.children.length !== list.children.length) return;
    [...list.children].forEach((tab, index) => {
      const isChosen = index === chosen;
      tab.setAttribute('aria-selected', isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      tab.classList.toggle('tabs__item--active', isChosen);
      panels.children[index].hidden = !isChosen;
    });
    tabs.dataset.shown = value;
  };
  const showAll = (name, value) => all().forEach((tabs) => tabs.dataset.tabs === name && show(tabs, value));
  const choose = (tab) => {
    const tabs = tab.closest('[data-tabs]');
    const name = tabs.dataset.tabs;
    const { top } = tab.getBoundingClientRect();
    show(tabs, tab.dataset.value);
    if (name) {
      localStorage?.setItem(keyOf(name), tab.dataset.value);
      showAll(name, tab.dataset.value);
    }
    // What was pressed stays under the pointer, whatever became of tabs above.
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const tabOf = ({ target }) => target.closest?.('[data-tabs] [role=tab]');

  new MutationObserver(() => {
    for (const tabs of all()) {
      const { tabs: name, shown } = tabs.dataset;
      const value = !shown && name && localStorage?.getItem(keyOf(name));
      if (value) show(tabs, value);
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(keyOf(''))) showAll(key.slice(keyOf('').length), newValue);
  });
  addEventListener('click', (event) => tabOf(event) && choose(tabOf(event)));
  addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    const { parentNode: list, nextElementSibling: next, previousElementSibling: before } = tab;
    if (event.key === 'ArrowRight') (next ?? list.firstElementChild).focus();
    if (event.key === 'ArrowLeft') (before ?? list.lastElementChild).focus();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(tab);
  });
}
