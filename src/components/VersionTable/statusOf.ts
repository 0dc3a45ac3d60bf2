import type { DocsVersion } from '@site/src/config/versions';

export type Status = 'Current' | 'Maintained' | 'Unmaintained';

/** What a reader may expect of a version: the newest one is current, a banner on its pages makes one unmaintained. */
export function statusOf({ isLast, banner }: Pick<DocsVersion, 'isLast' | 'banner'>): Status {
  if (isLast) return 'Current';
  return banner === 'unmaintained' ? 'Unmaintained' : 'Maintained';
}
