// Where the browser alone leads from page to page, the sidebar stays as the reader left it: its open categories and its
// place. In the head of pages that have one, so that none of this is seen to happen; and with the component, for those
// who come to their first sidebar inside the application.
if (typeof document !== 'undefined' && !window.keepsSidebar) {
  window.keepsSidebar = true;
  const sidebar = () => document.querySelector('.theme-doc-sidebar-container nav');
  /** Which sidebar it is: each version has its own. */
  const nameOf = (nav) => nav.querySelector('a').pathname;
  const categoriesOf = (nav) => [...nav.querySelectorAll('details')];
  /** How far it is scrolled: kept, because asking for it while the page is left would lay that page out once more. */
  let scrolled = {};
  const onScroll = ({ target }) => {
    if (target === sidebar()) scrolled = { nav: target, top: target.scrollTop };
  };
  // Where storage is blocked, its very name throws.
  try {
    const { name, open, top } = JSON.parse(sessionStorage.getItem('sidebar')) ?? {};
    const restore = () => {
      // The sidebar is whole when what comes after it is there.
      if (!document.querySelector('main')) return requestAnimationFrame(restore);
      const nav = sidebar();
      if (!nav || nameOf(nav) !== name) return undefined;
      categoriesOf(nav).forEach((category, index) => (category.open ||= open[index]));
      // Even to stay where it is, it would be laid out at once.
      if (top) nav.scrollTop = top;
      return undefined;
    };
    // A frame asked for is a frame drawn, however little of the page is there: only where there is something to restore.
    if (name && document.readyState === 'loading') requestAnimationFrame(restore);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    addEventListener('pagehide', () => {
      const nav = sidebar();
      if (!nav) return;
      const top = scrolled.nav === nav ? scrolled.top : 0;
      const state = { name: nameOf(nav), open: categoriesOf(nav).map(({ open }) => open), top };
      sessionStorage.setItem('sidebar', JSON.stringify(state));
    });
  } catch {
    // Then it is as the page has it.
  }
}
