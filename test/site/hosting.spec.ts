import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { nginxRules } from '../../src/postbuild/hosting/rules';
import { startNginx } from '../../scripts/lib/nginx.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { at, expect, test } from './support';

const built = (file: string) => readFileSync(`build/${file}`);
const style = `assets/css/${readdirSync('build/assets/css').find((name) => name.startsWith('styles.'))}`;
const shard = `search/${readdirSync('build/search').find((name) => name.startsWith('default.'))}`;
const classes = 'docs/category/\ufe0f-classes.html';
const served = ['_headers', '_nginx.conf', '404.html', 'index.html', 'docs/intro.html', classes, style, 'img/logo.svg'];

interface Server {
  address: string;
  stop: () => Promise<void>;
}

let nginx: Server;

/** Copies files of the build into `folder`, compresses them and serves the folder with nginx. */
async function serveFiles(folder: string, files: readonly string[], written: Record<string, string>): Promise<Server> {
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) cpSync(`build/${file}`, `${folder}/${file}`);
  for (const [file, text] of Object.entries(written)) writeFileSync(`${folder}/${file}`, text);
  execFileSync('sh', ['scripts/pack.sh', folder]);
  const port = Number(await freePort());
  return { address: `http://127.0.0.1:${port}`, stop: await startNginx(folder, port) };
}

// The tests share a server, so they run in order in one worker.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  nginx = await serveFiles('.cache/hosted', [...served, shard, 'search/shards.json'], { 'sw.js': '' });
});
test.afterAll(() => nginx.stop());

/** What nginx answers to exactly this path, which no client has put in order. */
const ask = (path: string, headers: Record<string, string> = {}, { address } = nginx) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    const { hostname, port } = new URL(address);
    get({ hostname, port, path, headers }, (response) => {
      const { statusCode: status, headers: answered } = response;
      buffer(response).then((body) => done({ status, headers: answered, body }), fail);
    }).once('error', fail);
  });

test('nginx has each page at one address, and says so where another is asked for', async () => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/docs/intro', 'docs/intro.html'],
    ['/docs/intro?q=a', 'docs/intro.html'],
    ['/docs/category/%EF%B8%8F-classes', classes],
    ['/img/logo.svg', 'img/logo.svg'],
  ]) {
    const { status, body } = await ask(at(path));
    expect([path, status, body.equals(built(file))]).toEqual([path, 200, true]);
  }
  for (const [path, target] of [
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html?q=%41', '/docs/intro?q=%41'],
    ['/docs/category/%EF%B8%8F-classes.html', '/docs/category/%EF%B8%8F-classes'],
    ['/index.html', '/'],
    ['/docs', '/docs/intro'],
    ['/docs/2.8.5?q=a', '/docs/2.8.5/intro?q=a'],
    ['/docs/category/classes', '/docs/category/%EF%B8%8F-classes'],
  ]) {
    const { status, headers } = await ask(at(path));
    expect([path, status, headers.location]).toEqual([path, 301, at(target)]);
  }
});

test('nginx answers what is not there, or nobody’s business, with the page that says so', async () => {
  const missing = ['/nothing', '/docs/nothing', '/assets/gone.js', '/assets/css', '//other.host/', '/\\other.host/'];
  const hidden = ['/_headers', '/_nginx.conf', '/docs/intro.html.br'];
  for (const path of [...missing, ...hidden]) {
    const { status, headers, body } = await ask(at(path));
    expect([path, status, body.equals(built('404.html'))]).toEqual([path, 404, true]);
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-cache', 'nosniff']);
  }
});

test('nginx mounts the site below any base address', async () => {
  const rules = nginxRules({}, [{ from: '/site/docs', to: '/site/docs/intro' }], '/site/');
  const files = ['404.html', 'index.html', 'docs/intro.html', 'img/logo.svg'];
  const other = await serveFiles('.cache/hosted-below', files, { '_nginx.conf': rules });
  const answers: unknown[] = [];
  const asked = ['/', '/docs/intro', '/img/logo.svg', '?a', '/docs/intro/', '/docs'].map((path) => `/site${path}`);
  for (const path of [...asked, '/docs/intro']) {
    const { status, headers } = await ask(path, {}, other);
    answers.push(headers.location ?? status);
  }
  expect(answers).toEqual([200, 200, 200, '/site/?a', '/site/docs/intro', '/site/docs/intro', 404]);
  await other.stop();
});

test('nginx sends what was packed at build as it is, by what the browser takes', async () => {
  for (const [path, file, type] of [
    ['/docs/intro', 'docs/intro.html', 'text/html; charset=utf-8'],
    [`/${style}`, style, 'text/css; charset=utf-8'],
    [`/${shard}`, shard, 'application/json; charset=utf-8'],
  ]) {
    const plain = await ask(at(path));
    const [br, gz] = await Promise.all(
      ['gzip, br', 'gzip'].map((coding) => ask(at(path), { 'accept-encoding': coding })),
    );
    expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect([br, gz, plain].map(({ headers }) => headers['content-type'])).toEqual([type, type, type]);
    expect([br, gz, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
    expect(brotliDecompressSync(br.body).equals(built(file)) && gunzipSync(gz.body).equals(built(file))).toBe(true);
  }
});

test('with nginx browsers keep what never changes, and ask again for pages', async () => {
  const year = 'public, max-age=31536000, immutable';
  for (const [path, keep] of [
    ['/docs/intro', 'no-cache'],
    ['/search/shards.json', 'no-cache'],
    ['/sw.js', 'no-cache'],
    [`/${style}`, year],
    [`/${shard}`, year],
    ['/img/logo.svg', 'max-age=3600'],
  ]) {
    const { headers } = await ask(at(path));
    expect([path, headers['cache-control']]).toEqual([path, keep]);
    const again = await ask(at(path), { 'if-none-match': headers.etag! });
    expect([path, again.status]).toEqual([path, 304]);
  }
});

test('nginx and static hosts send the same headers, with a policy that allows nothing unsafe', async ({ request }) => {
  const names = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy'];
  const policies: (string | string[] | undefined)[] = [];
  for (const path of ['/docs/intro', '/img/logo.svg']) {
    const { headers } = await ask(at(path));
    const others = (await request.get(at(path))).headers();
    expect(names.map((name) => headers[name])).toEqual(names.map((name) => others[name]));
    policies.push(headers['content-security-policy']);
  }
  expect(policies[0]).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+; style-src 'self'/);
  expect(policies[0]).not.toMatch(/unsafe|\*/);
  // Where no page is, nothing runs, and no hashes are sent along.
  expect(policies[1]).toBe("default-src 'none'; frame-ancestors 'none'");
});
