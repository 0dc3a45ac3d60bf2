import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcement } from '../../../src/config/announcement';

type Linear = [red: number, green: number, blue: number];

/** The light of a `#rrggbb` color, as it adds up. */
function linear(color: string): Linear {
  return [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Linear;
}

/** WCAG relative luminance. */
function luminance([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The custom properties of the first rule with this selector. */
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
const code = 'ifm-code-background';
const marked = 'ifm-color-primary-contrast-background';
const kinds = ['added', 'removed', 'note', 'warning'];
const charts = [1, 2, 3].map((number) => `magma-chart-${number}`);

const on = (backs: string[], ...fronts: string[]) => fronts.flatMap((front) => backs.map((back) => [front, back]));

/** The token that a value stands for. */
const named = (value: string) => value.replace(/^var\(--(.+)\)$/, '$1');

/** Texts, each with a surface that it stands on. */
const texts = [
  ...on([ground, surface, code, marked], 'ifm-color-content', 'ifm-color-content-secondary', 'ifm-color-primary'),
  ...on([marked], 'ifm-color-primary-contrast-foreground'),
  ...on([ground, surface], 'ifm-menu-color', ...kinds.map((kind) => `magma-${kind}`)),
  ...on([named(announcement.backgroundColor)], named(announcement.textColor), 'ifm-color-primary'),
  ...on([ground, surface, code], 'magma-comment', 'magma-keyword', 'magma-string'),
  ...on([ground, surface, code], 'magma-number', 'magma-name', 'magma-type'),
  ...kinds.flatMap((kind) => on([`magma-${kind}-surface`], 'ifm-color-content', `magma-${kind}`)),
];

/** What is drawn and has a meaning, each with a surface that it is drawn on. */
const drawings = on([ground, surface], 'magma-control-border', 'magma-focus', ...charts);

describe.each(Object.entries(modes))('in the %s mode', (_, tokens) => {
  const token = (name: string): string => {
    const color = tokens[name];
    if (!color) throw new Error(`tokens.css has no --${name} with a color`);
    return color;
  };
  const below = (pairs: string[][], least: number): string[] =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(token(front), token(back));
      return ratio < least ? `--${front} on --${back}: ${ratio.toFixed(2)}` : [];
    });

  it('text is readable on every surface that it stands on', () => {
    expect(below(texts, 4.5)).toEqual([]);
  });

  it('what is drawn stands out from where it is drawn', () => {
    expect(below(drawings, 3)).toEqual([]);
  });

  it('the colors of charts are told apart by every kind of eye', () => {
    const pairs = charts.map((a, index) => [a, charts[(index + 1) % charts.length]]);
    const alike = Object.entries(eyes).flatMap(([eye, seen]) => {
      const apart = ([a, b]: string[]) => difference(seen(token(a)), seen(token(b)));
      return pairs.filter((pair) => apart(pair) < 25).map((pair) => `${eye}: ${pair.join(', ')}`);
    });
    expect(alike).toEqual([]);
  });
});

/** How an eye without one kind of cone sees a color, after Machado, Oliveira and Fernandes 2009. */
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

/** CIE 1976 color difference: 2 is just visible side by side, 25 is plain at a distance. */
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
] as const)('every color of %s stands out from the pages of the %s mode', (file, mode) => {
  const colors = [...read(`static/img/${file}`).matchAll(/stop-color="(#[0-9a-f]{6})"/g)].map(([, color]) => color);
  expect(colors.length).toBeGreaterThan(1);
  const backs = [ground, surface].map((name) => modes[mode][name]);
  expect(colors.filter((color) => backs.some((back) => contrast(color, back) < 3))).toEqual([]);
});
