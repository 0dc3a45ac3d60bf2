import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { readPage } from '../../src/check/html/page';
import { versions } from '../../src/config/versions';

const others = versions.filter(({ isLast }) => !isLast).map(({ path }) => `${path}/`);
const noGoals = ['404.html', 'search.html'];

/**
 * Copies the pages of the current version and those outside the documentation, without redirects, into an empty
 * folder: what our own search of that version knows. Answers their paths.
 */
export function copyPages(build: string, to: string): string[] {
  rmSync(to, { recursive: true, force: true });
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html') && !noGoals.includes(path))
    .filter((path) => !others.some((other) => path.startsWith(other)))
    .filter((path) => !readPage(readFileSync(join(build, path), 'utf8')).refresh)
    .sort();
  for (const page of pages) {
    mkdirSync(dirname(join(to, page)), { recursive: true });
    cpSync(join(build, page), join(to, page));
  }
  return pages;
}
