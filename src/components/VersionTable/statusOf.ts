import type { DocsVersion } from '@site/src/config/versions';

/** What a reader may expect of a version, in one word or two. */
export function statusOf({ isLast, banner }: DocsVersion): string {
  if (isLast) {
    return 'Current';
  }
  return banner === 'unmaintained' ? 'No longer maintained' : 'Past release';
}
