import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts } from '../../../../src/api/load';
import { releases } from '../../../../src/config/releases';
import { versions } from '../../../../src/config/versions';
import { countFigures, countPages, drawCharts } from '../../../../src/features/statistics/figures';
import { drawTimeline } from '../../../../src/features/statistics/figures/draw';

const root = join(__dirname, '../../../..');
const figures = countFigures(root);

describe('figures of a version', () => {
  test('figures exist for every documented version, newest first', () => {
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

  test('figures include pages and code samples, but no shell commands or settings', () => {
    const fence = (language: string) => `\`\`\`${language}\n1;\n\`\`\`\n`;
    const text = `${fence('ts')}\n${fence('js title="a.js"')}\n${fence('json title="package.json"')}\n${fence('sh')}`;
    const nested = '- ````md\n  ```ts\n  ```\n  ````\n- ~~~js title="a.js"\n  ```\n  ~~~\n\n```TS {1}\n```\n';
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

describe('drawings', () => {
  const drawings = Object.entries(drawCharts(figures));

  test.each(drawings)('the drawings of %s stay inside their box', (_, drawing) => {
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

  test('a timeline rises with every event, and its distances are proportional to time', () => {
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
