/* global window, document, performance, sessionStorage, PerformanceObserver, addEventListener, setTimeout, requestAnimationFrame */
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import { blockingTime } from './benchTable.mjs';

/** What is measured on: a phone of the middle class in a slow mobile network. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** A page that has neither worked nor loaded anything for this many ms is at rest. */
const rest = 2000;

/** How many ms a server holds back a document fetched ahead by speculation rules, which Chromium does not slow down itself. */
export function aheadTime({ 'sec-purpose': purpose, 'sec-fetch-mode': mode }, bytes) {
  return purpose && mode === 'navigate' ? network.latency + (bytes / network.downloadThroughput) * 1000 : 0;
}

/**
 * Runs in every page before its own scripts: keeps what happens to it, and with a `selector` when which text that it
 * finds was painted: looking makes the browser draw every frame, so pages whose paints are measured have none. What the
 * reader did, and how long the slowest answer took, is kept in the tab: it may lead to another page.
 */
function watch(selector) {
  const bench = (window.bench = { FCP: 0, LCP: 0, CLS: 0, tasks: [], painted: [], busy: 0 });
  const { timeOrigin } = performance;
  const observe = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (bench.FCP = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (bench.LCP = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => (bench.CLS += hadRecentInput ? 0 : value));
  observe('longtask', ({ startTime, duration }) => bench.tasks.push([startTime, duration]));
  for (const type of ['longtask', 'resource']) observe(type, () => (bench.busy = performance.now()));
  const keepSlowest = ({ duration, interactionId }) =>
    interactionId && (sessionStorage.slowest = Math.max(duration, sessionStorage.slowest ?? 0));
  observe('event', keepSlowest, { durationThreshold: 16 });
  const keepFirst = ({ timeStamp }) => (sessionStorage.acted ??= timeOrigin + timeStamp);
  for (const type of ['click', 'keydown']) addEventListener(type, keepFirst, true);
  const look = (last) => {
    const text = document.querySelector(selector)?.textContent ?? '';
    // A task behind the frame in which it is there: by then, it is painted.
    if (text !== last) setTimeout(() => bench.painted.push({ text, at: timeOrigin + performance.now() }));
    requestAnimationFrame(() => look(text));
  };
  if (selector) look('');
}

/**
 * Opens a page for the first time, and hands it to `work`, with CDP; with `take`, which returns what came over the wire
 * since it was last called, `loaded`, which resolves to what came until the load event, and `atRest`, which waits for that.
 */
async function visit(browser, address, work, selector = '') {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const [types, received] = [new Map(), []];
  const take = () => received.splice(0);
  cdp.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
  const receive = ({ requestId, encodedDataLength: bytes }) =>
    received.push({ bytes, type: types.get(requestId) ?? '' });
  // What comes from the cache has no bytes.
  cdp.on('Network.loadingFinished', (event) => event.encodedDataLength && receive(event));
  const loaded = new Promise((resolve) => cdp.once('Page.loadEventFired', () => resolve(take())));
  for (const domain of ['Page', 'Network']) await cdp.send(`${domain}.enable`);
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch, selector);
  await page.goto(address, { waitUntil: 'commit' });
  const isAtRest = (time) => performance.now() > window.bench.busy + time;
  const atRest = () => loaded.then(() => page.waitForFunction(isAtRest, rest));
  const result = await work({ page, take, loaded, atRest, cdp });
  await context.close();
  return result;
}

const kB = (received) => received.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/** What a page weighs until its load event, and how soon it is seen and can react. */
export function measurePage(browser, address) {
  return visit(browser, address, async ({ page, loaded, atRest }) => {
    const received = await loaded;
    const [html, js, css, font, image] = ['html', 'javascript', 'css', 'font', 'image'].map((kind) =>
      kB(received.filter(({ type }) => type.includes(kind))),
    );
    await atRest();
    const { tasks, FCP, LCP, CLS } = await page.evaluate(() => window.bench);
    const times = { FCP, LCP, TBT: blockingTime(tasks, FCP), CLS };
    return { kB: kB(received), html, js, css, font, image, requests: received.length, ...times };
  });
}

const searchButton = ':is([aria-haspopup=dialog], button[aria-label^=Search])';
/** What a reader presses: theme, versions, tab, copy, category, and search, which needs the application and comes last. */
const controls = [
  ...['[aria-label^="Switch between"]', '.navbar [aria-haspopup=true]', '[role=tab][aria-selected=false]'],
  ...['main button[class*=copy]', 'aside .menu__caret, aside summary', searchButton],
];

const firstSeen = (page, selector) => page.locator(selector).filter({ visible: true }).first();

/** The slowest answer to presses on what there is of all that, beginning as soon as the page is seen. */
export function measurePresses(browser, address) {
  return visit(browser, address, async ({ page, atRest, cdp }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.waitForFunction(() => window.bench?.FCP);
    const found = controls.map((control) => firstSeen(page, control));
    const boxes = await Promise.all(found.map(async (one) => ((await one.count()) ? [await one.boundingBox()] : [])));
    const sent = [];
    const send = (type, { x, y, width, height }) => {
      const place = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 };
      sent.push(cdp.send('Input.dispatchMouseEvent', { type, ...place }));
    };
    // Pointing at the search starts what there is to start, and nobody waits for it to be ready.
    send('mouseMoved', boxes.flat().at(-1));
    for (const box of boxes.flat()) {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) send(type, box);
      await wait(300);
    }
    await Promise.all(sent);
    await atRest();
    return { INP: await page.evaluate(() => Number(sessionStorage.slowest ?? 0)), presses: boxes.flat().length };
  });
}

/** The ms from what the reader did first until a text that fits was painted, here or on the page that it led to. */
async function timeTo(page, pattern) {
  const sinceActed = (wanted) => {
    const { acted } = sessionStorage;
    return window.bench?.painted.find(({ text, at }) => at > acted && text.match(wanted))?.at - acted;
  };
  return (await page.waitForFunction(sinceActed, pattern)).jsonValue();
}

/**
 * From a click on a link to the painted page behind it, with that heading; pointed at for `hover` ms before, by a reader
 * who has read, or who is `early` and clicks when the page has just loaded.
 */
export function measureClick(browser, address, path, heading, { hover = 0, early = false }) {
  const click = async ({ page, take, loaded, atRest }) => {
    await (early ? loaded : atRest());
    const link = firstSeen(page, `a[href$="${path}"]`);
    await link.evaluate((node) => node.scrollIntoView({ behavior: 'instant', block: 'center' }));
    if (!early) await wait(rest);
    if (hover) await link.hover();
    await wait(hover);
    const ahead = take();
    await link.click({ noWaitAfter: true });
    // A click that is lost, because the link moved or was replaced under it, is done again, as readers do.
    const again = setInterval(() => link.click({ noWaitAfter: true, timeout: 1000 }).catch(() => undefined), 5000);
    const ms = await timeTo(page, `^${heading}`).finally(() => clearInterval(again));
    return { ms, kB: kB(ahead), requests: ahead.length };
  };
  return visit(browser, address, click, 'h1');
}

/** Types a query without waiting for a field, and again where letters were lost, as readers do once they see it. */
async function typeAtOnce(page, query) {
  await page.keyboard.type(query);
  const typed = () => page.evaluate(() => document.activeElement.value);
  for (let before, now; (now = await typed()) !== query; before = now) {
    if (now !== undefined && now === before) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(query);
    }
    await wait(300);
  }
}

/** From a press on the search, typing at once, to the first match, with what that loads; then from a key to what it finds. */
export function measureSearch(browser, address) {
  const search = async ({ page, take, atRest }) => {
    await atRest();
    take();
    await firstSeen(page, searchButton).click({ noWaitAfter: true });
    await typeAtOnce(page, 'player');
    const [open, weight] = [await timeTo(page, '.'), kB(take())];
    await page.keyboard.press('Control+a');
    await page.keyboard.type('get');
    await wait(rest);
    await page.evaluate(() => delete sessionStorage.acted);
    await page.keyboard.press('L');
    return { open, key: await timeTo(page, '.'), kB: weight };
  };
  return visit(browser, address, search, 'li:has(mark)');
}
