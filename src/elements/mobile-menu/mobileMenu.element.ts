export {};

const frame = `<dialog class="navbar-sidebar" aria-label="Menu">
<div class="navbar-sidebar__brand"><button type="button" data-plain="menu" aria-label="Close navigation bar" autofocus class="clean-btn navbar-sidebar__close"><svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><path stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2" d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg></button></div>
<div class="navbar-sidebar__items"><div class="navbar-sidebar__item menu"><ul class="menu__list"></ul></div>
<div class="navbar-sidebar__item menu"><button type="button" data-plain="menu-back" class="clean-btn navbar-sidebar__back">← Back to main menu</button></div></div>
</dialog>`;

const menu = (): HTMLDialogElement | null => document.querySelector('dialog.navbar-sidebar');
const toggle = (): Element | null => document.querySelector('.navbar__toggle');
const hide = (): void => menu()?.close();

function create(tag: string, className: string, ...children: Node[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...children);
  return element;
}

/** A copy of what the bar shows, with the names of the menu in the place of its own. */
function copyOf(shown: Element): Element {
  const copy = shown.cloneNode(true) as Element;
  copy.className = copy.className.replace('navbar__item', '').replace(/(navbar|dropdown)__link/g, 'menu__link');
  return copy;
}

/** An item of the bar as an entry of the menu: a dropdown as one that opens, and is open where the page is in it. */
function entryOf(item: Element): Element {
  const list = item.querySelector('.dropdown__menu');
  if (!list) return create('li', 'menu__list-item', copyOf(item));
  const name = list.querySelector('[data-version]') ? 'Versions' : (item.firstElementChild?.textContent ?? '');
  const entries = Array.from(list.querySelectorAll('a'), (link) => create('li', 'menu__list-item', copyOf(link)));
  const details = create(
    'details',
    '',
    create('summary', 'menu__link menu__link--sublist menu__link--sublist-caret', document.createTextNode(name)),
    create('ul', 'menu__list', ...entries),
  );
  details.toggleAttribute('open', list.querySelector('[aria-current]') !== null);
  return create('li', 'menu__list-item', details);
}

/** Makes the menu of what is in the bar and, behind it, in the sidebar of the page. */
function make(): HTMLDialogElement | null {
  menu()?.remove();
  document.body.insertAdjacentHTML('beforeend', frame);
  const dialog = menu();
  if (!dialog) return null;
  dialog.dataset.page = location.pathname;
  const parts = ['.navbar__brand', '.navbar :has(> [data-plain=color-mode])'].map((part) =>
    document.querySelector(part),
  );
  dialog.firstElementChild?.prepend(...parts.flatMap((part) => (part ? [part.cloneNode(true)] : [])));
  const [first, second] = Array.from(dialog.querySelectorAll('.navbar-sidebar__item'));
  first.firstElementChild?.append(...Array.from(document.querySelectorAll('.navbar .navbar__item'), entryOf));
  const sidebar = document.querySelector('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  if (sidebar) second.append(sidebar.cloneNode(true));
  else second.remove();
  return dialog;
}

/** Shows one of the two panels; the other has slid away and cannot be reached. */
function turnTo(isSecond: boolean): void {
  const items = menu()?.querySelector('.navbar-sidebar__items');
  items?.classList.toggle('navbar-sidebar__items--show-secondary', isSecond);
  Array.from(items?.children ?? [], (panel, index) => panel.toggleAttribute('inert', isSecond !== (index === 1)));
}

/** What was opened in the menu stays so until the reader is on another page. */
function show(): void {
  const made = menu();
  const dialog = made?.dataset.page === location.pathname ? made : make();
  turnTo(dialog?.querySelector('.navbar-sidebar__item + .navbar-sidebar__item') !== null);
  dialog?.showModal();
  toggle()?.setAttribute('aria-expanded', 'true');
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('.navbar__toggle')) show();
  // The dialog itself is hit where nothing of it is: beside it.
  else if (target === menu() || target.closest('.navbar-sidebar__close, .navbar-sidebar a')) hide();
  else if (target.closest('.navbar-sidebar__back')) turnTo(false);
});
document.addEventListener('close', () => toggle()?.setAttribute('aria-expanded', 'false'), { capture: true });
// The search opens beneath a modal dialog, and on wide screens the bar has room for everything.
document.addEventListener(
  'keydown',
  ({ key, ctrlKey, metaKey }) => {
    if (key === '/' || (key.toLowerCase() === 'k' && (ctrlKey || metaKey))) hide();
  },
  { capture: true },
);
matchMedia('(min-width: 997px)').addEventListener('change', hide);
addEventListener('popstate', hide);
