import { OtherBuild } from '@site/src/features/offline/saved/page';
import { quotaError } from '@site/src/features/offline/saved/version';

function failure(version: string, error: unknown): string {
  const { name } = error as { name?: string };
  if (error instanceof OtherBuild) return 'The site has been updated. Reload this page, then try again.';
  if (name === 'Removed') return `${version} has been removed from this browser while it was being saved.`;
  if (name === quotaError) return `This browser does not have enough storage left for ${version}.`;
  if (name === 'SecurityError') return 'Your browser settings do not allow this site to save pages.';
  return `Some files of ${version} could not be downloaded. Check your network connection, then try again. The download continues where it stopped.`;
}

export const text = {
  version: 'Version',
  save: 'Save for offline',
  stop: 'Stop',
  remove: 'Remove',
  update: 'Update',
  retry: 'Retry',
  size: (pages: number, bytes: number) => `${pages} pages, ${(bytes / 1e6).toFixed(1)} MB`,
  saving: (version: string) => `Saving ${version}`,
  progress: (done: number, all: number) => `${done} of ${all} files`,
  saved: 'saved',
  outdated: 'saved, being updated',
  notUpdated: 'saved, not updated',
  list: (versions: string[]) => `Saved in this browser: ${versions.join(', ')}`,
  updateFailed: (version: string, name: string) =>
    `Saved from an earlier build of the site, because the update failed. ${failure(version, { name })}`,
  savesData: 'Saved from an earlier build of the site, because your browser saves data.',
  isSaved: (version: string) => `All pages of ${version} are saved. You can now read and search them offline.`,
  isRemoved: (version: string) => `${version} has been removed from this browser.`,
  isKept: (version: string) => `This browser could not remove ${version}. Reload the page, then try again.`,
  isStopped: (version: string) => `Stopped. ${version} has not been saved.`,
  failure,
  unsupported: 'This browser cannot save pages, or its settings do not allow it.',
  unknown: 'The list of versions could not be loaded. Reload this page when you are online.',
};
