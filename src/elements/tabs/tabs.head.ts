import { showTab, storageKeyOf } from './tabGroup';

/**
 * Shows the tab that the URL names or, otherwise, the tab that the reader chose last. This element is the last child of
 * its tab group.
 */
class TabRestore extends HTMLElement {
  connectedCallback(): void {
    const group = this.parentElement!;
    const name = group.dataset.name!;
    const restore = (): void =>
      showTab(group, new URLSearchParams(location.search).get(name) ?? localStorage.getItem(storageKeyOf(name)));
    restore();
    // The reader may have chosen another tab on the previous page after the browser prerendered this page.
    document.addEventListener('prerenderingchange', restore);
  }
}

customElements.define('tab-restore', TabRestore);
