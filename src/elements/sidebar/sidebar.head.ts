import { widthIn } from '../../lib/relativeWidth';
import { whenActivated } from '../../lib/whenActivated';
import { store } from '../storage/store';

interface SidebarState {
  /** The path of the first page in the sidebar, which identifies the version. */
  name: string;
  open: boolean[];
  top: number;
}

/** Scrolls the sidebar, but not the page, to the entry of the current page. Does nothing if the entry is visible. */
function revealCurrent(nav: Element): void {
  // Narrow screens do not show a sidebar, and measuring it would delay the first paint.
  const current = matchMedia(widthIn('(min-width: 997px)')).matches && nav.querySelector('[aria-current=page]');
  if (!current) return;
  const [outer, inner] = [nav.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) nav.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** Restores the previous page's sidebar. This element follows the sidebar, so it runs before the first paint. */
class SidebarRestore extends HTMLElement {
  connectedCallback(): void {
    whenActivated(() => this.#restore());
  }

  #restore(): void {
    const nav = this.previousElementSibling!;
    const { pathname: name } = nav.querySelector('a')!;
    const categories = [...nav.querySelectorAll('details')];
    try {
      const state = JSON.parse(sessionStorage.getItem('sidebar') ?? '{}') as SidebarState;
      if (state.name === name && Array.isArray(state.open)) {
        categories.forEach((category, index) => {
          category.open =
            state.open[index] === true || category.parentElement!.querySelector('[aria-current]') !== null;
        });
        // Set the position only if necessary. Even an assignment of the same value forces a layout.
        if (state.top) nav.scrollTop = state.top;
      }
    } catch {
      // Ignore an invalid state. Another script or an earlier build of the site may have stored it.
    }
    revealCurrent(nav);
    const save = (): void => {
      const state: SidebarState = { name, open: categories.map(({ open }) => open), top: nav.scrollTop };
      store('sidebar', JSON.stringify(state), sessionStorage);
    };
    addEventListener('pagehide', save);
    // Also store the state on each click, because a prerendered page may restore it before the `pagehide` event.
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) save();
    });
  }
}

customElements.define('sidebar-restore', SidebarRestore);
