import { widthIn } from '../../lib/relativeWidth';
import { revealCurrent } from '../../lib/revealCurrent';
import { createDialog, showPanel } from './dialog';

/** Opens the mobile menu. The first click builds the menu from the navbar and the sidebar. */
class MobileMenu extends HTMLElement {
  #dialog?: HTMLDialogElement;

  connectedCallback(): void {
    const button = this.querySelector('button')!;
    button.disabled = false;
    button.onclick = () => {
      this.#dialog ??= this.#create(button);
      showPanel(this.#dialog, this.#dialog.querySelector('.navbar-sidebar__back') ? 'docs' : 'main');
      this.#dialog.showModal();
      revealCurrent(this.#dialog.querySelector('.navbar-sidebar__item:last-child')!);
      button.setAttribute('aria-expanded', 'true');
    };
  }

  #create(button: HTMLButtonElement): HTMLDialogElement {
    const dialog = createDialog();
    dialog.onclose = () => button.setAttribute('aria-expanded', 'false');
    addEventListener('popstate', () => dialog.close());
    // Closes the menu when the window becomes wide enough to show the navbar items and the sidebar.
    matchMedia(widthIn('(min-width: 997px)')).addEventListener('change', () => dialog.close());
    return dialog;
  }
}

customElements.define('mobile-menu', MobileMenu);
