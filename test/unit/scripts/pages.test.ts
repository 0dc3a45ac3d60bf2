import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { watchPages } from '../../../scripts/lib/pages';
import { temporaryFolder, writeFile } from '../temporary';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));
jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), watch: jest.fn() }));

const folder = temporaryFolder();

test('checks all pages that were saved within one second, except deleted pages', () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation();
  for (const file of ['a.mdx', 'b.md', 'c.png']) writeFile(join(folder, 'docs', file), '');
  watchPages(folder);
  const [, , save] = jest.mocked(watch).mock.calls[0] as unknown as [string, object, (_: string, file: string) => void];
  for (const file of ['a.mdx', 'b.md', 'a.mdx', 'c.png', 'deleted.mdx']) save('change', file);
  jest.advanceTimersByTime(1000);
  const check = ['node_modules/tsx/dist/cli.mjs', 'scripts/check.ts'];
  const calls = jest.mocked(spawnSync).mock.calls.map(([program, args]) => [program, args]);
  expect(calls).toEqual([[process.execPath, [...check, 'docs/a.mdx', 'docs/b.md']]]);
  save('change', 'a.mdx');
  jest.advanceTimersByTime(1000);
  expect(jest.mocked(spawnSync).mock.lastCall?.[1]).toEqual([...check, 'docs/a.mdx']);
});
