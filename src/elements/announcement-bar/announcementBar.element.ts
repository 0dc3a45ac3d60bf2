import { announcementDismissedKey, announcementIdKey, dismissedAttribute } from '../../config/docusaurusNames';
import { store } from '../storage/store';

/** The announcement bar. Its Close button hides the announcement permanently, in all open tabs. */
class AnnouncementBar extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')!;
    button.disabled = false;
    button.onclick = () => {
      document.documentElement.setAttribute(dismissedAttribute, 'true');
      store(announcementIdKey, this.dataset.id!);
      store(announcementDismissedKey, 'true');
    };
  }
}

customElements.define('announcement-bar', AnnouncementBar);
