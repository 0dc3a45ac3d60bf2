import { spawnSync } from 'node:child_process';
import { rmSync, utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { changesSince, watchPages } from '../../../scripts/lib/pages';
import { temporaryFolder, writeFile } from '../temporary';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));
jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), watch: jest.fn() }));

const folder = temporaryFolder();

/** Writes a file, and sets the second at which it was saved. */
function save(file: string, second: number): void {
  writeFile(join(folder, file), '');
  utimesSync(join(folder, file), second, second);
}

/** Returns the arguments of the last check. */
const checked = () => (jest.mocked(spawnSync).mock.lastCall?.[1] as string[] | undefined)?.slice(2);

test('the watcher checks all pages that were saved within one second, and the version of a deleted page', () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation();
  const files = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx', 'docs/d.png', 'versioned_docs/version-2.8.5/a.mdx'];
  for (const file of files) save(file, 1);
  watchPages(folder);
  const [, , notify] = jest.mocked(watch).mock.calls[0] as unknown as [string, object, () => void];
  for (const file of ['docs/a.mdx', 'docs/b.mdx', 'docs/d.png']) {
    save(file, 2);
    notify();
  }
  jest.advanceTimersByTime(1000);
  expect(checked()).toEqual(['docs/a.mdx', 'docs/b.mdx']);
  rmSync(join(folder, files[4]));
  save('docs/c.mdx', 3);
  notify();
  jest.advanceTimersByTime(1000);
  expect(checked()).toEqual(['docs/c.mdx', 'versioned_docs/version-2.8.5']);
});

/** Mocks two calls of Git: the first lists changed files, and the second lists untracked files. */
function answerGit(changed: string[], untracked: string[] = []): void {
  for (const lines of [changed, untracked])
    jest.mocked(spawnSync).mockReturnValueOnce({ status: 0, stdout: `${lines.join('\n')}\n` } as never);
}

test('--since checks changed and new pages, and counts other files', () => {
  for (const file of ['docs/a.mdx', 'docs/new.mdx']) save(file, 1);
  answerGit(['docs/a.mdx', 'README.md'], ['docs/new.mdx']);
  expect(changesSince(folder, 'main')).toEqual({ pages: ['docs/a.mdx', 'docs/new.mdx'], folders: [], others: 1 });
});

test('--since checks all pages of a version whose page was renamed, or whose sidebar or facts changed', () => {
  save('docs/new.mdx', 1);
  answerGit(['docs/old.mdx', 'docs/new.mdx', 'src/api/facts/2.8.5.json']);
  expect(changesSince(folder, 'main').folders).toEqual(['docs', 'versioned_docs/version-2.8.5']);
  answerGit(['versioned_sidebars/version-2.8.4-sidebars.json', 'sidebars.ts']);
  expect(changesSince(folder, 'main').folders).toEqual(['versioned_docs/version-2.8.4', 'docs']);
});

test('--since refuses an unknown commit', () => {
  jest.mocked(spawnSync).mockReturnValueOnce({ status: 128, stdout: '' } as never);
  expect(() => changesSince(folder, 'nowhere')).toThrow('--since nowhere: git knows no such commit');
});
