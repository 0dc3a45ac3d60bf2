// The color mode: what the reader chose, else what the system prefers, else dark. It is set before the first paint, and
// again whenever one of the three changes; the choice itself is touched by nothing but the reader's own press.
{
  const root = document.documentElement;
  const light = matchMedia('(prefers-color-scheme: light)');
  const show = () => {
    const chosen = localStorage?.getItem('theme');
    const mode = chosen === 'light' || chosen === 'dark' ? chosen : light.matches ? 'light' : 'dark';
    root.setAttribute('data-theme', mode);
  };
  show();
  light.addEventListener('change', show);
  // Not every browser tells a page that it keeps for the way back of what was stored meanwhile.
  addEventListener('pageshow', show);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'theme') show();
  });
  addEventListener('click', ({ target }) => {
    if (!target.closest?.('[data-plain=color-mode]')) return;
    localStorage?.setItem('theme', root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark');
    show();
  });
}
