import { expect, open, test } from './support';
import {
  type Answer,
  type Source,
  answer,
  comeIntoView,
  expectUnavailable,
  expectValues,
  figure,
  json,
  lastYear,
  names,
  panel,
  retry,
  sources,
  status,
  summary,
  value,
} from './statistics';

// Readers who save data are asked before anything is loaded.
test.use({ savesData: false });

// Every failure of every source is told apart by the unit tests.
test.describe('a source that', () => {
  for (const [what, name, broken, reason] of [
    ['cannot be reached', 'repository', (route) => route.abort(), 'cannot be reached'],
    ['limits requests', 'downloads', status(403, '{"message":"API rate limit exceeded"}'), 'Too many requests'],
    ['answers in HTML', 'year', status(200, '<!doctype html><p>Hello</p>'), 'makes no sense'],
  ] as [string, Source, Answer, string][]) {
    test(`${what} leaves the others alone, and answers after Retry`, async ({ page }) => {
      await answer(page, { [name]: broken });
      await open(page, '/statistics');
      await comeIntoView(page);
      await expectUnavailable(page, name, reason);
      for (const other of names.filter((one) => one !== name)) await expectValues(page, other);
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      expect(await page.evaluate((id) => localStorage.getItem(`magmastream.live.${id}`), name)).toBeNull();

      await page.unrouteAll();
      await answer(page);
      const [first] = Object.keys(sources[name].figures);
      await retry(figure(page, first)).click();
      await expectValues(page, name);
      await expect(value(page, first)).toBeFocused();
    });
  }

  test('answers in part shows that part, and keeps nothing of it', async ({ page }) => {
    await answer(page, {
      repository: json({ stargazers_count: 7, forks_count: -1, created_at: '1970-01-01T00:00:00Z' }),
    });
    await open(page, '/statistics');
    await comeIntoView(page);
    await expect(value(page, 'stars')).toHaveText('7');
    for (const id of ['watchers', 'forks', 'issues', 'created', 'pushed'])
      await expect(value(page, id), id).toHaveText('Unavailable');

    await expect(summary(page)).toHaveText('6 of 11 figures are up to date.');
    expect(await page.evaluate(() => localStorage.getItem('magmastream.live.repository'))).toBeNull();
  });

  test('is slow is given up after five seconds, and no other waits for it', async ({ page }) => {
    const [slow, ...others] = names;
    await page.clock.install();
    await answer(page, { [slow]: () => new Promise(() => {}) });
    await open(page, '/statistics');
    await panel(page).scrollIntoViewIfNeeded();
    for (const other of others) await expectValues(page, other);
    const [first] = Object.keys(sources[slow].figures);
    await expect(figure(page, first)).toContainText('Loading');
    await page.clock.runFor(5000);
    await expectUnavailable(page, slow, 'No answer within 5 seconds');
  });

  test('fails with all the others leaves a page that works', async ({ page }) => {
    await answer(page, Object.fromEntries(names.map((name) => [name, status(503)])));
    await open(page, '/statistics');
    await comeIntoView(page);
    await expect(summary(page)).toHaveText('0 of 11 figures are up to date.');
    for (const name of names) await expectUnavailable(page, name, 'answers with an error');
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Symbols' })).toBeVisible();
  });
});

test.describe('what was answered', () => {
  test('is kept for an hour, then asked for again, and marked as stale while nobody answers', async ({ page }) => {
    const start = new Date('2026-03-10T14:05:00');
    await page.clock.install({ time: start });
    const then = json(lastYear(start.getTime()));
    let asked = await answer(page, { year: then });
    await open(page, '/statistics');
    await comeIntoView(page);
    expect(asked.length).toBeGreaterThan(0);
    await expect(figure(page, 'stars')).toContainText(/as of 14:0[5-9]/);

    await page.unrouteAll();
    asked = await answer(page, { year: then });
    await page.clock.fastForward('55:00');
    await open(page, '/statistics');
    await comeIntoView(page);
    for (const name of names) await expectValues(page, name);
    await expect(figure(page, 'stars')).toContainText(/as of 14:0[5-9]/);
    expect(asked).toEqual([]);

    await page.unrouteAll();
    asked = await answer(page, Object.fromEntries(names.map((name) => [name, status(500)])));
    await page.clock.fastForward('10:00');
    await open(page, '/statistics');
    await comeIntoView(page);
    expect([...new Set(asked)].sort()).toEqual([...names].sort());
    await expect(value(page, 'stars')).toHaveText('1,234');
    await expect(figure(page, 'stars')).toContainText(/Last visit: 10 March 2026, 14:0[5-9]/);
    await expect(summary(page)).toHaveText('0 of 11 figures are up to date.');

    await page.unrouteAll();
    await answer(page, { year: then, repository: json({ stargazers_count: 1235 }) });
    await retry(figure(page, 'stars')).click();
    await expect(value(page, 'stars')).toHaveText('1,235');
    await expect(figure(page, 'stars')).toContainText('as of 15:');
    await expect(figure(page, 'forks')).toContainText('Last visit');
  });

  test('is asked for again where what is stored makes no sense', async ({ page }) => {
    const asked = await answer(page);
    await page.addInitScript(() => {
      const values = { stars: -1, watchers: 'x', forks: [], issues: null, created: '<b>', pushed: '9999-99-99' };
      localStorage.setItem('magmastream.live.repository', JSON.stringify({ shape: 1, at: Date.now(), values }));
      localStorage.setItem('magmastream.live.contributors', '{"shape":1,');
      localStorage.setItem('magmastream.live.year', 'null');
      localStorage.setItem('magmastream.live.package', JSON.stringify({ shape: 0, at: Date.now(), values: {} }));
    });
    await open(page, '/statistics');
    await comeIntoView(page);
    expect([...new Set(asked)].sort()).toEqual([...names].sort());
    for (const name of names) await expectValues(page, name);
  });
});
