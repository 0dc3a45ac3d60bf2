import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { type DocsVersion, versionOf, versions } from '../../src/config/versions';
import { frontMatterOf } from '../../src/content/read/page';
import { contentFolder, isPartial, pageId } from '../../src/content/read/pages';
import { filesIn } from '../../src/lib/files';
import { Refusal } from '../../src/lib/refusal.mjs';

const folders = ['docs', 'versioned_docs'];

const isPage = (file: string): boolean => /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file);

function git(root: string, args: string[]): string[] | undefined {
  const options = ['-c', 'core.quotePath=false', ...args];
  const { status, stdout } = spawnSync('git', options, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** Returns the versions whose other pages depend on a file: a sidebar, a facts file, a partial or a deleted page. */
function versionsAffectedBy(root: string, file: string): readonly DocsVersion[] {
  if (isPage(file)) {
    return existsSync(join(root, file)) && !isPartial({ file })
      ? []
      : versions.filter((version) => version === versionOf(file));
  }
  if (file === 'sidebars.ts') return [versions[0]];
  const name = /^(?:src\/api\/facts\/|versioned_sidebars\/version-)([\d.]+\d)/.exec(file)?.[1];
  return versions.filter(({ version }) => version === name);
}

/**
 * Returns the pages that changed since a commit, and the folders of versions in which a change can affect other pages.
 * `others` counts changed files that are not pages. Throws a `Refusal` if Git cannot find the commit.
 */
export function changesSince(root: string, ref: string): { pages: string[]; folders: string[]; others: number } {
  const tracked = git(root, ['diff', '--name-only', '--no-renames', '--relative', ref, '--']);
  if (!tracked || ref === '') throw new Refusal(`--since ${ref}: git knows no such commit, tag or branch.`);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard']) ?? [];
  const files = [...new Set([...tracked, ...untracked])];
  const affected = files.flatMap((file) => versionsAffectedBy(root, file));
  return {
    pages: files.filter((file) => isPage(file) && existsSync(join(root, file))),
    folders: [...new Set(affected)].map(contentFolder),
    others: files.filter((file) => !isPage(file)).length,
  };
}

/** Returns the URL path of a page on the site. */
export function urlOfPage(root: string, file: string): string {
  const { path = 'docs' } = versionOf(file) ?? {};
  const { slug } = frontMatterOf({ file, text: readFileSync(join(root, file), 'utf8') });
  return `/${path}${typeof slug === 'string' ? slug : `/${pageId(file)}`}`;
}

/** Maps each page to its save time. */
function timesOf(root: string): Map<string, number> {
  const files = folders.flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`));
  return new Map(files.filter(isPage).map((file) => [file, statSync(join(root, file)).mtimeMs]));
}

/** Checks a page whenever it is saved, and all pages of a version when one of them is deleted. */
export function watchPages(root: string): void {
  console.log(`Watching ${folders.join(' and ')}. Save a page to check it, and press Ctrl+C to stop.`);
  let timer: ReturnType<typeof setTimeout>;
  let known = timesOf(root);
  const checkSaved = (): void => {
    const now = timesOf(root);
    const saved = [...now.keys()].filter((file) => known.get(file) !== now.get(file));
    const deleted = [...known.keys()].filter((file) => !now.has(file));
    known = now;
    const targets = [
      ...saved,
      ...new Set(deleted.flatMap((file) => versionsAffectedBy(root, file)).map(contentFolder)),
    ];
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    if (targets.length > 0)
      spawnSync(process.execPath, [tsx, 'scripts/check.ts', ...targets], { cwd: root, stdio: 'inherit' });
  };
  for (const folder of folders) {
    // Compares modification times, because Node.js does not report every change to a file that an editor replaces.
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      // Waits until the development server has updated the page, because both need the CPU.
      timer = setTimeout(checkSaved, 1000);
    });
  }
}
