import { frontMatterOf, readable, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';

/**
 * Checks that a page covers every configured release after the current version. The front matter field `covers` names
 * the newest release that the page covers.
 */
export function checkNewestRelease(
  pages: readonly SourcePage[],
  current: string,
  releases: readonly string[],
): Problem[] {
  const newest = [...releases].sort(byVersion).at(-1)!;
  if (byVersion(newest, current) <= 0) return [];
  const page = readable([...pages]).sound.find((each) => frontMatterOf(each).covers !== undefined);
  if (!page) {
    const message = `no page covers ${newest}: add "covers: ${newest}" to the front matter of the guide to newer releases`;
    return [{ file: 'src/config/releases.ts', line: 1, message }];
  }
  const covered = String(frontMatterOf(page).covers);
  if (byVersion(covered, newest) >= 0) return [];
  const message = `the guide covers ${covered}, but src/config lists ${newest}: run npm run release:new -- ${newest}, add its changes, and set "covers: ${newest}"`;
  const line = page.text.split('\n').findIndex((text) => text.startsWith('covers:')) + 1;
  return [{ file: page.file, line, message }];
}

/** Compares two versions as numbers, so that `2.10.2` is newer than `2.9.2`. */
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
