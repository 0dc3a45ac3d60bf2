import { announcement } from '../../../src/config/announcement';
import { darkCode, lightCode } from '../../../src/config/codeThemes';

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

test.each([
  ['light', lightCode, '#ffe3bf'],
  ['dark', darkCode, '#3d2a17'],
])('every code color of the %s theme is readable, on highlighted lines too', (_name, theme, highlighted) => {
  const colors = [theme.plain.color, ...theme.styles.map(({ style }) => style.color)] as string[];
  const surfaces = [theme.plain.backgroundColor as string, highlighted];
  const unreadable = colors.flatMap((color) =>
    surfaces.filter((surface) => contrast(color, surface) < 4.5).map((surface) => `${color} on ${surface}`),
  );
  expect(unreadable).toEqual([]);
});

test('the announcement bar is readable', () => {
  expect(contrast(announcement.textColor, announcement.backgroundColor)).toBeGreaterThanOrEqual(4.5);
});
