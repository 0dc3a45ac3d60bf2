import { scaleBand, scaleLinear } from 'd3-scale';
import { emptyDrawing, round, type Drawing } from './drawing';

/** One column: what stands under it, and how high it is. */
export interface Column {
  label: string;
  value: number;
}

const HEIGHT = 152;
const top = 20;
const base = HEIGHT - 22;

/** Columns from zero, in the order given, each with its value on top and its label below. */
export function drawColumns(columns: Column[]): Drawing {
  const across = scaleBand(
    columns.map(({ label }) => label),
    [0, 100],
  ).padding(0.25);
  const down = scaleLinear([0, Math.max(1, ...columns.map(({ value }) => value))], [base, top]);
  const placed = columns.map(({ label, value }) => ({ label, value, x: across(label) ?? 0, y: down(value) }));
  const middle = across.bandwidth() / 2;
  return {
    ...emptyDrawing(HEIGHT),
    lines: [{ x1: 0, y1: base, x2: 100, y2: base }],
    bars: placed.map(({ x, y }) => ({
      ...{ x: round(x), y: round(y), width: round(across.bandwidth()), height: round(base - y) },
      series: 1,
    })),
    texts: placed.flatMap(({ label, value, x, y }) => [
      { x: round(x + middle), y: round(y - 5), text: String(value), anchor: 'middle', strong: true },
      { x: round(x + middle), y: base + 16, text: label, anchor: 'middle', strong: false },
    ]),
  };
}
