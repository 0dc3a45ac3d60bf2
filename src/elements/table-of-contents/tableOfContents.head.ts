import { decodeHash } from '../../lib/decodeHash';

/** Marks the heading in the URL hash before the first paint, so that unfolding its group does not shift the layout. */
class TocRestore extends HTMLElement {
  connectedCallback(): void {
    const id = decodeHash();
    const link = id && this.previousElementSibling!.querySelector(`[href="#${CSS.escape(id)}"]`);
    if (link) link.classList.add('table-of-contents__link--active');
  }
}

customElements.define('toc-restore', TocRestore);
