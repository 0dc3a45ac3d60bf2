import type { Page } from '@playwright/test';
import { queryLimit } from '../../src/search/engine/protocol';
import { expectAccessible } from './axe';
import { expect, open, test } from './search';
import { hold } from './support';

const message = 'Manager option "playNextOnEnd" must be a boolean.';
const log = `[2026-03-04 10:11:12] [ERROR] [antiCrash] Error: ${message}
    at Manager.init (/home/bot/node_modules/magmastream/dist/index.js:10:11)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)
[2026-03-04 10:11:13] [INFO] Logged in as Melody`;
const long = Array.from({ length: 20 }, (_, index) => `the node ${index} did not answer in time`).join(' and ');

/** Pastes a text with the keyboard. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

test('the frame accepts the pasted message of a log', async ({ page, search }) => {
  const release = await hold(page, /docsearch/);
  await search.visit();
  await paste(page, log);
  await expect(search.field).toHaveValue(message);
  await expect(search.dialog.getByRole('link', { name: 'Search the whole text' })).toBeVisible();
  release();
  await search.finishes();
  await expect(search.field).toHaveValue(message);
  await expect(search.field).toBeFocused();
  await expect(search.hits.first()).toBeVisible();
});

test('the dialog accepts the pasted message of a log, and searches for the whole text', async ({ page, search }) => {
  await search.visit();
  await search.loads();
  await paste(page, log);
  await expect(search.field).toHaveValue(message);
  const whole = search.dialog.getByRole('link', { name: 'Search the whole text' });
  await expect(whole).toBeVisible();
  await search.finishes();
  await expect(search.hits.first()).toBeVisible();
  await expectAccessible(page, 'the row', '.DocSearch-Modal');

  await search.field.press('ControlOrMeta+a');
  await paste(page, long);
  await expect(search.field).toHaveValue(long.slice(0, 64));
  await expect(whole).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(whole, 'after an edit').toBeHidden();
  await search.field.press('ControlOrMeta+a');
  await paste(page, 'setVolume');
  await expect(search.field).toHaveValue('setVolume');
  await expect(whole, 'after a short text').toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(search.field).not.toHaveValue('setVolume');
  await search.field.press('ControlOrMeta+a');
  await paste(page, long);

  // Moves the focus past the buttons of the field to the next control.
  for (let presses = 0; presses < 4 && !(await whole.evaluate((link) => link === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue(long.slice(0, queryLimit));
  await expect(page.getByRole('main').getByRole('status')).toContainText('the node 0 did not');
});

test('the dialog keeps the focus of the row when it replaces the frame', async ({ page, search }) => {
  const release = await hold(page, /docsearch/);
  await search.visit();
  await paste(page, long);
  const whole = search.dialog.getByRole('link', { name: 'Search the whole text' });
  await whole.focus();
  release();
  await search.loads();
  await expect(whole).toBeFocused();
});

test('a paste inserts the text at the caret', async ({ page, search }) => {
  await search.visit('play twice');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await paste(page, '  er.queue\n');
  await expect(search.field).toHaveValue('player.queue twice');
});

test('the search page accepts the pasted message of a log in its field', async ({ page }) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Search for' });
  await field.focus();
  await paste(page, log);
  await expect(field).toHaveValue(message);
  await expect(page.getByRole('main').getByRole('status')).toContainText('playNextOnEnd');
  await field.press('ControlOrMeta+a');
  await paste(page, long.repeat(3));
  await expect(field).toHaveValue(long.repeat(3).slice(0, queryLimit));
});
