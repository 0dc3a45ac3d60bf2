import { store } from '../storage/store';

interface SidebarState {
  /** The first page of the sidebar: each version has its own sidebar. */
  name: string;
  /** True for each category that is open. */
  open: boolean[];
  /** The scroll position in pixels. */
  top: number;
}

/** Restores the state that the sidebar had on the page before. Stands behind the sidebar, so that no reader sees a jump. */
class SidebarRestore extends HTMLElement {
  connectedCallback(): void {
    const nav = this.previousElementSibling!;
    const { pathname: name } = nav.querySelector('a')!;
    const categories = [...nav.querySelectorAll('details')];
    try {
      const state = JSON.parse(sessionStorage.getItem('sidebar') ?? '{}') as SidebarState;
      if (state.name === name) {
        categories.forEach((category, index) => (category.open ||= state.open[index]));
        // Setting the position forces a layout, even to the same value.
        if (state.top) nav.scrollTop = state.top;
      }
    } catch {
      // Ignores a state that another script or another build of the site stored.
    }
    addEventListener('pagehide', () => {
      const state: SidebarState = { name, open: categories.map(({ open }) => open), top: nav.scrollTop };
      store('sidebar', JSON.stringify(state), sessionStorage);
    });
  }
}

customElements.define('sidebar-restore', SidebarRestore);
