import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionAliases } from '../../../../src/config/versionAliases';
import { currentVersion } from '../../../../src/config/versions';
import { readPage } from '../../../../src/lib/html/page';
import { addInlineCode, type InlineCode, policyOf, policyTag } from '../../../../src/postbuild/hosting/policy';
import { redirectPage, redirectsOf, temporaryRedirectsOf } from '../../../../src/postbuild/hosting/redirects';
import { writeHosting } from '../../../../src/postbuild/hosting/rules';
import { temporaryFolder } from '../../temporary';

const build = temporaryFolder();
const read = (name: string) => readFileSync(join(build, name), 'utf8');
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const algoliaLogo = sha256('.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}');
const noCode = (): InlineCode => ({ scripts: new Set(), styles: new Set() });

/** Returns the directives of the policy for the given pages, by directive name. */
function policyFor(...pages: string[]): Record<string, string[]> {
  const code = noCode();
  for (const html of pages) addInlineCode(code, readPage('any.html', html));
  writeHosting(build, '/', [], policyOf(code));
  const [, policy] = /Content-Security-Policy: (.*)/.exec(read('_headers')) ?? [];
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
}

test("the policy allows the site's files, and each inline script and style by its hash", () => {
  const page = '<script>one()</script><style>b{}</style><script src="/a.js"></script>';
  const data = '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>';
  const policy = policyFor(page, page + data);
  expect(policy['script-src']).toEqual(["'self'", ...[sha256('one()'), sha256('{}')].sort()]);
  expect(policy['style-src']).toEqual(["'self'", sha256('b{}'), algoliaLogo]);
  for (const name of ['default-src', 'worker-src', 'manifest-src']) expect(policy[name]).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('the policy in a page equals the policy in the header, except for frame-ancestors', () => {
  const policy = policyOf(noCode());
  const [, ofPage] = /^<meta http-equiv="Content-Security-Policy" content="([^"]*)">$/.exec(policyTag(policy)) ?? [];
  const directives = policy.split('; ');
  expect(ofPage.split('; ')).toEqual(directives.filter((directive) => !directive.startsWith('frame-ancestors')));
  expect(directives).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types default']));
});

test('CSP_REPORT_URL adds a report path to the header, but not to the element', async () => {
  process.env.CSP_REPORT_URL = 'https://reports.example/csp';
  jest.resetModules();
  const configured = await import('../../../../src/postbuild/hosting/rules');
  delete process.env.CSP_REPORT_URL;
  const policy = policyOf(noCode());
  configured.writeHosting(build, '/', [], policy);
  for (const file of ['_headers', '_nginx.conf'])
    expect(read(file)).toContain(`${policy}; report-uri https://reports.example/csp`);
  expect(policyTag(policy)).not.toContain('report');
});

test('the build rejects more inline scripts than fit into the header', () => {
  const pages = Array.from({ length: 40 }, (_, number) => `<script>page(${number})</script>`);
  expect(() => policyFor(...pages)).toThrow(
    'The pages contain 40 different inline scripts and 0 different inline styles',
  );
});

test('Algolia and an icon style sheet add their own hosts to the policy', async () => {
  const connections = ["'self'", 'https://api.github.com', 'https://api.npmjs.org', 'https://registry.npmjs.org'];
  expect(policyFor('')['connect-src']).toEqual(connections);
  Object.assign(process.env, {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_API_KEY: 'key',
    ICON_STYLESHEET_URL: 'https://i.co/a.css',
  });
  jest.resetModules();
  const configured = await import('../../../../src/postbuild/hosting/policy');
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  const policy = configured.policyOf(noCode());
  for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ICON_STYLESHEET_URL']) delete process.env[name];
  expect(policy).toContain(
    `connect-src ${connections.join(' ')} ${hosts.map((host) => `https://APP${host}`).join(' ')};`,
  );
  expect(policy).toContain(`style-src 'self' ${algoliaLogo} https://i.co; font-src 'self' https://i.co;`);
  expect(policy).toContain("script-src 'self';");
});

test('aliases of versions redirect temporarily', () => {
  writeHosting(build, '/base/', [], policyOf(noCode()));
  const rules = read('_redirects').split('\n');
  for (const rule of ['latest /base/docs', 'latest/* /base/docs/:splat', 'v2.8.5/* /base/docs/2.8.5/:splat'])
    expect(rules).toContain(`/base/docs/${rule} 302`);
});

test('version aliases and permanent links redirect on hosts without redirect rules', () => {
  const redirects = temporaryRedirectsOf(['/site/', '/site/docs/classes/Player', '/site/docs/2.8.5/intro'], '/site/');
  expect(redirects).toHaveLength(versionAliases.length + 1);
  for (const [from, to] of [
    ['latest', 'intro'],
    [currentVersion.version, 'intro'],
    ['v2.8.5', '2.8.5/intro'],
    [`${currentVersion.version}/classes/Player`, 'classes/Player'],
  ])
    expect(redirects).toContainEqual({ from: `/site/docs/${from}`, to: `/site/docs/${to}` });
});

test('each alias of a page redirects to it', () => {
  const redirects = redirectsOf(['/site/docs/intro', '/site/docs/category/\ufe0f-classes'], '/site/');
  writeHosting(build, '/site/', redirects, policyOf(noCode()));
  const rules = [
    '/site/docs /site/docs/intro 301',
    '/site/docs/category/classes /site/docs/category/%EF%B8%8F-classes 301',
  ];
  expect(read('_redirects').split('\n').slice(0, 2)).toEqual(rules);
  expect(read('_nginx.conf')).toContain('location = /site/docs {\n  return 301 /site/docs/intro$is_args$args;');
  const { file, html } = redirectPage(redirects[0], '/site/', '<meta>');
  expect(file).toBe('docs/index.html');
  expect(html).toContain('<meta charset="utf-8"><meta><meta http-equiv="refresh" content="0; url=/site/docs/intro">');
});
