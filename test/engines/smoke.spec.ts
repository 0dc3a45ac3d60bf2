import { freePort } from '../../scripts/lib/port.mjs';
import { coveredFocus, focusLast, overhangOf, overlaps, stickyPages, widePages } from '../site/layout';
import { translate } from '../site/translator';
import { at, Reader } from './reader';
import { serveSite } from './server';
import { expect, test } from './test';

const manager = '/docs/classes/Manager';
const create = `${manager}#create`;
const field = '.DocSearch-Input';
const searchButton = '.navbar search-bar a';
const firstHit = '[role=treeitem][aria-selected=true] a';
const sidebar = '.navbar-sidebar';
const contents = '.theme-doc-toc-desktop';

const scrollTop = (reader: Reader) => reader.evaluate(() => Math.round(scrollY));

/**
 * Waits until the page stops scrolling. Resolves to the distance from the navbar to a heading. If the navbar is hidden,
 * measures from the top of the window.
 */
const distanceTo = (reader: Reader, id: string) =>
  reader.evaluate(async (heading) => {
    const measure = () => {
      const bottom = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
      return document.getElementById(heading)!.getBoundingClientRect().top - Math.max(0, bottom);
    };
    let distance = measure();
    for (let frames = 0; frames < 20; frames++) {
      await new Promise(requestAnimationFrame);
      if (measure() === distance) continue;
      distance = measure();
      frames = 0;
    }
    return Math.round(distance);
  }, id);

/**
 * Waits until the page has moved to a heading and the search dialog is closed. Fails unless the heading is directly
 * below the navbar.
 */
async function arrivesAt(reader: Reader, path: string) {
  await reader.isAt(path);
  await reader.has('body:not(:has(.DocSearch-Modal))');
  const distance = await distanceTo(reader, path.replace(/.*#/, ''));
  expect(distance, `pixels from the navbar to the heading of ${path}`).toBeGreaterThanOrEqual(0);
  expect(distance, `pixels from the navbar to the heading of ${path}`).toBeLessThan(100);
}

async function search(reader: Reader, query: string, path: string) {
  await reader.press('Control', 'k');
  await reader.has(`${field}:focus`);
  await reader.type(query);
  await reader.has(`${firstHit}[href="${at(path)}"]`);
}

for (const [path, title] of [
  ['/', 'Music for your Discord bot'],
  [manager, 'Manager'],
  ['/search', 'Search the documentation'],
  ['/versions', 'Versions'],
  ['/statistics', 'Statistics'],
] as const) {
  test(`the page ${path} loads without errors`, async ({ reader }) => {
    await reader.open(path);
    await reader.shows('h1', title);
  });
}

test('links in prose are underlined', async ({ reader }) => {
  await reader.open('/docs/intro');
  const line = () => getComputedStyle(document.querySelector('main .markdown p > a')!).textDecorationLine;
  expect(await reader.evaluate(line)).toBe('underline');
});

test('the table of versions keeps its ARIA roles on narrow screens', async ({ reader }) => {
  await reader.resize(390, 844);
  await reader.open('/versions');
  const display = () => getComputedStyle(document.querySelector('main table tbody th[scope=row]')!).display;
  expect(await reader.evaluate(display)).toBe('block');
  for (const [selector, role] of [
    ['main table', 'table'],
    ['main table tbody tr', 'row'],
    ['main table thead th', 'columnheader'],
    ['main table tbody th[scope=row]', 'rowheader'],
    ['main table td', 'cell'],
  ])
    expect(await reader.roleOf(selector), selector).toBe(role);
});

test('the version menu opens the same page of another version', async ({ reader }) => {
  await reader.open(manager);
  await reader.hover('.navbar nav-dropdown button');
  await reader.click('.navbar .dropdown__link', 'v2.8.4');
  await reader.isAt('/docs/2.8.4/classes/Manager');
  await reader.shows('h1', 'Manager');
});

test('the mobile menu closes on Escape and opens a page', async ({ reader }) => {
  await reader.resize(390, 844);
  await reader.open('/');
  expect(await reader.evaluate(() => innerWidth)).toBe(390);
  await reader.click('.navbar__toggle');
  await reader.press('Escape');
  await reader.has(`${sidebar}:not([open])`);
  await reader.click('.navbar__toggle');
  await reader.click(`${sidebar} a`, 'Statistics');
  await reader.isAt('/statistics');
});

test('a click on the search button opens the dialog, and Escape keeps the scroll position', async ({ reader }) => {
  await reader.open(manager);
  await reader.click(searchButton);
  await reader.has(`${field}:focus`);
  await reader.press('Escape');
  await reader.has(`${searchButton}:focus`);
  await distanceTo(reader, 'create');
  expect(await scrollTop(reader)).toBe(0);
  await reader.click(searchButton);
  await reader.has(`${field}:focus`);
  await reader.type('create');
  await reader.has(firstHit);
});

test('Tab reaches only the links, buttons and field of the search dialog', async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.press('Control', 'k');
  await reader.has(`${field}:focus`);
  await reader.type('create');
  await reader.shows('.search-dialog [role=status]', /result/);
  const stops: string[] = [];
  while (stops.at(-1) !== 'INPUT') {
    await reader.press('Tab');
    stops.push(await reader.evaluate(() => document.activeElement!.tagName));
  }
  expect([...new Set(stops)].sort()).toEqual(['A', 'BUTTON', 'INPUT']);
});

test('End scrolls to the end of the home page on a phone', async ({ reader }) => {
  await reader.resize(390, 844);
  await reader.open('/');
  await reader.press('End');
  const rest = () => reader.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(rest).toBe(0);
});

test('Enter opens a hit on another page and on the same page', async ({ reader }) => {
  await reader.open('/docs/intro');
  for (const top of [0, 0, 30_000]) {
    await reader.evaluate((y) => scrollTo(0, y), top);
    await search(reader, 'Manager.create', create);
    await reader.press('Enter');
    await arrivesAt(reader, create);
  }
});

test('the table of contents links to headings, and Back restores the scroll position', async ({ reader }) => {
  await reader.open(manager);
  const follow = async (id: string) => {
    await reader.click(`${contents} a[href="#${id}"]`);
    await arrivesAt(reader, `${manager}#${id}`);
  };
  // Expands the “Methods” group.
  await follow('methods');
  await follow('search');
  await follow('create');
  await reader.evaluate(() => scrollBy(0, 1_500));
  await reader.has(`${contents} a:not([href="#create"]).table-of-contents__link--active`);
  await follow('create');
  await follow('destroy');
  const before = await scrollTop(reader);
  await reader.open('/statistics');
  await reader.back();
  await reader.isAt(`${manager}#destroy`);
  await expect.poll(() => scrollTop(reader)).toBe(before);
});

/** Hovers over a link and waits until its page has been prefetched. */
async function prefetch(reader: Reader, link: string, path: string) {
  await reader.hover(`${link}[href="${at(path)}"]`);
  const isFetched = (page: string) =>
    performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === page);
  await expect.poll(() => reader.evaluate(isFetched, at(path)), `prefetch of ${path}`).toBe(true);
}

const hasWorker = (reader: Reader) => reader.evaluate(() => navigator.serviceWorker.controller !== null);

test('prefetched and visited pages open after the server stops', async ({ engineBrowser }) => {
  const port = await freePort();
  const stop = await serveSite(port);
  const reader = new Reader(engineBrowser, `http://localhost:${port}`);
  await reader.resize(1280, 800);
  await reader.open('/docs/intro');
  await prefetch(reader, '.navbar a', '/usedby');
  await expect.poll(() => hasWorker(reader), 'worker').toBe(true);
  await reader.open('/versions');
  await reader.open('/docs/intro');
  const player = '/docs/classes/Player';
  await prefetch(reader, 'main a', player);
  await stop();
  await reader.click(`main a[href="${at(player)}"]`);
  await reader.shows('h1', 'Player');
  await reader.open('/versions');
  await reader.shows('h1', 'Versions');
  await reader.open(manager);
  await reader.shows('h1', 'Not saved for offline reading');
});

/** Composes a word in the focused field without ending the composition, as keyboards with predictive text do. */
const compose = (reader: Reader, text: string) =>
  reader.evaluate((word) => {
    const input = document.activeElement as HTMLInputElement;
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (let length = 1; length <= word.length; length++) {
      const data = word.slice(0, length);
      input.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data }));
      input.setRangeText(data, 0, input.value.length, 'end');
      input.dispatchEvent(
        new InputEvent('input', { bubbles: true, data, inputType: 'insertCompositionText', isComposing: true }),
      );
    }
  }, text);

test('search shows hits while a word is composed, and the final Enter does not open a hit', async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.click(searchButton);
  await reader.has(`${field}:focus`);
  await compose(reader, 'Manager.create');
  await reader.has(`${firstHit}[href="${at(create)}"]`);
  await reader.evaluate(() => {
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    }
  });
  await reader.isAt('/docs/intro');
  await reader.has(`${field}:focus`);
  await reader.press('Enter');
  await arrivesAt(reader, create);
});

test('a Russian keyboard opens the search over the list of shortcuts', async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.press('?');
  await reader.has('dialog.keyboard-help');
  await reader.evaluate(() =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  await reader.has(`body:not(:has(dialog.keyboard-help)) ${field}:focus`);
  await reader.type('create');
  await reader.has(firstHit);
});

test('a translated page finds hits and updates its results', async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.evaluate(translate);
  await search(reader, 'Manager.create', create);
  await reader.shows('.search-dialog [role=status]', /RESULTS?/);
  await reader.press('Enter');
  await arrivesAt(reader, create);
  await reader.open('/search?q=volume');
  await reader.evaluate(translate);
  await reader.shows('main [role=status]', /RESULTS FOR “VOLUME”/);
  await reader.click('main input[type=search]');
  await reader.type('s');
  await reader.shows('main [role=status]', /RESULTS? FOR “VOLUMES”/);
});

/** Returns the texts of all elements that match the selector, without invisible spaces. */
const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent.replace(/[\s\u200b]+/g, ' ').trim());

for (const [width, height] of [
  [1366, 768],
  [320, 256],
]) {
  test(`Shift+Tab moves the focus to visible elements in a window of ${width} × ${height} px`, async ({ reader }) => {
    await reader.resize(width, height);
    for (const [path, last] of stickyPages) {
      await reader.open(path);
      await reader.has(last);
      expect(await reader.evaluate(overhangOf), path).toBeLessThanOrEqual(0);
      await reader.evaluate(focusLast, last);
      const covered: string[] = [];
      for (let stops = 0; stops < 30; stops++) {
        await reader.press('Shift', 'Tab');
        covered.push(await reader.evaluate(coveredFocus));
      }
      expect(covered.filter(Boolean), path).toEqual([]);
    }
  });
}

test.describe('in Firefox', () => {
  test.skip(({ engine }) => engine !== 'firefox', 'WebDriver reaches these features only in Firefox.');

  test('pages and the navbar fit with a default font size of 24 px', async ({ reader, engineBrowser }) => {
    const preference = 'font.size.variable.x-western';
    await engineBrowser.runInWindow!(`Services.prefs.setIntPref('${preference}', 24)`);
    await reader.resize(320, 640);
    for (const path of widePages) {
      await reader.open(path);
      if (path.includes('?')) await reader.has('main :is(details, section) li a');
      expect.soft(await reader.evaluate(overhangOf), path).toBeLessThanOrEqual(0);
    }
    for (const width of [1500, 1366, 1100, 390, 320]) {
      await reader.resize(width, 640);
      expect.soft(await reader.evaluate(overlaps), `${width} px`).toEqual([]);
    }
    await engineBrowser.runInWindow!(`Services.prefs.clearUserPref('${preference}')`);
  });

  test('the reader view shows all headings, signatures and samples of a page', async ({
    reader,
    baseURL,
    engineBrowser,
  }) => {
    for (const path of ['/docs/guides/troubleshooting', '/docs/classes/Player', '/docs/enums/SearchPlatform']) {
      await reader.open(path);
      const texts = await reader.evaluate(textsOf, 'main article :is(h2, h3, h4, pre)');
      expect(texts.length, path).toBeGreaterThan(10);
      await engineBrowser.runInWindow!(
        `gBrowser.selectedBrowser.fixupAndLoadURIString('about:reader?url=${baseURL + at(path)}', {
          triggeringPrincipal: Services.scriptSecurityManager.getSystemPrincipal(),
        })`,
      );
      await reader.has('.moz-reader-content h2');
      const [shown] = await reader.evaluate(textsOf, '.moz-reader-content');
      expect
        .soft(
          texts.filter((text) => !shown.includes(text)),
          path,
        )
        .toEqual([]);
    }
    // Opens the site again, so that the fixture can read the site's storage.
    await reader.open('/');
  });
});
