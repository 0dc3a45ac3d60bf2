import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Budget, checkBudgets, renewedBudgets } from '../../../src/check/budgets';
import { readSite } from '../../../src/check/html/site';
import { temporaryFolder, writeFile } from '../temporary';

const build = temporaryFolder();
const random = (length: number) => Array.from({ length }, (_, at) => Math.sin(at).toString(36)).join('');
const head = '<link rel=stylesheet href=/site/a.css><script src=/site/js/main.js></script><img src=a.css>';
const loadedLater = '<img loading=lazy src=/site/js/later.js><link rel=prefetch href=/site/js/later.js>';
const files = {
  'docs/a.html': head + loadedLater,
  'docs/b.html': random(90),
  'a.css': random(300),
  'js/main.js': random(400),
  'js/later.js': random(900),
};
beforeEach(() => {
  for (const [path, text] of Object.entries(files)) writeFile(join(build, path), text);
});

const bytesOf = (...paths: string[]) =>
  paths.reduce((total, path) => total + gzipSync(readFileSync(join(build, path))).length, 0);
const site = () => readSite(build, '/site/');
const page = (bytes: number): Budget => ({ kind: 'page', files: '\\.html$', bytes });
const script = (bytes: number): Budget => ({ kind: 'script', files: '^js/', bytes });
const messages = (...budgets: Budget[]) =>
  checkBudgets(build, site(), budgets).map(({ file, message }) => `${file.replace(build, 'build')}: ${message}`);
const pageBytes = () => bytesOf('docs/a.html', 'a.css', 'js/main.js');

test('the check reports a file over its budget', () => {
  const grouped = (bytes: number) => bytes.toLocaleString('en-US');
  const tooMuch = (bytes: number) =>
    `${grouped(bytes)} bytes after gzip exceed the budget of ${grouped(bytes - 1)}: reduce the size or raise the budget with npm run check -- --renew-budgets`;
  expect(messages(page(pageBytes() - 1), script(bytesOf('js/later.js') - 1))).toEqual([
    `build/docs/a.html: page: ${tooMuch(pageBytes())}`,
    `build/js/later.js: script: ${tooMuch(bytesOf('js/later.js'))}`,
  ]);
});

test('the check applies the first budget that matches a file', () => {
  expect(messages({ ...page(1e5), files: 'a\\.html$' }, page(bytesOf('docs/b.html')))).toEqual([]);
});

test('the check reports a budget that matches no file', () => {
  expect(messages({ kind: 'font', files: 'woff2$', bytes: 1 })).toEqual([
    'src/check/expected/budgets.json: font: no file of the build matches woff2$',
  ]);
});

test('the check renews budgets with 5 % to spare, and keeps budgets that match no file', () => {
  const font = { kind: 'font', files: 'woff2$', bytes: 1 };
  const [renewed, ...others] = renewedBudgets(build, site(), [page(1), font]);
  expect(others).toEqual([font]);
  expect(renewed.bytes / pageBytes()).toBeGreaterThan(1.05);
  expect(renewed.bytes - pageBytes() * 1.05).toBeLessThan(100);
});
