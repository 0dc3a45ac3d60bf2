import { showTab, storageKeyOf } from './tabGroup';

/** Shows the tab that the URL names, else the one that the reader chose last in a group with this name. This element is the group's last child. */
class TabRestore extends HTMLElement {
  connectedCallback(): void {
    const group = this.parentElement!;
    const name = group.dataset.name!;
    showTab(group, new URLSearchParams(location.search).get(name) ?? localStorage.getItem(storageKeyOf(name)));
  }
}

customElements.define('tab-restore', TabRestore);
