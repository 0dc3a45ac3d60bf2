import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DocsVersion, versionOf, versions } from '../config/versions';
import { readPages } from '../content/read/pages';
import { didYouMean } from '../lib/didYouMean';
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
  /** Undefined for all pages. */
  files: ReadonlySet<string> | undefined;
}

const options = ['version', 'only', 'since', 'watch', 'renew-budgets'];

/** The other groups need either all pages of a version or the build. */
const pageGroups: readonly Group[] = ['pages', 'prose', 'samples', 'format'];

/** Reads the arguments of `npm run check`. For an unknown value, throws a `Refusal` that suggests a valid one. */
export function readSelection(args: readonly string[], siteDir: string): Selection {
  const values: Record<'version' | 'only' | 'page', string[]> = { version: [], only: [], page: [] };
  for (let index = 0; index < args.length; index += 1) {
    const option = /^--([\w-]+)$/.exec(args[index])?.[1];
    if (option === undefined) values.page.push(args[index].replaceAll('\\', '/').replace(/^\.\//, ''));
    else if (option === 'version' || option === 'only') values[option].push(args[(index += 1)] ?? '');
    else throw new Refusal(`Unknown option --${option}${didYouMean(option, options)}`);
  }
  const numbers = versions.map(({ version }) => version);
  for (const version of values.version) requireOneOf('version', version, numbers);
  for (const group of values.only) requireOneOf('group', group, groups);
  const ofPages = values.page.map((file) => requireVersion(file, siteDir));
  const chosen = [...ofPages, ...values.version.map((number) => versions.find(({ version }) => version === number)!)];
  const isPages = values.page.length > 0;
  return {
    versions: chosen.length > 0 ? versions.filter((version) => chosen.includes(version)) : versions,
    groups: new Set(values.only.length > 0 ? (values.only as Group[]) : isPages ? pageGroups : groups),
    files: isPages ? new Set(values.page) : undefined,
  };
}

function requireVersion(file: string, siteDir: string): DocsVersion {
  const version = versionOf(file);
  if (!version) throw new Refusal(`${file}: not a page. Pass a file in docs/ or versioned_docs/, or use --version.`);
  if (existsSync(join(siteDir, file))) return version;
  const pages = readPages(siteDir, version).map((page) => page.file);
  throw new Refusal(`${file}: no such page${didYouMean(file, pages)}`);
}

function requireOneOf(kind: string, value: string, valid: readonly string[]): void {
  if (valid.includes(value)) return;
  throw new Refusal(`Unknown ${kind} "${value}"${didYouMean(value, valid) || '.'} Valid values: ${valid.join(', ')}.`);
}
