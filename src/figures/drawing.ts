/**
 * A chart as numbers, ready to be SVG. Across, everything is in percent of the width, down, in pixels: a chart takes the
 * width that it gets, on a telephone as on a wide screen, and its text keeps its size.
 */
export interface Drawing {
  height: number;
  lines: { x1: number; y1: number; x2: number; y2: number }[];
  bars: { x: number; y: number; width: number; height: number; series: Series }[];
  /** Path data in a box of 100 by `height`, to be stretched to the width. */
  curves: { path: string; filled: boolean; series: Series }[];
  /** `name` is what the dot stands for; hollow ones are of less interest. */
  dots: { x: number; y: number; name: string; hollow: boolean; series: Series }[];
  texts: { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end'; strong: boolean }[];
}

/** Which of the chart colors something has. */
export type Series = 1 | 2 | 3;

/** A drawing with nothing in it. */
export function emptyDrawing(height: number): Drawing {
  return { height, lines: [], bars: [], curves: [], dots: [], texts: [] };
}

/** Two decimals are finer than any screen, and keep the HTML short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
