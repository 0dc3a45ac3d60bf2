import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { changedOriginals, originalFile, requireUnchanged } from '../../../src/plugins/bundler/originals';
import originals from '../../../src/plugins/bundler/originalHashes.json';
import { temporaryFolder, writeFile } from '../temporary';

const folder = temporaryFolder();

test('a build lists all changed and missing modules in one message', () => {
  const search = 'node_modules/@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js';
  writeFile(join(folder, search), 'hello\r\n');
  writeFile(join(folder, 'node_modules/@docusaurus/theme-classic/lib/theme/SearchBar.js'), 'never shown');
  const known = { '@theme/SearchBar': '5891b5b522d5', '@docusaurus/core/lib/client/preload.js': '2cf24dba5fb0' };
  expect(changedOriginals(folder, { '@theme/SearchBar': known['@theme/SearchBar'] })).toEqual([]);
  writeFile(join(folder, search), 'hello!');
  expect(() => requireUnchanged(changedOriginals(folder, known))).toThrow(
    /originalHashes\.json:\n {2}"@theme\/SearchBar": "ce06092fb948",\n {2}@docusaurus\/core\/lib\/client\/preload\.js was moved or removed$/,
  );
});

test('each component in src/theme that replaces one of Docusaurus has the hash of its original, and the reverse', () => {
  const root = join(__dirname, '../../..');
  const theme = join(root, 'src/theme');
  const components = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map(
      (file) =>
        `@theme/${file
          .split(sep)
          .join('/')
          .replace(/(\/index)?\.tsx$/, '')}`,
    )
    .filter((name) => originalFile(root, name));
  const hashed = Object.keys(originals).filter((name) => name.startsWith('@theme/'));
  expect(hashed.sort()).toEqual(components.sort());
});
