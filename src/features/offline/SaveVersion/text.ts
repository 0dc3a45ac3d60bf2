import { OtherBuild } from '../saved/page';

/** Explains why a version could not be saved and, if possible, how to fix the problem. */
function failure(version: string, error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof OtherBuild) return 'The site has changed meanwhile. Reload this page, then try again.';
  if (name === 'QuotaExceededError') return `There is no room left for ${version} in this browser.`;
  if (name === 'SecurityError') return 'The settings of this browser do not let the site keep anything.';
  return `${version} could not be fetched whole. Check your network connection, then try again: it goes on from there.`;
}

export const text = {
  save: 'Keep',
  saveLabel: (version: string) => `Keep ${version} for reading offline`,
  stop: 'Stop',
  stopLabel: (version: string) => `Stop keeping ${version}`,
  remove: 'Remove',
  removeLabel: (version: string) => `Remove ${version} from this browser`,
  retry: 'Retry',
  size: (pages: number, bytes: number) => `${pages} pages, ${(bytes / 1e6).toFixed(1)} MB`,
  progress: (done: number, all: number) => `${done} of ${all} files`,
  saved: 'Kept',
  isSaved: (version: string) => `All pages of ${version}, and their search, can be read offline now.`,
  isRemoved: (version: string) => `${version} is removed from this browser.`,
  isStopped: (version: string) => `Stopped. ${version} is not kept.`,
  failure,
  unsupported: 'This browser cannot keep pages, or its settings do not let it.',
  unknown: 'What can be kept is not known without a connection. Reload this page when you are connected.',
};
