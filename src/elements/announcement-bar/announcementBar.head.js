// Whether the announcement is closed has to be known before the first paint. A new one is one that nobody has closed.
{
  const [idKey, closedKey] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
  const show = () => {
    const seen = localStorage?.getItem(idKey);
    const closed = localStorage?.getItem(closedKey) === 'true' && (!seen || seen === ANNOUNCEMENT_ID);
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(closed));
  };
  show();
  // Closed in one tab, it is closed in all.
  addEventListener('storage', show);
  addEventListener('click', ({ target }) => {
    if (!target.closest?.('[data-plain=announcement]')) return;
    localStorage?.setItem(idKey, ANNOUNCEMENT_ID);
    localStorage?.setItem(closedKey, 'true');
    show();
  });
}
