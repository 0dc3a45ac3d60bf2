import { store } from '../storage/store';
import { dismissed, dismissedKey, idKey } from './announcement';

/** Closes the announcement for good, in every open tab. */
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
