import { store } from '../storage/store';
import { showTab, storageKeyOf } from './tabGroup';

/** A group of tabs. A choice applies to all groups with the same name, in all windows. */
class TabGroup extends HTMLElement {
  connectedCallback(): void {
    this.onclick = ({ target }) => this.#choose((target as Element).closest<HTMLElement>('[role=tab]'));
    this.onkeydown = (event) => this.#onKeyDown(event);
    this.addEventListener('beforematch', ({ target }) => {
      const tab = this.querySelector<HTMLElement>(`[aria-controls="${(target as Element).id}"]`);
      showTab(this, tab!.dataset.value!);
    });
    addEventListener('storage', this);
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this);
  }

  handleEvent({ key, newValue }: StorageEvent): void {
    if (key === storageKeyOf(this.dataset.name ?? '')) showTab(this, newValue);
  }

  #choose(tab: HTMLElement | null): void {
    if (!tab) return;
    const { name } = this.dataset;
    const value = tab.dataset.value!;
    const { top } = tab.getBoundingClientRect();
    if (name) {
      store(storageKeyOf(name), value);
      saveInUrl(name, value);
      document
        .querySelectorAll<HTMLElement>(`tab-group[data-name="${name}"]`)
        .forEach((group) => showTab(group, value));
    } else {
      showTab(this, value);
    }
    // Keep the tab under the pointer when tab groups above it change their height.
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  }

  #onKeyDown(event: KeyboardEvent): void {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
    if (!tab) return;
    const list = tab.parentElement!;
    const next = tab.nextElementSibling ?? list.firstElementChild;
    const previous = tab.previousElementSibling ?? list.lastElementChild;
    if (event.key === 'ArrowRight') (next as HTMLElement).focus();
    if (event.key === 'ArrowLeft') (previous as HTMLElement).focus();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.#choose(tab);
  }
}

/**
 * Lets the browser's search find text in hidden panels. Waits for the keys that open the search, because reading views
 * remove elements with the attribute `hidden`.
 */
addEventListener('keydown', ({ ctrlKey, metaKey, key }) => {
  if (!ctrlKey && !metaKey && key !== 'F3') return;
  for (const panel of document.querySelectorAll('tab-group [role=tabpanel]:not([data-shown])'))
    panel.setAttribute('hidden', 'until-found');
});

/** Adds the chosen tab to the URL, so that a shared URL opens the same tab. */
function saveInUrl(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

customElements.define('tab-group', TabGroup);
