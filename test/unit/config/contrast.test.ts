import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcement } from '../../../src/config/announcement';

/** WCAG relative luminance of a `#rrggbb` color. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('black on white has the contrast that WCAG gives', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

/** The custom properties of one rule of a style sheet. */
function tokensOf(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries([...rule.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]));
}

const css = readFileSync(join(__dirname, '../../../src/css/tokens.css'), 'utf8');

test.each([':root', "html[data-theme='dark']"])(
  'every code color of %s is readable where code is shown',
  (selector) => {
    const tokens = tokensOf(css, selector);
    const colors = ['comment', 'keyword', 'string', 'number', 'name', 'type'].map((name) => tokens[`--magma-${name}`]);
    const surfaces = [tokens['--ifm-background-surface-color'], tokens['--ifm-code-background']];
    const unreadable = colors.flatMap((color) =>
      surfaces.filter((surface) => contrast(color, surface) < 4.5).map((surface) => `${color} on ${surface}`),
    );
    expect(colors).toHaveLength(6);
    expect(unreadable).toEqual([]);
  },
);

test('the announcement bar is readable', () => {
  expect(contrast(announcement.textColor, announcement.backgroundColor)).toBeGreaterThanOrEqual(4.5);
});
