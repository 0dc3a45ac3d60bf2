import { existsSync, statSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { type DocsVersion, versionOf, versions } from '../config/versions';
import { readPages } from '../content/read/pages';
import { didYouMean } from '../lib/didYouMean';
import { filesIn } from '../lib/files';
import { Refusal } from '../lib/refusal.mjs';

export const groups = [
  'pages',
  'prose',
  'samples',
  'scenarios',
  'messages',
  'format',
  'build',
  'search',
  'markdown',
] as const;
type Group = (typeof groups)[number];

/** The checks to run, and the versions and pages to report on. */
export interface Selection {
  versions: readonly DocsVersion[];
  groups: ReadonlySet<Group>;
  /** The pages to check, or undefined to check all pages. */
  files: ReadonlySet<string> | undefined;
}

const options = ['help', 'version', 'only', 'since', 'watch', 'renew-budgets', 'renew-routes'];

/** The groups of checks that can run on single pages. All other groups need all pages of a version, or a build. */
const pageGroups: readonly Group[] = ['pages', 'prose', 'samples', 'format'];

/** Parses the arguments of `npm run check`. For an unknown value, throws a `Refusal` that suggests a valid value. */
export function readSelection(args: readonly string[], siteDir: string): Selection {
  const values: Record<'version' | 'only' | 'page', string[]> = { version: [], only: [], page: [] };
  for (let index = 0; index < args.length; index += 1) {
    const option = /^--([\w-]+)$/.exec(args[index])?.[1];
    if (option === undefined) values.page.push(...pagesAt(args[index], siteDir));
    else if (option === 'version' || option === 'only') values[option].push(args[(index += 1)] ?? '');
    else throw new Refusal(`Unknown option --${option}${didYouMean(option, options)}`);
  }
  const numbers = versions.map(({ version }) => version);
  for (const version of values.version) requireOneOf('version', version, numbers);
  for (const group of values.only) requireOneOf('group', group, groups);
  const ofPages = values.page.map((file) => versionOf(file)!);
  const chosen = [...ofPages, ...values.version.map((number) => versions.find(({ version }) => version === number)!)];
  const isPages = values.page.length > 0;
  return {
    versions: chosen.length > 0 ? versions.filter((version) => chosen.includes(version)) : versions,
    groups: new Set(values.only.length > 0 ? (values.only as Group[]) : isPages ? pageGroups : groups),
    files: isPages ? new Set(values.page) : undefined,
  };
}

/** Returns the page at a file path, or all pages in a folder. The path may be absolute. */
function pagesAt(argument: string, siteDir: string): string[] {
  const file = posix.normalize(
    relative(siteDir, resolve(siteDir, argument.replaceAll('\\', sep))).replaceAll(sep, '/'),
  );
  const path = join(siteDir, file);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const found = isFolder ? filesIn(path).map((name) => `${file}/${name}`) : [file];
  const pages = found.filter((name) => versionOf(name) && /\.mdx?$/.test(name));
  if (pages.length === 0)
    throw new Refusal(`${file}: not a page. Pass files or folders in docs/ or versioned_docs/, or use --version.`);
  if (existsSync(path)) return pages;
  const known = readPages(siteDir, versionOf(file)!).map((page) => page.file);
  throw new Refusal(`${file}: no such page${didYouMean(file, known)}`);
}

function requireOneOf(kind: string, value: string, valid: readonly string[]): void {
  if (valid.includes(value)) return;
  throw new Refusal(`Unknown ${kind} "${value}"${didYouMean(value, valid) || '.'} Valid values: ${valid.join(', ')}.`);
}
