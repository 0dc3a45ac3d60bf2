import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts } from '../../../src/api/load';
import { releases } from '../../../src/config/releases';
import { versions } from '../../../src/config/versions';
import { countAll, drawAll } from '../../../src/figures';
import { drawBars } from '../../../src/figures/bars';
import { drawColumns } from '../../../src/figures/columns';
import { countWords } from '../../../src/figures/count';
import type { Drawing } from '../../../src/figures/drawing';
import { drawTimeline } from '../../../src/figures/timeline';
import golden from '../../fixtures/diff.json';

const root = join(__dirname, '../../..');
const figures = countAll(root);

describe('the figures of a version', () => {
  test('are there for every documented version, newest first', () => {
    expect(figures.map(({ version }) => version)).toEqual(versions.map(({ version }) => version));
    for (const { version, symbols, exported, members, events } of figures) {
      const facts = loadFacts(version);
      expect(symbols).toBe(facts.symbols.length);
      expect(exported).toBe(facts.symbols.filter((symbol) => symbol.exported).length);
      expect(members).toBeGreaterThan(symbols);
      expect(events).toBe(facts.events.length);
    }
    expect(figures.at(-1)).toMatchObject({ version: '2.6.1', changes: null });
  });

  test.each(golden.pairs.map((pair) => [pair.from, pair.to, pair] as const))(
    'tell of what the facts generator found from %s to %s',
    (from, to, { symbols, members, events }) => {
      // The events are in the facts twice: as such, and as members of the symbol that declares them.
      const own = (list: { symbol: string }[]) => list.filter(({ symbol }) => symbol !== 'ManagerEvents').length;
      const [before, after] = [from, to].map((version) => figures.find((row) => row.version === version)!);
      expect(after.changes).toMatchObject({
        against: from,
        added: symbols.added.length + own(members.added) + events.added.length,
        removed: symbols.removed.length + own(members.removed) + events.removed.length,
        changed: symbols.changed.length + own(members.changed) + events.changed.length,
      });
      expect(after.symbols - before.symbols).toBe(symbols.added.length - symbols.removed.length);
      expect(after.events - before.events).toBe(events.added.length - events.removed.length);
    },
  );

  test('count pages, and samples of code, not of shells or settings', () => {
    const fence = (language: string) => `\`\`\`${language}\n1;\n\`\`\`\n`;
    const text = `${fence('ts')}\n${fence('js title="a.js"')}\n${fence('json title="package.json"')}\n${fence('sh')}`;
    const pages = [
      { file: 'docs/a.mdx', text },
      { file: 'docs/b.mdx', text: 'words' },
    ];
    expect(countWords(pages)).toEqual({ pages: 2, samples: 2 });
    const files = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
    expect(figures[0].pages).toBe(files.filter((file) => /(^|\/)[^_/]+\.mdx$/.test(file)).length);
  });
});

describe('the releases', () => {
  test('come in order, each once, and each documented version is one of them, of the same day', () => {
    const dates = releases.map(({ released }) => released);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(releases.map(({ name }) => name)).size).toBe(releases.length);
    for (const version of versions) {
      expect(releases.filter(({ documented }) => documented === version)).toMatchObject([
        { released: version.released },
      ]);
    }
  });
});

/** What is nearest to the edges; nothing may be outside of 0 to 100 across, or of the height down. */
function expectInside({ height, bars, dots, lines, texts }: Drawing): void {
  const across = [
    ...bars.flatMap(({ x, width }) => [x, x + width]),
    ...[...dots, ...texts].map(({ x }) => x),
    ...lines.flatMap(({ x1, x2 }) => [x1, x2]),
  ];
  const down = [
    ...bars.flatMap((bar) => [bar.y, bar.y + bar.height]),
    ...[...dots, ...texts].map(({ y }) => y),
    ...lines.flatMap(({ y1, y2 }) => [y1, y2]),
  ];
  for (const x of across) expect(x).toBeGreaterThanOrEqual(0);
  for (const x of across) expect(x).toBeLessThanOrEqual(100);
  for (const y of down) expect(y).toBeGreaterThanOrEqual(0);
  for (const y of down) expect(y).toBeLessThanOrEqual(height);
}

/** On a telephone 390 px wide, inside of its margins; a character of the small print is about 7 px wide. */
const WIDTH = 330;
const character = 7;

function spanOf({ x, text, anchor }: Drawing['texts'][number]): [number, number] {
  const width = text.length * character;
  const left = (x / 100) * WIDTH - { start: 0, middle: width / 2, end: width }[anchor];
  return [left, left + width];
}

describe('the drawings', () => {
  const drawings = Object.entries(drawAll(figures));

  test.each(drawings)('of %s stay inside of their box', (_, drawing) => {
    expectInside(drawing);
    expect(JSON.stringify(drawing)).not.toMatch(/null|NaN/);
  });

  test.each(drawings)('of %s have room for their words on a telephone', (_, { texts }) => {
    for (const [index, text] of texts.entries()) {
      const [left, right] = spanOf(text);
      expect(right).toBeLessThanOrEqual(WIDTH + 12);
      const beside = texts.slice(index + 1).filter(({ y }) => Math.abs(y - text.y) < 10);
      for (const other of beside) {
        const [start, end] = spanOf(other);
        expect({ text, other, apart: right <= start || end <= left }).toMatchObject({ apart: true });
      }
    }
  });

  test('columns grow from zero, in the order given', () => {
    const { bars, texts } = drawColumns([
      { label: 'a', value: 10 },
      { label: 'b', value: 20 },
      { label: 'c', value: 0 },
    ]);
    expect(bars[1].height).toBeCloseTo(bars[0].height * 2, 0);
    expect(bars[2].height).toBe(0);
    expect(new Set(bars.map(({ y, height }) => Math.round(y + height))).size).toBe(1);
    expect(bars[0].x + bars[0].width).toBeLessThan(bars[1].x);
    expect(texts.map(({ text }) => text)).toEqual(['10', 'a', '20', 'b', '0', 'c']);
  });

  test('bars grow from zero, with words behind them, and none for zero', () => {
    const { bars, texts } = drawBars([
      {
        label: 'v',
        bars: [10, 5, 0].map((value, index) => ({ value, words: `${value} x`, series: index === 0 ? 1 : 2 })),
      },
    ]);
    expect(bars).toHaveLength(2);
    expect(bars[0].width).toBeCloseTo(bars[1].width * 2);
    expect(texts.map(({ text }) => text)).toEqual(['v', '10 x', '5 x', '0 x']);
    expect(drawBars([]).height).toBe(0);
  });

  test('a timeline climbs with every moment, as far apart as they are', () => {
    const moments = [
      { name: 'first', date: '2024-01-01', marked: false },
      { name: 'second', date: '2024-01-11', marked: true },
      { name: 'third', date: '2024-01-31', marked: true },
    ];
    const { dots, curves, texts } = drawTimeline(moments, 'releases');
    expect((dots[2].x - dots[1].x) / (dots[1].x - dots[0].x)).toBeCloseTo(2, 0);
    expect(dots[0].y).toBeGreaterThan(dots[1].y);
    expect(dots[1].y).toBeGreaterThan(dots[2].y);
    expect(dots.map(({ hollow }) => hollow)).toEqual([true, false, false]);
    expect(curves.map(({ path }) => path.startsWith('M'))).toEqual([true, true]);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Jan 2024', 'first', 'third']));
  });
});

test('what draws stays out of the browser: components take types of the figures, and no value', () => {
  const folders = ['src/components', 'src/pages'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const imports = sources.flatMap((source) => source.match(/^import .*from '[^']*(d3-|src\/figures)[^']*';$/gm) ?? []);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});
