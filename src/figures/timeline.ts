import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { emptyDrawing, round, type Drawing } from './drawing';

/** Something that happened on a day; what is not `marked` is shown hollow. */
export interface Moment {
  name: string;
  /** ISO date. */
  date: string;
  marked: boolean;
}

const height = 224;
const top = 20;
const base = height - 24;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** How many there were at any time: a line that climbs by one with each moment. Takes them oldest first. */
export function drawTimeline(moments: Moment[], unit: string): Drawing {
  const days = moments.map(({ date }) => new Date(date));
  const across = scaleUtc([halfYear(days[0], 0), halfYear(days[days.length - 1], 1)], [2, 98]);
  const down = scaleLinear([0, moments.length], [base, top]).nice(3);
  const points = days.map((day, index): [number, number] => [round(across(day)), round(down(index + 1))]);
  const ticks = halfYears(across.domain());
  const heights = down.ticks(3).filter((count) => count > 0);
  return {
    ...emptyDrawing(height),
    lines: [
      ...[0, ...heights].map((count) => ({ x1: 0, x2: 100, y1: round(down(count)), y2: round(down(count)) })),
      ...ticks.map((day) => ({ x1: round(across(day)), x2: round(across(day)), y1: base, y2: base + 6 })),
    ],
    curves: [
      { path: area().y0(base).curve(curveStepAfter)(points) ?? '', filled: true, series: 1 },
      { path: line().curve(curveStepAfter)(points) ?? '', filled: false, series: 1 },
    ],
    dots: points.map(([x, y], index) => ({
      ...{ x, y, series: 1 },
      name: `${moments[index].name}, ${moments[index].date}`,
      hollow: !moments[index].marked,
    })),
    texts: [
      ...heights.map((count) => ({
        ...{ x: 0, y: round(down(count) - 5), anchor: 'start' as const, strong: false },
        text: count === heights[heights.length - 1] ? `${count} ${unit}` : String(count),
      })),
      ...ticks.map((day) => ({
        ...{ x: round(across(day)), y: base + 20, anchor: 'start' as const, strong: false },
        text: `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`,
      })),
      // The first and the last moment are named, beside the line; there is no room for the names of all.
      { x: points[0][0] + 3, y: points[0][1] + 3, text: moments[0].name, anchor: 'start', strong: true },
      { ...endOf(points), text: moments[moments.length - 1].name, anchor: 'end', strong: true },
    ],
  };
}

/** The start of the half-year that a day is in, or of one that comes later. */
function halfYear(day: Date, later: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), (Math.floor(day.getUTCMonth() / 6) + later) * 6));
}

/** The half-years between two days; the last one begins where the chart ends, and has no room for its name. */
function halfYears([first, last]: Date[]): Date[] {
  const next = halfYear(first, 1);
  return next > last ? [] : [first, ...halfYears([next, last])];
}

/** Above the last point. */
function endOf(points: [number, number][]): { x: number; y: number } {
  const [x, y] = points[points.length - 1];
  return { x, y: round(y - 10) };
}
