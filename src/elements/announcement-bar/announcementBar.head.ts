import { announcementDismissedKey, announcementIdKey, dismissedAttribute } from '../../config/docusaurusNames';

declare const announcementId: string;

/** Hides the announcement if the reader has closed it. A new announcement has another ID, so it is visible again. */
function applyDismissal(): void {
  const id = localStorage.getItem(announcementIdKey);
  const isDismissed = localStorage.getItem(announcementDismissedKey) === 'true' && (!id || id === announcementId);
  document.documentElement.setAttribute(dismissedAttribute, String(isDismissed));
}

applyDismissal();
addEventListener('storage', applyDismissal);
document.addEventListener('prerenderingchange', applyDismissal);
