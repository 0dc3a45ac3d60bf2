import { scaleBand, scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';

type Series = 1 | 2 | 3;
type Anchor = 'start' | 'middle' | 'end';

/** The SVG attributes of a chart. Horizontal values are percentages of its width, and vertical values are pixels. */
export interface Drawing {
  height: number;
  lines: { x1: string; y1: number; x2: string; y2: number }[];
  bars: { series: Series; x: string; y: number; width: string; height: number }[];
  /** SVG paths in a coordinate system of 100 by `height` units. The renderer stretches them to the full width. */
  curves: { filled: boolean; d: string }[];
  dots: { name: string; hollow: boolean; cx: string; cy: number }[];
  texts: { text: string; strong: boolean; x: string; y: number; textAnchor: Anchor }[];
}

const empty = (height: number): Drawing => ({ height, lines: [], bars: [], curves: [], dots: [], texts: [] });

/** Rounds to two decimals, to keep the HTML short. */
const round = (value: number): number => Math.round(value * 100) / 100;
const percent = (value: number): string => `${round(value)}%`;

function textAt(x: number, y: number, text: string, strong = false, textAnchor: Anchor = 'start') {
  return { text, strong, x: percent(x), y: round(y), textAnchor };
}

/** The height of a row of labels in pixels, and the number of characters that fit in a row on a phone (390 px wide). */
const [labelHeight, widestRow] = [16, 42];

/** Draws vertical bars. Each bar has its value above and its label below. */
export function drawColumns(columns: readonly { label: string; value: number }[]): Drawing {
  const base = 130;
  const labels = columns.map(({ label }) => label);
  // Use two rows for long labels, because they would overlap in a single row on a phone.
  const rows = labels.join('').length > widestRow ? 2 : 1;
  const drawing = empty(base + 6 + rows * labelHeight);
  const across = scaleBand(labels, [0, 100]).padding(0.25);
  const down = scaleLinear([0, Math.max(1, ...columns.map(({ value }) => value))], [base, 20]);
  const width = across.bandwidth();
  drawing.lines.push({ x1: '0%', y1: base, x2: '100%', y2: base });
  for (const [index, { label, value }] of columns.entries()) {
    const [x, y] = [across(label) ?? 0, down(value)];
    drawing.bars.push({ series: 1, x: percent(x), y: round(y), width: percent(width), height: round(base - y) });
    drawing.texts.push(textAt(x + width / 2, y - 5, String(value), true, 'middle'));
    drawing.texts.push(textAt(x + width / 2, base + 16 + (index % rows) * labelHeight, label, false, 'middle'));
  }
  return drawing;
}

/** Draws groups of horizontal bars, one bar per color. Each bar has a label, so that color is not the only cue. */
export function drawBars<Name extends string>(
  groups: readonly { label: string; counts: Record<NoInfer<Name>, number> }[],
  colors: Record<Name, Series>,
): Drawing {
  const [thick, step, gap, start] = [11, 17, 12, 15];
  const names = Object.keys(colors) as Name[];
  const values = groups.flatMap(({ counts }) => names.map((name) => counts[name]));
  // Leave space for labels on both sides of the bars.
  const across = scaleLinear([0, Math.max(1, ...values)], [start, 76]);
  const drawing = empty(0);
  let y = 0;
  for (const { label, counts } of groups) {
    drawing.texts.push(textAt(0, y + thick - 1, label, true));
    for (const name of names) {
      const [value, end] = [counts[name], across(counts[name])];
      const bar = { series: colors[name], x: percent(start), y, width: percent(end - start), height: thick };
      if (value > 0) drawing.bars.push(bar);
      drawing.texts.push(textAt(end + 1.5, y + thick - 1, `${value} ${name}`));
      y += step;
    }
    y += gap;
  }
  return { ...drawing, height: Math.max(0, y - gap) };
}

const monthText = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Draws the number of events over time, starting with the oldest event. Events without `marked` have hollow dots. */
export function drawTimeline(
  events: readonly { name: string; date: string; marked: boolean }[],
  unit: string,
): Drawing {
  const base = 200;
  const days = events.map(({ date }) => new Date(date));
  const halfYears = halfYearsAround(days[0], days[days.length - 1]);
  const across = scaleUtc([halfYears[0], halfYears[halfYears.length - 1]], [2, 98]);
  const down = scaleLinear([0, events.length], [base, 20]).nice(3);
  const heights = down.ticks(3);
  const points = days.map((day, index): [number, number] => [round(across(day)), round(down(index + 1))]);
  const drawing = empty(224);
  drawing.curves.push({ filled: true, d: area().y0(base).curve(curveStepAfter)(points) ?? '' });
  drawing.curves.push({ filled: false, d: line().curve(curveStepAfter)(points) ?? '' });
  for (const [index, count] of heights.entries()) {
    const y = round(down(count));
    drawing.lines.push({ x1: '0%', y1: y, x2: '100%', y2: y });
    if (index > 0) drawing.texts.push(textAt(0, y - 5, index === heights.length - 1 ? `${count} ${unit}` : `${count}`));
  }
  // Skip the last half-year, because its label does not fit at the edge of the chart.
  for (const [index, day] of halfYears.slice(0, -1).entries()) {
    const x = across(day);
    drawing.lines.push({ x1: percent(x), y1: base, x2: percent(x), y2: base + 6 });
    // Draw at most six labels, because more labels do not fit on a phone.
    if (index % Math.ceil((halfYears.length - 1) / 6) === 0)
      drawing.texts.push(textAt(x, base + 20, monthText.format(day)));
  }
  for (const [index, [x, y]] of points.entries()) {
    const { name, date, marked } = events[index];
    drawing.dots.push({ name: `${name}, ${date}`, hollow: !marked, cx: percent(x), cy: y });
    // Label only the first and last events, because more labels do not fit.
    if (index === 0) drawing.texts.push(textAt(x + 3, y + 3, name, true));
    if (index === points.length - 1) drawing.texts.push(textAt(x, y - 10, name, true, 'end'));
  }
  return drawing;
}

function halfYearsAround(first: Date, last: Date): Date[] {
  const [from, to] = [first, last].map((day) => (day.getUTCFullYear() - 1970) * 2 + Math.floor(day.getUTCMonth() / 6));
  return Array.from({ length: to - from + 2 }, (_, index) => new Date(Date.UTC(1970, (from + index) * 6)));
}
