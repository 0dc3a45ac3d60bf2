import { readFileSync } from 'node:fs';
import { at, expect, test } from './support';

const readability = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

type Text = Record<'headings' | 'texts', string[]>;

/** Returns all texts of a page, and the texts that a reading view such as Firefox's omits. */
async function lost(path: string): Promise<{ all: Text; missing: Text }> {
  const { Readability } = window as unknown as {
    Readability: new (page: Document) => { parse(): { content: string } };
  };
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const plain = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();
  const page = parse(await (await fetch(path)).text());
  const texts = (selector: string) =>
    Array.from(page.querySelectorAll(`main :is(${selector})`), ({ textContent }) => plain(textContent));
  const all = { headings: texts('h2, h3, h4'), texts: texts('pre, dt, dd, .api-badge, .markdown p, .doc-card span') };
  const shown = plain(parse(new Readability(page).parse().content).body.textContent);
  const missing = (wanted: string[]) => wanted.filter((text) => !shown.includes(text));
  return {
    all,
    missing: { headings: missing(all.headings), texts: missing(all.texts) },
  };
}

test('a reading view shows all headings, samples, badges and descriptions of a page', async ({ page }) => {
  // Parses on a page without a policy, because Trusted Types in the site's policy would block Readability's parser.
  await page.route(at('/blank'), (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(at('/blank'));
  await page.evaluate(`${readability}; window.Readability = Readability`);
  for (const [path, headings] of [
    ['/docs/guides/troubleshooting', 23],
    ['/docs/classes/Player', 54],
    ['/docs/classes/Manager', 40],
    ['/docs/enums/SearchPlatform', 10],
    ['/docs/typedefs/manager/managerOptions', 15],
    ['/docs/intro', 5],
    ['/docs/class/Filters', 30],
    ['/docs/getting-started/examples/event-handling', 2],
    ['/docs/category/-typedefs', 8],
  ] as const) {
    const { all, missing } = await page.evaluate(lost, at(path));
    expect(all.headings.length, path).toBeGreaterThanOrEqual(headings);
    expect.soft(missing, path).toEqual({ headings: [], texts: [] });
  }
});
