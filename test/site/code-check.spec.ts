import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, open, test } from './support';

const path = '/versions?from=2.7.5&to=2.8.7#check';
const compiler = '**/assets/js/src_features_versions_compiler_worker*.js';
const bot = `const magma = require('magmastream');
client.music = new magma.Manager({ nodes: [], send: (id, payload) => client.ws.send(payload) });
client.music.on('queueEnd', (ended) => {
  ended.destroy();
  console.log(ended.textChannel);
});`;

const checkPanel = (page: Page) => page.getByRole('region', { name: 'Check your code' });
const status = (page: Page) => checkPanel(page).getByRole('status');
const check = (page: Page) => page.getByRole('button', { name: 'Check my code' }).click();

test('marks each line of pasted code that breaks, with the change and the new name', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method() + request.url()));
  await open(page, path);
  expect(requests.filter((url) => /compiler_worker/.test(url))).toEqual([]);
  await page.getByLabel('Paste code').fill(bot);
  await check(page);
  await expect(status(page)).toHaveText('Change 2 lines in one file.');
  const lines = page.getByRole('region', { name: 'pasted.js' }).locator('ol > li');
  await expect(lines).toHaveText([
    /^Line 4 ended\.destroy\(\);.*now returns a promise/,
    /^Line 5 .*Renamed\s*textChannel → textChannelId/,
  ]);
  await expect(lines.nth(1).getByRole('link', { name: 'Player.textChannel in 2.7.5' })).toBeVisible();
  await expect(lines.nth(1).getByRole('link', { name: 'Player.textChannelId in 2.8.7' })).toBeVisible();
  await expectAccessible(page, 'code check');
  expect(requests.every((request) => request.startsWith('GET'))).toBe(true);
});

test('checks chosen files together, and names files without an import of Magmastream', async ({ page }) => {
  await open(page, path);
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const handler = file('stop.ts', 'export const stop = (client: any) => client.music.get("1").voiceChannel;');
  await page.getByLabel('Or choose files').setInputFiles([handler]);
  await expect(status(page)).toHaveText('Chosen: one file.');
  await check(page);
  await expect(status(page)).toContainText('No file imports Magmastream');
  await page.getByLabel('Or choose files').setInputFiles([handler, file('index.js', bot), file('notes.txt', 'Player')]);
  await check(page);
  await expect(status(page)).toHaveText('Change 3 lines in 2 files.');
  await expect(page.getByRole('region', { name: 'stop.ts' })).toContainText('voiceChannel → voiceChannelId');
  await page.getByLabel('Or choose files').setInputFiles([file('notes.txt', 'Player')]);
  await expect(status(page)).toHaveText('None of these files contains JavaScript or TypeScript. Choose other files.');
});

test('shows a failed download of the compiler, and checks the code after a retry', async ({ page }) => {
  await open(page, path);
  await page.context().route(compiler, (route) => route.abort());
  await page.getByLabel('Paste code').fill(bot);
  await check(page);
  await expect(page.getByRole('alert')).toContainText('The TypeScript compiler could not be loaded');
  await page.context().unroute(compiler);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(status(page)).toHaveText('Change 2 lines in one file.');
});

test('reports a syntax error with its line', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('Paste code').fill('import { Manager } from "magmastream";\nconst = 1;');
  await check(page);
  await expect(checkPanel(page)).toContainText('pasted.ts, line 2:');
});

test('starts from the versions of the comparison, and checks against the versions that the reader chooses', async ({
  page,
}) => {
  await open(page, '/versions');
  await page.getByRole('combobox', { name: 'From' }).selectOption('2.7.5');
  await page.getByRole('link', { name: 'Check your code', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your code' })).toBeInViewport();
  const version = (name: string) => checkPanel(page).getByRole('combobox', { name });
  await expect(version('Your version')).toHaveValue('2.7.5');
  await page.getByLabel('Paste code').fill(bot);
  await version('New version').selectOption('2.7.5');
  await check(page);
  await expect(status(page)).toHaveText('Choose two different versions.');
  await version('New version').selectOption('2.8.0');
  await check(page);
  await expect(status(page)).toContainText('No line in one file breaks between 2.7.5 and 2.8.0.');
});
