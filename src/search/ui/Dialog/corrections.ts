import { dialogText } from '../text';

/** Sets attributes where they are not set yet; null takes one away. */
function set(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * Puts right what DocSearch 3.9 tells assistive technology of the dialog as it is at the moment; touches nothing that is
 * right.
 */
export function correct(dialog: Element): void {
  const each = (selector: string, act: (element: Element, index: number) => void): void =>
    dialog.querySelectorAll(selector).forEach(act);

  each('.DocSearch-Container', (container) => {
    // It calls itself a button, so that all that is in it would be read as that button's name.
    const ofButton = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];
    set(container, Object.fromEntries(ofButton.map((name) => [name, null])));
    set(container, { role: 'dialog', 'aria-modal': 'true', 'aria-label': dialogText.name });
  });
  // Outside of a section these are the banner and the content information of the whole page.
  each('.DocSearch-SearchBar, .DocSearch-Footer', (bar) => set(bar, { role: 'none' }));

  const lists: string[] = [];
  each('.DocSearch-Hits', (group, index) => {
    // All lists have the same id and are named after the field; what could name them has no id. Options may hold nothing
    // that can be clicked, and hits hold links and buttons. A tree may, and HTML allows it as the role of a list, which
    // it does not for a grid.
    const id = `docsearch-list-${index}`;
    lists.push(id);
    group.querySelectorAll('ul').forEach((list) => set(list, { id, role: 'tree', 'aria-labelledby': `${id}-name` }));
    group.querySelectorAll('.DocSearch-Hit-source').forEach((name) => set(name, { id: `${id}-name` }));
  });
  // The combobox is the field and not what is around it. It names lists also while they are not there.
  each('.DocSearch-Input', (field) =>
    set(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'tree',
      'aria-expanded': String(lists.length > 0),
      'aria-controls': lists.join(' ') || null,
    }),
  );

  each('.DocSearch-Hit', (hit) => {
    // Hits on a page that is a hit itself are drawn as its branches.
    set(hit, { role: 'treeitem', 'aria-level': hit.classList.contains('DocSearch-Hit--Child') ? '2' : '1' });
    // Every one of its buttons has the same title as those of other hits, which does not tell what it is about.
    const title = hit.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
    hit
      .querySelectorAll<HTMLElement>('.DocSearch-Hit-action-button')
      .forEach((button) => set(button, { 'aria-label': dialogText.stored(button.title, title) }));
  });
  // Pictures without words beside words; those with the role of an image have a name.
  each('svg:not([role])', (picture) => set(picture, { 'aria-hidden': 'true' }));
}

/**
 * Tells whether more recent searches are shown than the 4 that there is room for beside favorites: DocSearch decides that
 * once, when it starts, and does not know better after the first favorite. Recent searches have two buttons, favorites one.
 */
export function hasSurplus(dialog: Element): boolean {
  const buttons = Array.from(
    dialog.querySelectorAll('.DocSearch-Hit'),
    (hit) => hit.querySelectorAll('.DocSearch-Hit-action-button').length,
  );
  return buttons.includes(1) && buttons.filter((count) => count === 2).length > 4;
}
