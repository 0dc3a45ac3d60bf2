import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../../scripts/lib/static.mjs';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/intro.html': 'intro',
  'docs/2.8.5/index.html': 'leads on',
  'docs/category/\ufe0f-classes.html': 'classes',
  'assets/main.js': 'code',
  _headers: '/*\n  X-A: one: two\n  X-B: three\n/assets/*\n  ! X-A\n  X-B: four\n  Cache-Control: max-age=9\n',
  'picture.png': 'picture',
};
beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks a server of its own; tells status, body or address to go to, and type. */
async function ask(path: string, baseUrl = '/', encoding = 'gzip') {
  const server = await serveSite(folder, baseUrl, 0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${path}`, {
    redirect: 'manual',
    headers: { 'accept-encoding': encoding },
  });
  const answer = [response.status, response.headers.get('location') ?? (await response.text())];
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { answer, type: response.headers.get('content-type'), headers: response.headers };
}

test.each([
  ['/', 200, 'home'],
  ['/docs/intro', 200, 'intro'],
  ['/docs/intro?q=%E0%A4%A', 200, 'intro'],
  ['/docs/2.8.5', 200, 'leads on'],
  ['/docs/category/%EF%B8%8F-classes', 200, 'classes'],
  ['/assets/main.js', 200, 'code'],
  ['/docs', 404, 'not found'],
  ['/docs/nothing', 404, 'not found'],
  ['/../secret', 404, 'not found'],
  ['/docs/intro/?a=b', 301, '/docs/intro?a=b'],
  ['/docs/intro.html', 301, '/docs/intro'],
  ['/docs/%E0%A4%A', 400, 'Bad request'],
])('%s is answered with %i: %s', async (path, ...answer) => {
  expect((await ask(path)).answer).toEqual(answer);
});

test('a page is HTML and a script JavaScript', async () => {
  expect((await ask('/docs/intro')).type).toMatch('text/html');
  expect((await ask('/assets/main.js')).type).toMatch('text/javascript');
});

test('answers have the headers that the build asks its hosts for', async () => {
  const [page, asset, missing] = await Promise.all(
    ['/docs/intro', '/assets/main.js', '/nothing'].map((path) => ask(path)),
  );
  expect([page, asset, missing].map(({ headers }) => headers.get('x-a'))).toEqual(['one: two', null, 'one: two']);
  expect([page, asset].map(({ headers }) => headers.get('x-b'))).toEqual(['three', 'three, four']);
  expect([page, asset].map(({ headers }) => headers.get('cache-control'))).toEqual(['max-age=600', 'max-age=9']);
});

test('text is compressed where that is accepted, and pictures are not', async () => {
  const encodings = async (path: string, encoding: string) => {
    const { answer, headers } = await ask(path, '/', encoding);
    return [answer[0], headers.get('content-encoding'), headers.get('vary')];
  };
  expect(await encodings('/docs/intro', 'gzip, br')).toEqual([200, 'gzip', 'accept-encoding']);
  expect(await encodings('/docs/intro', 'identity')).toEqual([200, null, 'accept-encoding']);
  expect(await encodings('/picture.png', 'gzip')).toEqual([200, null, 'accept-encoding']);
});

test('under a base address, that is what the rest leads to', async () => {
  expect((await ask('/site/docs/intro', '/site/')).answer).toEqual([200, 'intro']);
  expect((await ask('/site/docs/intro/', '/site/')).answer).toEqual([301, '/site/docs/intro']);
  expect((await ask('/docs/intro', '/site/')).answer).toEqual([302, '/site/']);
});
