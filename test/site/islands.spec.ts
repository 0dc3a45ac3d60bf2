import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, expect, ready, test } from './support';
import { addCounter, copySite, docusaurus } from './siteCopy';

/** The site configuration, reduced to a single documentation page. */
const config = `import site from './docusaurus.config';

const [[, { docs, ...preset }]] = site.presets as any;
export default {
  ...site,
  presets: [['classic', { ...preset, docs: { ...docs, path: 'counter', sidebarPath: false }, pages: false }]],
  plugins: site.plugins!.filter((plugin) => !/preflight|postbuild/.test((plugin as { name: string }).name)),
  themeConfig: { ...site.themeConfig, navbar: { items: [] } },
};
`;

let folder: string;

test.skip(!process.env.TEST_ALL, 'The test builds a copy of the site.');

test.beforeAll(() => {
  test.setTimeout(180_000);
  folder = copySite();
  addCounter(folder, 'counter/counter.mdx');
  writeFileSync(join(folder, 'counter.config.ts'), config);
  execFileSync(process.execPath, [docusaurus, 'build', '--config', 'counter.config.ts'], {
    cwd: folder,
    env: { ...process.env, ONLY_VERSIONS: 'current', NODE_ENV: 'production' },
    stdio: 'pipe',
  });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('the build renders an island on an MDX page, and the island counts clicks', async ({ page }) => {
  const build = join(folder, 'build');
  expect(readFileSync(join(build, 'docs/counter.html'), 'utf8')).toMatch(/<button[^>]*>Count: 1</);
  await page.route('http://counter.test/**', (route) => {
    const file = join(build, new URL(route.request().url()).pathname.slice(at('/').length));
    return route.fulfill({ path: existsSync(file) ? file : `${file}.html` });
  });
  await page.goto(`http://counter.test${at('/docs/counter')}`);
  await ready(page);
  await page.getByRole('button', { name: 'Count: 1' }).click();
  await page.getByRole('button', { name: 'Count: 2' }).click();
  await expect(page.getByRole('button', { name: 'Count: 3' })).toBeVisible();
});
