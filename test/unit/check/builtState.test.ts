import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFault } from '../../../src/check/builtState';
import { fingerprint } from '../../../src/lib/fingerprint.mjs';
import { temporaryFolder, writeFile } from '../temporary';

const folder = temporaryFolder();

test('the check accepts a build only if the build finished and no file has changed since', () => {
  writeFile(join(folder, 'docs/a.mdx'), 'Text.');
  expect(buildFault(folder)).toBe('the build folder is missing');
  writeFile(join(folder, 'build/index.html'), '');
  expect(buildFault(folder)).toBe('the last build did not finish');
  writeFile(join(folder, 'build/.stamp'), fingerprint(folder));
  expect(buildFault(folder)).toBeUndefined();
  writeFile(join(folder, 'docs/a.mdx'), 'Other text.');
  expect(buildFault(folder)).toBe('files or environment variables changed after the last build');
  rmSync(join(folder, 'build'), { recursive: true });
});

test('the command that reads a fingerprint does not change the fingerprint', () => {
  writeFile(join(folder, 'src/a.ts'), 'process.env.NODE_ENV; process.env.BASE_URL');
  expect(fingerprint(folder, { NODE_ENV: 'production' })).toBe(fingerprint(folder, {}));
  expect(fingerprint(folder, { BASE_URL: '/a/' })).not.toBe(fingerprint(folder, {}));
});
