import { preferredVersionKey } from '../../config/docusaurusNames';
import { whenActivated } from '../../lib/whenActivated';

/** Labels the version menu with the version that the reader chose last. This element is the last child of the menu. */
class VersionRestore extends HTMLElement {
  connectedCallback(): void {
    whenActivated(() => this.#restore());
    // The reader may have chosen another version before returning to this page from the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#restore());
  }

  #restore(): void {
    const stored = localStorage.getItem(preferredVersionKey);
    if (!stored) return;
    const menu = this.parentElement!;
    const link = menu.querySelector(`a[data-version="${CSS.escape(stored)}"]`);
    // These pages are not about the stored version, so the label says where the version comes from.
    const suffix = stored === 'current' ? '' : ' (last read)';
    if (link) menu.querySelector('button')!.textContent = link.textContent + suffix;
    else localStorage.removeItem(preferredVersionKey);
  }
}

customElements.define('version-restore', VersionRestore);
