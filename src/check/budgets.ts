import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Problem } from '../content/read/problem';
import { type BuiltPage, type BuiltSite, resolve } from './html/site';

/** The maximum size of a file after gzip. The size of a page includes the files that its HTML loads immediately. */
export interface Budget {
  kind: string;
  /** A regular expression for file paths in the build. Each file uses the first budget that matches its path. */
  files: string;
  bytes: number;
}

interface Weight {
  file: string;
  bytes: number;
}

const list = 'src/check/expected/budgets.json';
const renewCommand = 'npm run check -- --renew-budgets';
const grouped = (bytes: number) => bytes.toLocaleString('en-US');

function loadedBy(page: BuiltPage, site: BuiltSite): string[] {
  const targets = page.requests.filter(({ isLater }) => !isLater).map(({ text }) => resolve(site, page, text));
  const paths = targets.flatMap((target) => (target.kind === 'internal' && target.exists ? [target.path] : []));
  return [...new Set(paths)].map((path) => path.slice(site.baseUrl.length));
}

function heaviestOf(buildDir: string, site: BuiltSite, budgets: readonly Budget[]): (Weight | undefined)[] {
  const weights = new Map<string, number>();
  const weigh = (file: string) => {
    const bytes = weights.get(file) ?? gzipSync(readFileSync(join(buildDir, file))).length;
    weights.set(file, bytes);
    return bytes;
  };
  const pages = new Map(site.pages.map((page) => [page.file, page]));
  const patterns = budgets.map(({ files }) => new RegExp(files));
  const heaviest: (Weight | undefined)[] = budgets.map(() => undefined);
  for (const file of Array.from(site.files, (path) => path.slice(site.baseUrl.length))) {
    const index = patterns.findIndex((pattern) => pattern.test(file));
    if (index === -1) continue;
    const page = pages.get(file);
    const files = [file, ...(page ? loadedBy(page, site) : [])];
    const bytes = files.reduce((total, loaded) => total + weigh(loaded), 0);
    if (bytes > (heaviest[index]?.bytes ?? 0)) heaviest[index] = { file, bytes };
  }
  return heaviest;
}

/** Reports files that exceed their budget, and budgets that match no file. */
export function checkBudgets(buildDir: string, site: BuiltSite, budgets: readonly Budget[]): Problem[] {
  return heaviestOf(buildDir, site, budgets).flatMap((weight, index): Problem[] => {
    const { kind, files, bytes } = budgets[index];
    if (!weight) return [{ file: list, line: 1, message: `${kind}: no file of the build matches ${files}` }];
    if (weight.bytes <= bytes) return [];
    const message = `${kind}: ${grouped(weight.bytes)} bytes after gzip exceed the budget of ${grouped(bytes)}: reduce the size or raise the budget with ${renewCommand}`;
    return [{ file: posix.join(buildDir, weight.file), line: 1, message }];
  });
}

/** Returns the budgets with limits 5% above the current sizes, rounded up to the next hundred bytes. */
export function renewedBudgets(buildDir: string, site: BuiltSite, budgets: readonly Budget[]): Budget[] {
  return heaviestOf(buildDir, site, budgets).map((weight, index) => {
    const bytes = weight ? Math.ceil((weight.bytes * 1.05) / 100) * 100 : budgets[index].bytes;
    return { ...budgets[index], bytes };
  });
}
