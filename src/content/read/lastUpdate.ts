import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isPartial } from './pages';

export interface LastUpdate {
  author: string;
  date: string;
}

/** Separates log entries. File and author names cannot contain this character. */
const separator = '\u0001';

/** Parses the output of `git log --name-only`, newest commit first. Maps each file to its last update. */
export function parseHistory(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const entry of log.split(separator).slice(1)) {
    const [date = '', author = '', ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) if (!updates.has(file)) updates.set(file, { author, date });
  }
  return updates;
}

/** Returns the last update of each file. Docusaurus' own lookup runs Git per page and fails outside repositories. */
export function readHistory(siteDir: string): Map<string, LastUpdate> {
  try {
    const options = '-c core.quotePath=false log --relative --name-only'.split(' ');
    const log = execFileSync('git', [...options, `--format=${separator}%cI%n%aN`, '--', '.'], {
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

/** Creates a front matter parser that adds `last_update` from the Git history, unless the page sets this field. */
export function withLastUpdate(siteDir: string, history: ReadonlyMap<string, LastUpdate>): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = relative(siteDir, params.filePath).split(sep).join('/');
    // Skip partials, because Docusaurus rejects partials with front matter.
    const update = isPartial({ file }) ? undefined : history.get(file);
    return update ? { ...parsed, frontMatter: { last_update: update, ...parsed.frontMatter } } : parsed;
  };
}
