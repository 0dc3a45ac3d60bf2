const documentEvents = ['mousedown', 'touchstart', 'focusin', 'keydown'];

/** A navbar menu. CSS opens the menu on hover, and a button opens and closes it for touch and keyboard users. */
class NavDropdown extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
    for (const type of documentEvents) document.addEventListener(type, this, { passive: true });
  }

  disconnectedCallback(): void {
    for (const type of documentEvents) document.removeEventListener(type, this);
  }

  handleEvent(event: Event): void {
    const button = this.querySelector('button')!;
    const target = event.target as Element;
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    const setOpen = (value: boolean): void => button.setAttribute('aria-expanded', String(value));
    if (event.type === 'click') {
      if (button.contains(target)) setOpen(!isOpen);
      // Closes the menu when the reader follows a link, because the Back button may restore the page.
      else if (target.closest('a')) setOpen(false);
    } else if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return;
      setOpen(false);
      button.focus();
    } else if (!this.contains(target)) {
      setOpen(false);
    }
  }
}

customElements.define('nav-dropdown', NavDropdown);
