/** The attribute on the root element that hides a closed announcement. */
export const dismissed = 'data-announcement-bar-initially-dismissed';

export const idKey = 'docusaurus.announcement.id';
export const dismissedKey = 'docusaurus.announcement.dismiss';
