import { store } from '../storage/store';
import { dismissed, dismissedKey, idKey } from './announcement';

/** The announcement bar. Its Close button hides the announcement permanently, in all open tabs. */
class AnnouncementBar extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')!;
    button.disabled = false;
    button.onclick = () => {
      document.documentElement.setAttribute(dismissed, 'true');
      store(idKey, this.dataset.id!);
      store(dismissedKey, 'true');
    };
  }
}

customElements.define('announcement-bar', AnnouncementBar);
