import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isPartial } from './pages';

/** Who last changed a file and when (ISO date). */
export interface LastUpdate {
  author: string;
  date: string;
}

/** Begins an entry of the log: no name of a file or person has it. */
const mark = '\u0001';

/** Reads `git log --name-only` output, newest first, into file → last update. */
export function parseHistory(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const entry of log.split(mark).slice(1)) {
    const [date = '', author = '', ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) if (!updates.has(file)) updates.set(file, { author, date });
  }
  return updates;
}

/**
 * The last update of every file under `siteDir`, by path with forward slashes; empty without git or without history.
 * One call for the whole site: Docusaurus would start git once per page, and would refuse to build outside of a
 * repository.
 */
export function readHistory(siteDir: string): Map<string, LastUpdate> {
  try {
    const options = '-c core.quotePath=false log --relative --name-only'.split(' ');
    const log = execFileSync('git', [...options, `--format=${mark}%cI%n%aN`, '--', '.'], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return parseHistory(log);
  } catch {
    return new Map();
  }
}

/** A front matter parser that adds `last_update` from the history; what the page says itself wins. */
export function withLastUpdate(siteDir: string, history: ReadonlyMap<string, LastUpdate>): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = relative(siteDir, params.filePath).split(sep).join('/');
    // Docusaurus refuses front matter of partials.
    const update = isPartial({ file }) ? undefined : history.get(file);
    return update ? { ...parsed, frontMatter: { last_update: update, ...parsed.frontMatter } } : parsed;
  };
}
