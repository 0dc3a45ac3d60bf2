import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuiltPage, type BuiltSite, resolve } from './html/site';
import type { Problem } from '../content/read/problem';

/** What a file of a kind may weigh, compressed by gzip: a page together with what it loads before a reader does anything. */
export interface Budget {
  kind: string;
  /** A pattern of paths in the build; a file is of the first kind whose pattern it matches. */
  files: string;
  bytes: number;
}

interface Weight {
  path: string;
  bytes: number;
}

const list = 'src/check/expected/budgets.json';
const renew = 'npm run check -- --renew-budgets';
const grouped = (bytes: number) => bytes.toLocaleString('en-US');

/** The files that the HTML of a page makes the browser load: not what its styles and scripts load after that. */
function loadedBy(page: BuiltPage, site: BuiltSite): string[] {
  const targets = page.requests.filter(({ isLater }) => !isLater).map(({ text }) => resolve(site, page, text));
  const addresses = targets.flatMap((target) => (target.kind === 'here' && target.exists ? [target.path] : []));
  return [...new Set(addresses)].map((address) => address.slice(site.baseUrl.length));
}

/** The heaviest file of each kind, in the order of the budgets; undefined where a kind has no file in the build. */
function heaviestOf(buildDir: string, site: BuiltSite, budgets: readonly Budget[]): (Weight | undefined)[] {
  const compressed = new Map<string, number>();
  const weigh = (path: string) => {
    const bytes = compressed.get(path) ?? gzipSync(readFileSync(join(buildDir, path))).length;
    compressed.set(path, bytes);
    return bytes;
  };
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const patterns = budgets.map(({ files }) => new RegExp(files));
  const heaviest: (Weight | undefined)[] = budgets.map(() => undefined);
  const paths = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
  for (const path of paths) {
    const kind = patterns.findIndex((pattern) => pattern.test(path));
    if (kind === -1) continue;
    const page = pages.get(path);
    const parts = [path, ...(page ? loadedBy(page, site) : [])];
    const bytes = parts.reduce((total, part) => total + weigh(part), 0);
    if (bytes > (heaviest[kind]?.bytes ?? 0)) heaviest[kind] = { path, bytes };
  }
  return heaviest;
}

/** Weighs the build at `buildDir`, which is that site: which budgets are exceeded, and which have no file to hold. */
export function checkBudgets(buildDir: string, site: BuiltSite, budgets: readonly Budget[]): Problem[] {
  return heaviestOf(buildDir, site, budgets).flatMap((weight, at): Problem[] => {
    const { kind, files, bytes } = budgets[at];
    if (!weight) return [{ file: list, line: 1, message: `${kind}: no file of the build matches ${files}` }];
    if (weight.bytes <= bytes) return [];
    const message = `${kind}: ${grouped(weight.bytes)} bytes compressed, where the budget is ${grouped(bytes)}: make it lighter, or grant it more by ${renew}`;
    return [{ file: posix.join(buildDir, weight.path), line: 1, message }];
  });
}

/** The same budgets with 5 % more bytes than the build needs, in round hundreds; a kind without a file stays as it is. */
export function renewedBudgets(buildDir: string, site: BuiltSite, budgets: readonly Budget[]): Budget[] {
  return heaviestOf(buildDir, site, budgets).map((weight, at) => {
    const bytes = weight ? Math.ceil((weight.bytes * 1.05) / 100) * 100 : budgets[at].bytes;
    return { ...budgets[at], bytes };
  });
}
