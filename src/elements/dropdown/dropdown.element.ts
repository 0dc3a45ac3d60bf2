import { closeLayerWith } from '../../lib/layers';

const outsideEvents = ['mousedown', 'touchstart', 'focusin'];

/** A navbar menu. CSS opens it on hover, and a button opens and closes it for touch and keyboard users. */
class NavDropdown extends HTMLElement {
  #listeners?: AbortController;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    const button = this.querySelector('button')!;
    const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
    const setOpen = (value: boolean): void => button.setAttribute('aria-expanded', String(value));

    this.onclick = ({ target }) => {
      if (button.contains(target as Element)) setOpen(!isOpen());
      // Close the menu when the reader follows a link, because the Back button may restore the page with an open menu.
      else if ((target as Element).closest('a')) setOpen(false);
    };
    const closeOutside = ({ target }: Event): void => {
      if (!this.contains(target as Node)) setOpen(false);
    };
    for (const type of outsideEvents) document.addEventListener(type, closeOutside, { passive: true, signal });
    closeLayerWith((isEscape) => {
      if (isEscape && isOpen()) button.focus();
      setOpen(false);
    }, signal);
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
  }
}

customElements.define('nav-dropdown', NavDropdown);
