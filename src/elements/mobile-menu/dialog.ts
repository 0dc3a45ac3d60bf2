import { addStyles } from '../../lib/addStyles';
import styles from './dialog.sheet.css';

const markup = `<dialog class="navbar-sidebar" aria-label="Menu">
<div class="navbar-sidebar__brand"><button type="button" aria-label="Close navigation bar" autofocus class="clean-btn navbar-sidebar__close"><svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><path stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2" d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg></button></div>
<div class="navbar-sidebar__version"></div>
<div class="navbar-sidebar__items"><div class="navbar-sidebar__item menu"><ul class="menu__list"></ul></div>
<div class="navbar-sidebar__item menu"><button type="button" class="clean-btn navbar-sidebar__back">← Back to main menu</button></div></div>
</dialog>`;

function copyLink(link: Element): Element {
  const copy = link.cloneNode(true) as Element;
  copy.className = copy.className.replace('navbar__item', '').replace(/(navbar|dropdown)__link/g, 'menu__link');
  return copy;
}

function createEntry(...children: Node[]): HTMLLIElement {
  const entry = Object.assign(document.createElement('li'), { className: 'menu__list-item' });
  entry.append(...children);
  return entry;
}

function createCategory(dropdown: Element): HTMLDetailsElement {
  const category = document.createElement('details');
  category.innerHTML =
    '<summary class="menu__link menu__link--sublist menu__link--sublist-caret"></summary><ul class="menu__list"></ul>';
  const [summary, list] = category.children;
  summary.textContent = dropdown.firstElementChild!.textContent;
  list.append(...Array.from(dropdown.querySelectorAll('a'), (link) => createEntry(copyLink(link))));
  return category;
}

const isVersionMenu = (item: Element): boolean => item.querySelector('[data-version]') !== null;

const entryOf = (item: Element): HTMLLIElement =>
  createEntry(item.matches('.dropdown') ? createCategory(item) : copyLink(item));

/** Slides one of the two menu panels into view and makes the other panel `inert`. */
export function showPanel(dialog: HTMLDialogElement, panel: 'main' | 'docs'): void {
  const panels = dialog.querySelector('.navbar-sidebar__items')!;
  panels.classList.toggle('navbar-sidebar__items--show-secondary', panel === 'docs');
  const [main, docs] = panels.children;
  main.toggleAttribute('inert', panel === 'docs');
  docs?.toggleAttribute('inert', panel === 'main');
}

/** Creates the mobile menu: the version menu, the navbar items and, on docs pages, the sidebar. */
export function createDialog(): HTMLDialogElement {
  addStyles(styles);
  document.body.insertAdjacentHTML('beforeend', markup);
  const dialog = document.body.lastElementChild as HTMLDialogElement;
  const [main, docs] = dialog.querySelectorAll('.navbar-sidebar__item');
  const brand = [...document.querySelectorAll('.navbar__brand, .navbar color-mode-toggle')];
  dialog.firstElementChild!.prepend(...brand.map((element) => element.cloneNode(true)));
  const items = [...document.querySelectorAll('.navbar .navbar__item')];
  dialog.querySelector('.navbar-sidebar__version')!.append(...items.filter(isVersionMenu).map(createCategory));
  main.firstElementChild!.append(...items.filter((item) => !isVersionMenu(item)).map(entryOf));
  const sidebar = document.querySelector('.theme-doc-sidebar-menu');
  if (sidebar) docs.append(sidebar.cloneNode(true));
  else docs.remove();
  dialog.onclick = ({ target }) => {
    // Close the menu after a click on the backdrop, a link or the Close button. The backdrop is the dialog itself.
    if (target === dialog || (target as Element).closest('a, .navbar-sidebar__close')) dialog.close();
    else if ((target as Element).closest('.navbar-sidebar__back')) showPanel(dialog, 'main');
  };
  return dialog;
}
