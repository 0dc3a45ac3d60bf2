import { dismissed, dismissedKey, idKey } from './announcement';

declare const announcementId: string;

/** Hides the announcement if the reader has closed it. A new announcement has a different ID, so it is still shown. */
function applyDismissal(): void {
  const id = localStorage.getItem(idKey);
  const isDismissed = localStorage.getItem(dismissedKey) === 'true' && (!id || id === announcementId);
  document.documentElement.setAttribute(dismissed, String(isDismissed));
}

applyDismissal();
addEventListener('storage', applyDismissal);
document.addEventListener('prerenderingchange', applyDismissal);
