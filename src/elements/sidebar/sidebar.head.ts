import { widthIn } from '../../lib/relativeWidth';
import { revealCurrent } from '../../lib/revealCurrent';
import { whenActivated } from '../../lib/whenActivated';
import { store } from '../storage/store';

interface SidebarState {
  /** The path of the first page in the sidebar, which identifies the version. */
  name: string;
  open: boolean[];
  top: number;
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
    // Narrow screens have no sidebar, and measuring would only delay their first paint.
    if (matchMedia(widthIn('(min-width: 997px)')).matches) revealCurrent(nav);
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
