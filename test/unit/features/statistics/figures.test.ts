import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts } from '../../../../src/api/load';
import { releases } from '../../../../src/config/releases';
import { versions } from '../../../../src/config/versions';
import { countFigures, countPages, drawCharts } from '../../../../src/features/statistics/figures';
import { drawBars, drawColumns, drawTimeline, type Drawing } from '../../../../src/features/statistics/figures/draw';

const root = join(__dirname, '../../../..');
const figures = countFigures(root);

describe('the figures of a version', () => {
  test('exist for every documented version, newest first', () => {
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

  test('count pages and code samples, but no shell commands or settings', () => {
    const fence = (language: string) => `\`\`\`${language}\n1;\n\`\`\`\n`;
    const text = `${fence('ts')}\n${fence('js title="a.js"')}\n${fence('json title="package.json"')}\n${fence('sh')}`;
    const nested = '- ````md\n  ```ts\n  ```\n  ````\n- ~~~js title="a.js"\n  ```\n  ~~~\n\n```TSX {1}\n```\n';
    const pages = [text, nested].map((source, index) => ({ file: `docs/${index}.mdx`, text: source }));
    expect(countPages(pages)).toEqual({ pages: 2, samples: 4 });
    const files = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
    expect(figures[0].pages).toBe(files.filter((file) => /(^|\/)[^_/]+\.mdx$/.test(file)).length);
  });
});

test('the releases are sorted and unique, and include every documented version with its date', () => {
  const dates = releases.map(({ released }) => released);
  expect(dates).toEqual([...dates].sort());
  expect(new Set(releases.map(({ name }) => name)).size).toBe(releases.length);
  for (const version of versions) {
    const own = releases.filter(({ documented }) => documented === version);
    expect(own).toMatchObject([{ released: version.released }]);
  }
});

/** Chart width on a phone that is 390 px wide, and the width of a narrow character, both in pixels. */
const [width, character] = [330, 7];

function spanOf({ x, text, textAnchor }: Drawing['texts'][number]): [number, number] {
  const length = text.length * character;
  const left = (parseFloat(x) / 100) * width - { start: 0, middle: length / 2, end: length }[textAnchor];
  return [left, left + length];
}

describe('the drawings', () => {
  const drawings = Object.entries(drawCharts(figures));

  test.each(drawings)('of %s stay inside their box', (_, drawing) => {
    const { height, bars, dots, lines, texts } = drawing;
    const across = [
      ...bars.flatMap((bar) => [bar.x, `${parseFloat(bar.x) + parseFloat(bar.width)}`]),
      ...[...dots.map(({ cx }) => cx), ...texts.map(({ x }) => x), ...lines.flatMap(({ x1, x2 }) => [x1, x2])],
    ].map(parseFloat);
    const down = [
      ...[...bars.flatMap((bar) => [bar.y, bar.y + bar.height]), ...lines.flatMap(({ y1, y2 }) => [y1, y2])],
      ...[...dots.map(({ cy }) => cy), ...texts.map(({ y }) => y)],
    ];
    expect(across.filter((x) => !(x >= 0 && x <= 100))).toEqual([]);
    expect(down.filter((y) => !(y >= 0 && y <= height))).toEqual([]);
    expect(JSON.stringify(drawing)).not.toMatch(/null|NaN/);
  });

  test.each(drawings)('of %s have room for their labels on a phone', (_, { texts }) => {
    for (const [index, text] of texts.entries()) {
      const [left, right] = spanOf(text);
      expect(right).toBeLessThanOrEqual(width + 12);
      for (const other of texts.slice(index + 1).filter(({ y }) => Math.abs(y - text.y) < 10)) {
        const [start, end] = spanOf(other);
        expect({ text, other, apart: right <= start || end <= left }).toMatchObject({ apart: true });
      }
    }
  });

  test('columns start at zero and keep their order', () => {
    const { bars, texts } = drawColumns([10, 20, 0].map((value, index) => ({ label: 'abc'[index], value })));
    expect(bars[1].height).toBeCloseTo(bars[0].height * 2, 0);
    expect(bars[2].height).toBe(0);
    expect(new Set(bars.map(({ y, height }) => Math.round(y + height))).size).toBe(1);
    expect(parseFloat(bars[0].x) + parseFloat(bars[0].width)).toBeLessThan(parseFloat(bars[1].x));
    expect(texts.map(({ text }) => text)).toEqual(['10', 'a', '20', 'b', '0', 'c']);
  });

  test('bars start at zero and have labels, and zero has no bar', () => {
    const { bars, texts } = drawBars([{ label: 'v', counts: { x: 10, y: 5, z: 0 } }], { x: 1, y: 2, z: 3 });
    expect(bars.map(({ series }) => series)).toEqual([1, 2]);
    expect(parseFloat(bars[0].width)).toBeCloseTo(parseFloat(bars[1].width) * 2);
    expect(texts.map(({ text }) => text)).toEqual(['v', '10 x', '5 y', '0 z']);
    expect(drawBars([], {}).height).toBe(0);
  });

  test('a timeline rises with every event, at distances in proportion to time', () => {
    const dates = ['2024-01-01', '2024-01-11', '2024-01-31'];
    const moments = dates.map((date, index) => ({ name: `release ${index}`, date, marked: index > 0 }));
    const { dots, curves, texts } = drawTimeline(moments, 'releases');
    const [first, second, third] = dots.map(({ cx }) => parseFloat(cx));
    expect((third - second) / (second - first)).toBeCloseTo(2, 0);
    expect(dots[0].cy).toBeGreaterThan(dots[1].cy);
    expect(dots[1].cy).toBeGreaterThan(dots[2].cy);
    expect(dots.map(({ hollow }) => hollow)).toEqual([true, false, false]);
    expect(curves.map(({ d }) => d.startsWith('M'))).toEqual([true, true]);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Jan 2024', 'release 0', 'release 2']));
  });
});
