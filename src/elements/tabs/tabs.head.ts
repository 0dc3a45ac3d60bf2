import { showTab, storageKeyOf } from './tabGroup';

/** Restores the tab that the reader chose last in a group with this name. This element is the group's last child. */
class TabRestore extends HTMLElement {
  connectedCallback(): void {
    const group = this.parentElement!;
    showTab(group, localStorage.getItem(storageKeyOf(group.dataset.name!)));
  }
}

customElements.define('tab-restore', TabRestore);
