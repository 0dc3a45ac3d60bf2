import { exec, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, get } from 'node:http';
import { type Socket, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { scripts } from '../../package.json';
import { startNginx } from '../../scripts/lib/nginx.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { nginxRules } from '../../src/postbuild/hosting/rules';
import { currentVersion } from '../../src/config/versions';
import { at, expect, test } from './support';

const built = (file: string) => readFileSync(`build/${file}`);
const style = `/assets/css/${readdirSync('build/assets/css').find((name) => name.startsWith('styles.'))}`;
const shard = `/search/${readdirSync('build/search').find((name) => name.startsWith('default.'))}`;

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

const server = `http://localhost:${process.env.SITE_PORT}`;

/** Requests a path exactly as it is written. Other HTTP clients would normalize the path. */
const ask = (path: string, headers: Record<string, string> = {}, origin = server) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, headers }, (response) => {
      const { statusCode: status, headers: answered } = response;
      buffer(response).then((body) => done({ status, headers: answered, body }), fail);
    }).once('error', fail);
  });

test('nginx serves each page at one URL, and redirects its other URLs', async () => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/docs/intro?q=a', 'docs/intro.html'],
    ['/docs/category/%EF%B8%8F-classes', 'docs/category/\ufe0f-classes.html'],
    ['/img/logo.svg', 'img/logo.svg'],
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
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
    ['/docs//intro?next=//', '/docs/intro?next=//'],
    ['//docs/intro', '/docs/intro'],
    ['/docs%2Fintro', '/docs/intro'],
    ['/docs/..%2f', '/'],
    ['//other.host/', '/other.host/'],
    ['/%2f%2fother.host/', '/other.host/'],
  ]) {
    const { status, headers } = await ask(at(path));
    expect([path, status, headers.location]).toEqual([path, 301, at(target)]);
  }
});

test('nginx redirects aliases of versions and encoded hashes temporarily', async () => {
  for (const [path, target] of [
    [`/docs/${currentVersion.version}/classes/Player?q=a`, '/docs/classes/Player?q=a'],
    ['/docs/latest', '/docs'],
    [`/docs/v${currentVersion.version}/intro`, '/docs/intro'],
    ['/docs/v2.8.5/classes/Player', '/docs/2.8.5/classes/Player'],
    ['/docs/classes/Player%23play', '/docs/classes/Player#play'],
  ]) {
    const { status, headers } = await ask(at(path));
    expect([path, status, headers.location]).toEqual([path, 302, at(target)]);
  }
  expect((await ask(at('/docs/2.8.70/intro'))).status).toBe(404);
});

test('nginx serves the Markdown form of a page at its own URL and to requests that prefer Markdown to HTML', async () => {
  for (const [path, accept, file] of [
    ['/docs/2.8.5/intro', 'text/markdown', 'docs/2.8.5/intro.md'],
    ['/docs/intro', 'text/markdown, text/html;q=0.8', 'docs/intro.md'],
    ['/docs/2.7.5/classes/Player?q=a', 'text/markdown', 'docs/2.7.5/classes/Player.md'],
    ['/', 'text/markdown', 'index.md'],
    ['/docs/intro', 'TEXT/MARKDOWN; q=0.5', 'docs/intro.md'],
    ['/docs/intro', 'text/markdown;q=0.9, text/html;q=0.8', 'docs/intro.md'],
    ['/docs/intro', 'text/markdown;q=0.5, text/html;q=0.5, */*;q=0.1', 'docs/intro.md'],
    ['/docs/intro', 'text/html', 'docs/intro.html'],
    ['/docs/intro', 'text/markdown;q=0', 'docs/intro.html'],
    ['/', 'text/markdown; q=0.0, text/html', 'index.html'],
    ['/docs/intro', 'text/html, text/markdown;q=0.1', 'docs/intro.html'],
    ['/docs/intro', 'text/markdown;q=0.7, text/html', 'docs/intro.html'],
    ['/docs/intro', 'text/markdown;q=0.7, text/html;q=0.85', 'docs/intro.html'],
    ['/search', 'text/markdown', 'search.html'],
  ]) {
    const { status, headers, body } = await ask(at(path), { accept });
    expect([path, status, body.equals(built(file))]).toEqual([path, 200, true]);
    const type = file.endsWith('.md') ? 'text/markdown' : 'text/html';
    expect([path, headers['content-type'], headers.vary]).toEqual([
      path,
      `${type}; charset=utf-8`,
      'Accept-Encoding, Accept',
    ]);
  }
});

// @spec 2.13
test('nginx responds with the not-found page to missing and internal paths', async () => {
  const missing = ['/nothing', '/docs/nothing', '/assets/gone.js', '/assets/css', '/404', '/404.html/x'];
  const backslashes = ['/\\other.host/', '//\\other.host', '/%2f%5cother.host', '/docs/..%2f%5cother.host'];
  const below = ['/search/more', '/statistics/more', '/usedby/more', '/versions/more'];
  const internal = ['/_headers', '/_nginx.conf', '/docs/intro.html.br'];
  for (const path of [...missing, ...backslashes, ...below, ...internal]) {
    const { status, headers, body } = await ask(at(path));
    expect([path, status, body.equals(built('404.html'))]).toEqual([path, 404, true]);
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-cache', 'nosniff']);
  }
});

test('nginx serves a site below a base URL, and sends its compressed files', async () => {
  const folder = '.cache/hosted';
  const page = 'docs/intro.html';
  rmSync(folder, { recursive: true, force: true });
  for (const file of ['404.html', 'index.html', page, 'img/logo.svg']) cpSync(`build/${file}`, `${folder}/${file}`);
  writeFileSync(`${folder}/_nginx.conf`, nginxRules({}, [{ from: '/site/docs', to: '/site/docs/intro' }], '/site/'));
  // Hides the programs in node_modules, as if development dependencies were not installed.
  execFileSync('sh', ['-c', `${scripts.pack} ${folder}`], { env: { PATH: '/usr/bin:/bin' } });
  const compressed = { br: readFileSync(`${folder}/${page}.br`), gzip: readFileSync(`${folder}/${page}.gz`) };
  const port = Number(await freePort());
  const stop = await startNginx(folder, port);
  const other = `http://127.0.0.1:${port}`;

  const answers: unknown[] = [];
  const asked = ['/', '/docs/intro', '/img/logo.svg', '?a', '/docs/intro/', '/docs'].map((path) => `/site${path}`);
  for (const path of [...asked, '/', '/docs/intro', '/img/logo.svg']) {
    const { status, headers } = await ask(path, {}, other);
    answers.push(headers.location ?? status);
  }
  expect(answers).toEqual([200, 200, 200, '/site/?a', '/site/docs/intro', '/site/docs/intro', 404, 404, 404]);
  for (const [coding, accepted] of [
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
  ] as const) {
    const { headers, body } = await ask('/site/docs/intro', { 'accept-encoding': accepted }, other);
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Accept',
    });
    expect(body.equals(compressed[coding])).toBe(true);
    expect(decompress[coding](body).equals(built(page))).toBe(true);
  }
  await stop();
});

test('nginx responds to every request while a new build replaces the old build', async () => {
  const folder = '.cache/switched';
  rmSync(folder, { recursive: true, force: true });
  for (const build of ['old', 'new']) {
    for (const file of ['_nginx.conf', '404.html', 'docs/intro.html'])
      cpSync(`build/${file}`, `${folder}/${build}/${file}`);
    appendFileSync(`${folder}/${build}/docs/intro.html`, build);
  }
  symlinkSync('old', `${folder}/site`);
  const port = Number(await freePort());
  const stop = await startNginx(`${folder}/site`, port);
  const answers = new Set<string>();
  let isSwitching = true;
  const reader = (async () => {
    while (isSwitching) {
      const { status, body } = await ask(at('/docs/intro'), {}, `http://127.0.0.1:${port}`);
      answers.add(`${status} ${body.toString().slice(-3)}`);
    }
  })();
  // hosting/README.md contains these commands.
  for (const build of ['new', 'old', 'new'])
    await promisify(exec)(`ln -s ${build} site.new && mv -T site.new site`, { cwd: folder });
  isSwitching = false;
  await reader;
  await stop();
  expect([...answers].sort()).toEqual(['200 new', '200 old']);
});

test('nginx responds while 3,000 connections never finish their request', async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 3_000; count += 1) {
    const socket = connect(Number(process.env.SITE_PORT), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    // Sends part of a request, because nginx may close connections that have not sent any data.
    socket.write('GET / HTTP/1.1\r\nHost: ');
    sockets.push(socket);
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(at('/docs/intro'))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const socket of sockets) socket.destroy();
});

test('browsers cache hashed files for a year, and revalidate pages', async () => {
  const year = 'public, max-age=31536000, immutable';
  for (const [path, control] of [
    ['/docs/intro', 'no-cache'],
    ['/search/shards.json', 'no-cache'],
    ['/sw.js', 'no-cache'],
    [style, year],
    [shard, year],
    ['/img/logo.svg', 'max-age=3600'],
  ]) {
    const { headers } = await ask(at(path));
    expect([path, headers['cache-control']]).toEqual([path, control]);
    const again = await ask(at(path), { 'if-none-match': headers.etag! });
    expect([path, again.status]).toEqual([path, 304]);
  }
  for (const path of ['/docs/intro/', '/assets/js/', '/assets/gone.js'])
    expect([path, (await ask(at(path))).headers['cache-control']]).toEqual([path, 'no-cache']);
});

test('nginx sends the headers in _headers, and the policy does not allow unsafe sources', async () => {
  const wanted = /^(?<path>\S+)\n(?<lines>(?: {2}.+\n)+)/.exec(built('_headers').toString())?.groups;
  expect(wanted?.path).toBe(at('/*'));
  const { headers } = await ask(at('/docs/intro'));
  for (const [, name, value] of wanted!.lines.matchAll(/^ {2}([^:]+): (.+)$/gm))
    expect(headers[name.toLowerCase()], name).toBe(value);
  const policy = headers['content-security-policy'];
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+; style-src 'self'/);
  expect(policy).not.toMatch(/unsafe|\*/);
  // Files other than pages do not run scripts, so their policy contains no hashes.
  const file = await ask(at('/img/logo.svg'));
  expect(file.headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});
