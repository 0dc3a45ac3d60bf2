import { showTab, storageKeyOf } from './tabGroup';

/** Shows the tab that the reader chose last in a group of this name. Stands at the end of the group. */
class TabRestore extends HTMLElement {
  connectedCallback(): void {
    const group = this.parentElement!;
    showTab(group, localStorage.getItem(storageKeyOf(group.dataset.name!)));
  }
}

customElements.define('tab-restore', TabRestore);
