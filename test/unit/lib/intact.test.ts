import { createHash } from 'node:crypto';
import { isFile, isImmutable, isIntact } from '../../../src/lib/intact';
import { buildMark } from '../../../src/lib/offline';

test.each([
  ['/assets/js/main.8f6979ff.js', true, true],
  ['/search/texts/docs-default-2.8.5.ba60c3ce.json', true, true],
  ['/search/shards.json', false, true],
  ['/img/logo.svg', false, true],
  ['/versions/2.8.7', false, false],
  ['/docs/category/%EF%B8%8F-classes', false, false],
])('%s: immutable %s, file %s', (path, immutable, file) => {
  expect([isImmutable(`https://host${path}`), isFile(`https://host${path}`)]).toEqual([immutable, file]);
});

const code = 'start();';
const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
const script = `/assets/js/main.${hash}.js`;
const page = `<!doctype html>${buildMark('0a1b')}`;
const portal = '<!doctype html><title>Sign in</title>';

test.each([
  ['a script', script, 'text/javascript; charset=utf-8', code, true],
  ['an HTML page instead of a script', script, 'text/html', portal, false],
  ['an HTML page with the type of a script', script, 'text/javascript', portal, false],
  ['a truncated script', script, 'text/javascript', code.slice(1), false],
  ['a script without a type', script, '', code, false],
  ['a script of an unknown type', script, 'application/octet-stream', code, false],
  ['a style sheet', `/assets/css/styles.${hash}.css`, 'text/css', code, true],
  ['a style sheet without a type', `/assets/css/styles.${hash}.css`, '', code, false],
  ['a font of an unknown type', `/assets/fonts/sora.${hash}.woff2`, 'application/octet-stream', code, true],
  ['a drawing', '/img/logo.svg', 'image/svg+xml', '<svg/>', true],
  ['a drawing without a type', '/img/logo.svg', '', '<svg/>', false],
  ['an HTML page instead of an image', '/img/icon.png', 'text/html', portal, false],
  ['an index file', `/search/default.${hash}.json?a`, 'application/json', code, true],
  ['another index file', `/search/default.${hash}.json`, 'application/json', '[]', false],
  ['a list without a hash', '/search/shards.json', 'application/json', '{}', true],
  ['an HTML page instead of a list', '/search/shards.json', 'text/html', portal, false],
  ['a page', '/docs/intro', 'text/html', page, true],
  ['the page of a version', '/versions/2.8.7', 'text/html', page, true],
  ['a page of another site', '/docs/intro', 'text/html', portal, false],
  ['a page without a type', '/docs/intro', '', page, false],
])('isIntact returns the right result for %s', async (_, path, type, body, isOwn) => {
  const response = new Response(body, { headers: { 'content-type': type } });
  expect(await isIntact(`https://host${path}`, response)).toBe(isOwn);
  expect(await response.text()).toBe(body);
});

test.each([206, 404, 500])('isIntact rejects status %i', async (status) => {
  const response = new Response(code, { status, headers: { 'content-type': 'text/javascript' } });
  expect(await isIntact(`https://host${script}`, response)).toBe(false);
});

test('isIntact rejects a redirected response', async () => {
  const response = new Response(code, { headers: { 'content-type': 'text/javascript' } });
  Object.defineProperty(response, 'redirected', { value: true });
  expect(await isIntact(`https://host${script}`, response)).toBe(false);
});
