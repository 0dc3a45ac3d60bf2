import { createDialog, showPanel } from './dialog';

/** Opens the menu of small screens. The menu is made from the navbar and the sidebar when it is opened first. */
class MobileMenu extends HTMLElement {
  #dialog?: HTMLDialogElement;

  connectedCallback(): void {
    const button = this.querySelector('button')!;
    button.disabled = false;
    button.onclick = () => {
      this.#dialog ??= this.#create(button);
      showPanel(this.#dialog, this.#dialog.querySelector('.navbar-sidebar__back') ? 'docs' : 'main');
      this.#dialog.showModal();
      button.setAttribute('aria-expanded', 'true');
    };
  }

  #create(button: HTMLButtonElement): HTMLDialogElement {
    const dialog = createDialog();
    dialog.onclose = () => button.setAttribute('aria-expanded', 'false');
    // The search opens beneath a modal dialog.
    const closeForSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (key === '/' || (key.toLowerCase() === 'k' && (ctrlKey || metaKey))) dialog.close();
    };
    document.addEventListener('keydown', closeForSearch, { capture: true });
    addEventListener('popstate', () => dialog.close());
    // A wide navbar has room for everything.
    matchMedia('(min-width: 997px)').addEventListener('change', () => dialog.close());
    return dialog;
  }
}

customElements.define('mobile-menu', MobileMenu);
