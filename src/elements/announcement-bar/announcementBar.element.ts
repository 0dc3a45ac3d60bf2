import { announcementDismissedKey, announcementIdKey, dismissedAttribute } from '../../config/docusaurusNames';
import { store } from '../storage/store';

/** Lets readers close the announcement bar. A closed bar stays hidden in all open tabs and on later visits. */
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
