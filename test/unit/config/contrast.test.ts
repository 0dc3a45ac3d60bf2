import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Linear = [red: number, green: number, blue: number];

/** Converts a `#rrggbb` color to linear RGB. */
function linear(color: string): Linear {
  return [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Linear;
}

/** Returns the relative luminance as WCAG defines it. */
function luminance([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the custom properties in the first rule with the given selector. */
function tokensOf(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]));
}

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const css = read('src/styles/tokens.css');
const light = tokensOf(css, ':root');
const modes = { light, dark: { ...light, ...tokensOf(css, "html[data-theme='dark']") } };

const ground = 'ifm-background-color';
const surface = 'ifm-background-surface-color';
const charts = [1, 2, 3].map((number) => `magma-chart-${number}`);

/**
 * Pairs of a control or chart color and its background. Text is not included, because the site tests check its contrast
 * with axe.
 */
const drawings = ['magma-control-border', 'magma-focus', ...charts].flatMap((front) =>
  [ground, surface].map((back) => [front, back]),
);

describe.each(Object.entries(modes))('in the %s mode', (_, tokens) => {
  const token = (name: string): string => {
    const color = tokens[name];
    if (!color) throw new Error(`tokens.css has no --${name} with a color`);
    return color;
  };
  it('controls and charts have a contrast of 3 on every background', () => {
    expect(drawings.filter(([front, back]) => contrast(token(front), token(back)) < 3)).toEqual([]);
  });

  it('chart colors differ for every type of color vision', () => {
    const pairs = charts.map((a, index) => [a, charts[(index + 1) % charts.length]]);
    const alike = Object.entries(eyes).flatMap(([eye, seen]) => {
      const apart = ([a, b]: string[]) => difference(seen(token(a)), seen(token(b)));
      return pairs.filter((pair) => apart(pair) < 25).map((pair) => `${eye}: ${pair.join(', ')}`);
    });
    expect(alike).toEqual([]);
  });
});

/** Simulates color blindness with a matrix from Machado, Oliveira and Fernandes (2009). */
function without(...rows: [Linear, Linear, Linear]): (color: string) => Linear {
  return (color) => {
    const [red, green, blue] = linear(color);
    return rows.map(([r, g, b]) => Math.min(1, Math.max(0, r * red + g * green + b * blue))) as Linear;
  };
}

const eyes = {
  all: linear,
  protanopia: without([0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.052]),
  deuteranopia: without([0.3673, 0.8606, -0.2279], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]),
  tritanopia: without([1.2555, -0.0767, -0.1788], [-0.0784, 0.9309, 0.1476], [0.0047, 0.6914, 0.3039]),
};

/**
 * Returns the CIE 1976 color difference. A difference of 2 is barely visible side by side, and 25 is clear even at a
 * distance.
 */
function difference(a: Linear, b: Linear): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function lab(color: Linear): Linear {
  const [red, green, blue] = color;
  const bent = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bent(luminance(color));
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each([
  ['logo.svg', 'dark'],
  ['logo-light.svg', 'light'],
] as const)('every color of %s has a contrast of 3 in %s mode', (file, mode) => {
  const colors = [...read(`static/img/${file}`).matchAll(/stop-color="(#[0-9a-f]{6})"/g)].map(([, color]) => color);
  expect(colors.length).toBeGreaterThan(1);
  const backs = [ground, surface].map((name) => modes[mode][name]);
  expect(colors.filter((color) => backs.some((back) => contrast(color, back) < 3))).toEqual([]);
});
