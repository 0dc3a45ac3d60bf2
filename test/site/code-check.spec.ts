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

test('the code check marks each pasted line that breaks, with the change and the new name', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method() + request.url()));
  await open(page, path);
  expect(requests.filter((url) => /compiler_worker/.test(url))).toEqual([]);
  await page.getByLabel('Paste code').fill(bot);
  await check(page);
  await expect(status(page)).toHaveText('2 problems on 2 lines in one file, from 2.7.5 to 2.8.7.');
  await expect(page.getByRole('button', { name: 'Check my code' })).toBeFocused();
  const lines = page.getByRole('region', { name: 'pasted.js' }).locator('ol > li');
  await expect(lines).toHaveText([
    /^Line 4 ended\.destroy\(\);.*now returns a promise/,
    /^Line 5 .*textChannel is now textChannelId\..*Renamed\s*textChannel → textChannelId/,
  ]);
  await expect(lines.nth(1).getByRole('link', { name: 'Player.textChannel in 2.7.5' })).toBeVisible();
  await expect(lines.nth(1).getByRole('link', { name: 'Player.textChannelId in 2.8.7' })).toBeVisible();
  await expectAccessible(page, 'code check', 'main');
  expect(requests.every((request) => request.startsWith('GET'))).toBe(true);
});

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const choose = (page: Page, files: ReturnType<typeof file>[]) =>
  page.getByLabel('Or choose files').setInputFiles(files);

test('the code check checks chosen files together, and lists files that it refuses', async ({ page }) => {
  await open(page, path);
  const handler = file('stop.ts', 'export const stop = (client: any) => client.music.get("1").voiceChannel;');
  await choose(page, [handler]);
  await expect(status(page)).toHaveText('Chosen: one file.');
  await check(page);
  await expect(status(page)).toContainText('One problem on one line in one file');
  await expect(status(page)).toContainText('No file imports Magmastream');
  await choose(page, [handler, file('index.js', bot), file('notes.txt', 'Player')]);
  await expect(status(page)).toHaveText('Chosen: 2 files.');
  await check(page);
  await expect(status(page)).toHaveText('3 problems on 3 lines in 2 files, from 2.7.5 to 2.8.7.');
  await expect(page.getByRole('region', { name: 'stop.ts' })).toContainText('voiceChannel is now voiceChannelId');
  for (const [name, message] of [
    ['bot.py', 'None of these files contains JavaScript or TypeScript. Choose other files.'],
    ['bot.zip', 'bot.zip is an archive. Unpack it, then choose the folder.'],
  ]) {
    await choose(page, [file(name, 'Player')]);
    await expect(status(page)).toHaveText(message);
    await check(page);
    await expect(status(page)).toHaveText(message);
  }
});

test('the code check groups problems by line, shows syntax errors, and links to a guide', async ({ page }) => {
  await open(page, path);
  await choose(page, [
    file(
      'create.js',
      `const { Manager } = require('magmastream');
module.exports = (manager) => manager.create({ guild: '1', voiceChannel: '1', textChannel: '1' });`,
    ),
    file('filters.js', "const { Player } = require('erela.js');\nmodule.exports = (player) => player.setEQ();"),
    file('broken.ts', 'import { Manager } from "magmastream";\nconst = 1;'),
  ]);
  await check(page);
  const lines = page.getByRole('region', { name: 'create.js' }).locator('ol > li');
  await expect(lines).toHaveCount(1);
  for (const name of ['guild', 'voiceChannel', 'textChannel'])
    await expect(lines).toContainText(`${name} is now ${name}Id.`);
  await expect(page.getByRole('region', { name: 'filters.js' })).toContainText(
    'Import magmastream instead of erela.js.',
  );
  await expect(checkPanel(page).getByRole('link', { name: 'From erela.js' })).toBeVisible();
  await expect(checkPanel(page)).toContainText('broken.ts, line 2:');
});

test('the code check lists values that it could not follow, instead of reporting success', async ({ page }) => {
  await open(page, path);
  await choose(page, [
    file('index.js', bot.split('\n').slice(0, 2).join('\n')),
    file('skip.js', 'module.exports = (ctx) => ctx.load("player").lavalink.get("1").stop();'),
  ]);
  await check(page);
  await expect(status(page)).toHaveText('No problem found, but the check could not follow some values.');
  await expect(checkPanel(page)).toContainText('ctx.load("player").lavalink in one file: skip.js');
});

test('the code check stops a check on request, shows a failed download of the compiler, and checks the code after a retry', async ({
  page,
}) => {
  await open(page, path);
  await page.context().route(compiler, () => new Promise(() => undefined));
  await page.getByLabel('Paste code').fill(bot);
  await check(page);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The check was stopped before it finished.');
  await page.context().unroute(compiler);
  await page.context().route(compiler, (route) => route.abort());
  await check(page);
  await expect(page.getByRole('alert')).toContainText('The TypeScript compiler could not be loaded');
  await page.context().unroute(compiler);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(status(page)).toHaveText('2 problems on 2 lines in one file, from 2.7.5 to 2.8.7.');
});

test('the code check starts from the versions of the comparison, and checks against the versions that the reader chooses', async ({
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
  await expect(status(page)).toContainText('No problem found from 2.7.5 to 2.8.0 in the file that uses Magmastream.');
});
