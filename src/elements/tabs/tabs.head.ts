import { showTab, storageKeyOf } from './tabGroup';

/** Shows the tab in the URL, or else the reader's last choice. This element is the last child of its group. */
class TabRestore extends HTMLElement {
  connectedCallback(): void {
    const group = this.parentElement!;
    const name = group.dataset.name!;
    showTab(group, new URLSearchParams(location.search).get(name) ?? localStorage.getItem(storageKeyOf(name)));
  }
}

customElements.define('tab-restore', TabRestore);
