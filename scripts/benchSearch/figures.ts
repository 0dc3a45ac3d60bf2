import { gzipSync } from 'node:zlib';

/** A time in milliseconds, as the tables show it. */
export const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

/** A size in bytes, as the tables show it. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a server sends for a file: gzipped, unless the file is so already. */
export function sentSize(content: Buffer): number {
  const gzipped = content[0] === 0x1f && content[1] === 0x8b;
  return gzipped ? content.length : gzipSync(content, { level: 9 }).length;
}

/** The value below which a share of all values lies: 0.5 is the median, 1 the highest. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Median, 95th percentile and highest of some times, for a table. */
export function spread(times: readonly number[]) {
  return { p50: ms(percentile(times, 0.5)), p95: ms(percentile(times, 0.95)), max: ms(percentile(times, 1)) };
}

/** What the input holds after each key while the queries are typed. */
export function keystrokesOf(queries: readonly string[]): string[] {
  return queries.flatMap((query) => [...query].map((_, at, letters) => letters.slice(0, at + 1).join('')));
}

/** Every nth of a list: a sample that has all kinds in it. */
export function everyNth<T>(list: readonly T[], n: number): T[] {
  return list.filter((_, at) => at % n === 0);
}
