import { scaleLinear } from 'd3-scale';
import { emptyDrawing, round, type Drawing, type Series } from './drawing';

/** A group of bars: what stands before it, and each bar with the words behind it. */
export interface BarGroup {
  label: string;
  bars: { value: number; words: string; series: Series }[];
}

const bar = 11;
const step = 17;
const gap = 12;
/** Where the bars start, and where the longest ends: what is before and behind is for words, in percent. */
const start = 15;
const END = 76;

/** Horizontal bars from zero, in groups below each other. */
export function drawBars(groups: BarGroup[]): Drawing {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value));
  const across = scaleLinear([0, Math.max(1, ...values)], [start, END]);
  const drawing = emptyDrawing(0);
  for (const { label, bars } of groups) {
    const top = drawing.height;
    drawing.texts.push({ x: 0, y: top + bar - 1, text: label, anchor: 'start', strong: true });
    for (const [index, { value, words, series }] of bars.entries()) {
      const [y, end] = [top + index * step, round(across(value))];
      if (value > 0) drawing.bars.push({ x: start, y, width: round(end - start), height: bar, series });
      drawing.texts.push({ x: round(end + 1.5), y: y + bar - 1, text: words, anchor: 'start', strong: false });
    }
    drawing.height = top + bars.length * step + gap;
  }
  return { ...drawing, height: Math.max(0, drawing.height - gap) };
}
