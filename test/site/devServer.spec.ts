import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/port.mjs';
import { addCounter, copySite, docusaurus } from './siteCopy';
import { at, colorMode, expect, heading, scrollTop, test, toggle } from './support';

/** Starts the development server for the site in a folder. Writes the server output to a file. */
function startServer(folder: string, port: number, log: string) {
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, NODE_ENV: 'development', ONLY_VERSIONS: 'current' },
  });
  const ended = once(child, 'exit');
  return async function stop(): Promise<void> {
    child.kill();
    await ended;
  };
}

let folder: string;
let origin: string;
let stop: () => Promise<void>;

test.skip(!process.env.TEST_ALL, 'The server needs 20 seconds to start.');
// Runs all tests in one worker, so that they share one server.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = copySite();
  addCounter(folder, 'docs/counter.mdx');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const { outputDir } = test.info().project;
  mkdirSync(outputDir, { recursive: true });
  const log = join(outputDir, 'dev-server.log');
  stop = startServer(folder, port, log);
  const answers = () =>
    fetch(origin + at('/')).then(
      ({ ok }) => ok,
      () => false,
    );
  // Waits for the first compilation, because the server does not respond until it is complete.
  await expect.poll(answers, { message: `the server answers, see ${log}`, timeout: 240_000 }).toBe(true);
});

test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Replaces a file atomically, as many editors do, so that the server never reads a half-written file. */
function save(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test('the development server shows an edit without a reload at the same scroll position', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin + at('/docs/intro'));
  await expect(heading(page)).toHaveText('Introduction', { timeout: 60_000 });
  const mode = await colorMode(page);
  await toggle(page).click();
  await expect.poll(() => colorMode(page)).not.toBe(mode);
  // Waits for the heading font before scrolling, because the font changes the page height.
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 300)));
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const file = join(folder, 'docs/intro.mdx');
  const original = readFileSync(file, 'utf8');
  for (const edit of ['An edit.', 'Another edit.']) {
    save(file, `${original}\n${edit}\n`);
    await expect(page.getByText(edit, { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(await scrollTop(page)).toBe(300);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  }
  expect(errors).toEqual([]);
});

test('the development server covers the page with one overlay until a compile error is fixed', async ({ page }) => {
  await page.goto(origin + at('/docs/intro'));
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  const file = join(folder, 'docs/intro.mdx');
  const original = readFileSync(file, 'utf8');
  save(file, `${original}\n<Tabs>\n`);
  const overlay = page.locator('iframe');
  const message = overlay.first().contentFrame().getByText('Expected a closing tag for `<Tabs>`').first();
  await expect(message).toBeVisible({ timeout: 60_000 });
  await expect(overlay).toHaveCount(1);
  save(file, original);
  await expect(overlay).toHaveCount(0, { timeout: 60_000 });
  await expect(heading(page)).toBeVisible();
});

test('the development server reports that search needs a build', async ({ page }) => {
  const message = 'Search needs a build. Run npm run build && npm run serve.';
  await page.goto(origin + at('/search?q=Manager'));
  await expect(page.getByRole('alert')).toContainText(message, { timeout: 60_000 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Manager');
  await expect(page.getByRole('dialog')).toContainText(message, { timeout: 60_000 });
});

test('an island on an MDX page counts clicks on the development server', async ({ page }) => {
  await page.goto(origin + at('/docs/counter'));
  const button = page.getByRole('button', { name: 'Count: 1' });
  await button.click({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Count: 2' })).toBeVisible();
});
