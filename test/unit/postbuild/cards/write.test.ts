import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeCards } from '../../../../src/postbuild/cards/write';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const site = { url: 'https://magmastream.com', baseUrl: '/site/' };

function build(pages: Record<string, string>) {
  const buildDir = join(dir, 'build');
  for (const [path, title] of Object.entries(pages)) {
    const file = join(buildDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<html><title>${title}</title><meta property=og:title content="${title}">`);
  }
  return writeCards(buildDir, join(dir, 'cache'), site);
}

const cards = () => readdirSync(join(dir, 'build/img/cards')).sort();

it('draws a card for every page and names it in the page', async () => {
  const drawn = await build({ 'index.html': 'Home', 'docs/a/Long.html': 'SponsorBlockChaptersLoaded' });
  expect(drawn).toEqual({ cards: 2, drawn: 2 });
  expect(cards()).toEqual(['docs-a-Long.png', 'home.png']);
  const png = readFileSync(join(dir, 'build/img/cards/docs-a-Long.png'));
  // Its name, width and height, as the head of a PNG file says them.
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  const html = readFileSync(join(dir, 'build/docs/a/Long.html'), 'utf8');
  expect(html).toContain('content="https://magmastream.com/site/img/cards/docs-a-Long.png"');
});

it('draws nothing that it drew before, and forgets what no page needs any longer', async () => {
  await build({ 'a.html': 'Same', 'b.html': 'Gone' });
  rmSync(join(dir, 'build'), { recursive: true });
  expect(await build({ 'a.html': 'Same', 'c.html': 'Same' })).toEqual({ cards: 2, drawn: 0 });
  expect(cards()).toEqual(['a.png', 'c.png']);
  expect(readdirSync(join(dir, 'cache'))).toHaveLength(1);
});

it('draws a card anew whose file is damaged', async () => {
  await build({ 'a.html': 'Same', 'c.html': 'Other' });
  const [kept] = readdirSync(join(dir, 'cache'));
  const file = join(dir, 'cache', kept);
  const png = readFileSync(file);
  for (const damaged of [png.subarray(0, 100), Buffer.from(png).fill(0, 5000, 5010), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    expect(await build({ 'a.html': 'Same', 'c.html': 'Other' })).toEqual({ cards: 2, drawn: 1 });
    expect(readFileSync(file).equals(png)).toBe(true);
  }
});

it('names two pages that would have one card', async () => {
  await expect(build({ 'docs/a.html': 'A', 'docs-a.html': 'B' })).rejects.toThrow(
    /docs.a\.html: no social card: it would be at \/img\/cards\/docs-a\.png, as that of docs.a\.html is/,
  );
});
