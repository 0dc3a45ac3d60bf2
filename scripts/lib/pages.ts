import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { versionOf } from '../../src/config/versions';
import { frontMatterOf } from '../../src/content/read/page';
import { pageId } from '../../src/content/read/pages';
import { Refusal } from '../../src/lib/refusal.mjs';

const folders = ['docs', 'versioned_docs'];

/** Returns the pages that changed since a commit and still exist. Throws a `Refusal` if git cannot find the commit. */
export function changedPages(root: string, ref: string): string[] {
  const args = ['diff', '--name-only', ref, '--', ...folders];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0 || ref === '') throw new Refusal(`--since ${ref}: git knows no such commit, tag or branch.`);
  return stdout.split('\n').filter((file) => /\.mdx?$/.test(file) && existsSync(join(root, file)));
}

/** Returns the URL path at which the site serves a page. */
export function urlOfPage(root: string, file: string): string {
  const { path = 'docs' } = versionOf(file) ?? {};
  const { slug } = frontMatterOf({ file, text: readFileSync(join(root, file), 'utf8') });
  return `/${path}${typeof slug === 'string' ? slug : `/${pageId(file)}`}`;
}

/** Checks each page whenever it is saved. Runs until the command is stopped. */
export function watchPages(root: string): void {
  console.log(`Watching ${folders.join(' and ')}. Save a page to check it, and press Ctrl+C to stop.`);
  let timer: ReturnType<typeof setTimeout>;
  const saved = new Set<string>();
  const checkSaved = (): void => {
    const files = [...saved].filter((file) => existsSync(join(root, file)));
    saved.clear();
    // Runs tsx with Node.js, because Windows cannot start npx without a shell.
    const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/check.ts', ...files];
    if (files.length > 0) spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  };
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (!name || !/\.mdx?$/.test(name)) return;
      saved.add(`${folder}/${name.split(sep).join('/')}`);
      clearTimeout(timer);
      // Waits until the development server has shown the page, because both need the CPU.
      timer = setTimeout(checkSaved, 1000);
    });
  }
}
