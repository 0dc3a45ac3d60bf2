import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFiles } from '../../../../src/postbuild/hosting/pack';
import { writeHosting } from '../../../../src/postbuild/hosting/write';
import { temporaryFolder, writeFile } from '../../temporary';

const build = temporaryFolder();
const read = (name: string) => readFileSync(join(build, name), 'utf8');
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The style that the search dialog brings with it. */
const mark = sha256('.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}');

/** The directives of the policy that is written for these pages, by name. */
function policyFor(...pages: string[]): Record<string, string[]> {
  pages.forEach((html, number) => writeFile(join(build, `${number}.html`), html));
  writeHosting(build, '/', []);
  const [, policy] = /Content-Security-Policy: (.*)/.exec(read('_headers')) ?? [];
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
}

test('the policy lets run what stands in the pages, by its hash and once, and files of the site alone', () => {
  const page = '<script>one()</script><style>b{}</style><script src="/a.js"></script>';
  const rules = '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>';
  const policy = policyFor(page, page + rules);
  expect(policy['script-src']).toEqual(["'self'", ...[sha256('one()'), sha256('{}')].sort()]);
  expect(policy['style-src']).toEqual(["'self'", sha256('b{}'), mark]);
  for (const name of ['default-src', 'worker-src', 'manifest-src']) expect(policy[name]).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('pages that hold more different scripts than a header can name are refused', () => {
  const pages = Array.from({ length: 40 }, (_, number) => `<script>page(${number})</script>`);
  expect(() => policyFor(...pages)).toThrow('The pages hold 40 different scripts and 0 different styles');
});

test('only search by Algolia and an icon style sheet open the policy further, each to its own hosts', async () => {
  const connections = ["'self'", 'https://api.github.com', 'https://api.npmjs.org', 'https://registry.npmjs.org'];
  expect(policyFor('')['connect-src']).toEqual(connections);
  Object.assign(process.env, {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_API_KEY: 'key',
    ICON_STYLESHEET_URL: 'https://i.co/a.css',
  });
  jest.resetModules();
  const { policyOf } = await import('../../../../src/postbuild/hosting/policy');
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  const policy = policyOf(['']);
  for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ICON_STYLESHEET_URL']) delete process.env[name];
  expect(policy).toContain(
    `connect-src ${connections.join(' ')} ${hosts.map((host) => `https://APP${host}`).join(' ')};`,
  );
  expect(policy).toContain(`style-src 'self' ${mark} https://i.co; font-src 'self' https://i.co;`);
  expect(policy).toContain("script-src 'self';");
});

test('a further address is a redirect by every host, and a page that leads on where a host knows none', () => {
  writeHosting(build, '/site/', ['/site/docs/intro', '/site/docs/category/\ufe0f-classes']);
  const rules = [
    '/site/docs /site/docs/intro 301',
    '/site/docs/category/classes /site/docs/category/%EF%B8%8F-classes 301',
  ];
  expect(read('_redirects').trim().split('\n')).toEqual(rules);
  expect(read('_nginx.conf')).toContain('location = /site/docs {\n  return 301 /site/docs/intro$is_args$args;');
  expect(read('docs/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/site/docs/intro">');
  expect(() => writeHosting(build, '/site/', ['/site/docs/intro'])).toThrow('EEXIST');
});

test('headers are for all addresses below the base, and hashed files are kept for a year', () => {
  writeHosting(build, '/site/', []);
  expect(read('_headers')).toMatch(/^\/site\/\*\n {2}Content-Security-Policy: default-src/);
  expect(read('_headers')).toContain('\n/site/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(read('_headers')).toContain('\n/site/sw.js\n  Cache-Control: no-cache\n');
});

test('packed files say the same in fewer bytes, and what would be no smaller is left out', async () => {
  const text = 'the same again and '.repeat(99);
  for (const [name, content] of Object.entries({ 'a.html': text, 'b.png': text, 'short.js': 'a' }))
    writeFile(join(build, name), content);
  const { plain, br, gz } = await packFiles(build);
  expect(brotliDecompressSync(readFileSync(join(build, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(build, 'a.html.gz'))).toString()).toBe(text);
  expect(
    ['b.png.br', 'b.png.gz', 'short.js.br', 'short.js.gz'].filter((name) => existsSync(join(build, name))),
  ).toEqual([]);
  expect(plain).toBe(text.length + 1);
  expect(Math.max(br, gz)).toBeLessThan(plain / 10);
});
