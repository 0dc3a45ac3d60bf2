import { dialogText } from '../text';

function set(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Corrects ARIA roles, names and relationships in DocSearch 3.9. Leaves correct attributes unchanged. */
export function correct(dialog: Element): void {
  const each = (selector: string, act: (element: Element, index: number) => void): void =>
    dialog.querySelectorAll(selector).forEach(act);

  each('.DocSearch-Container', (container) => {
    // DocSearch gives the container the role of a button, so screen readers would read its entire content as its name.
    const ofButton = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];
    set(container, Object.fromEntries(ofButton.map((name) => [name, null])));
    set(container, { role: 'dialog', 'aria-modal': 'true', 'aria-label': dialogText.name });
  });
  // Remove this container from the tab order, because Firefox lets the Tab key reach scrollable containers.
  each('.DocSearch-Dropdown', (results) => set(results, { tabindex: '-1' }));
  // Without this role, screen readers would announce the header and the footer as page landmarks.
  each('.DocSearch-SearchBar, .DocSearch-Footer', (bar) => set(bar, { role: 'none' }));

  const lists: string[] = [];
  each('.DocSearch-Hits', (group, index) => {
    // DocSearch gives all lists the same id and no name. Turn the lists into trees, because options in a list box must
    // not contain links or buttons.
    const id = `docsearch-list-${index}`;
    lists.push(id);
    group.querySelectorAll('ul').forEach((list) => set(list, { id, role: 'tree', 'aria-labelledby': `${id}-name` }));
    group.querySelectorAll('.DocSearch-Hit-source').forEach((name) => set(name, { id: `${id}-name` }));
  });
  // DocSearch gives the combobox role to the form, and refers to lists that do not exist.
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
    set(hit, { role: 'treeitem', 'aria-level': hit.classList.contains('DocSearch-Hit--Child') ? '2' : '1' });
    // Add the hit's title to each button label. Otherwise, the buttons of all hits have the same names.
    const title = hit.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
    hit
      .querySelectorAll<HTMLElement>('.DocSearch-Hit-action-button')
      .forEach((button) => set(button, { 'aria-label': dialogText.stored(button.title, title) }));
  });
  each('svg:not([role])', (icon) => set(icon, { 'aria-hidden': 'true' }));
}

/**
 * True if more than four recent searches appear together with favorites. DocSearch applies this limit when it starts,
 * but not when the reader adds the first favorite. A recent search has two buttons, and a favorite has one.
 */
export function hasTooManyRecent(dialog: Element): boolean {
  const buttons = Array.from(
    dialog.querySelectorAll('.DocSearch-Hit'),
    (hit) => hit.querySelectorAll('.DocSearch-Hit-action-button').length,
  );
  return buttons.includes(1) && buttons.filter((count) => count === 2).length > 4;
}
