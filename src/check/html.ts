import { posix } from 'node:path';
import { type Finding, duplicatePages, missingRoutes, pageRules } from './html/rules';
import { type BuiltPage, readSite } from './html/site';
import type { Problem } from '../words/problem';

/** What a check of the built pages found, and how much it looked at. */
export interface HtmlReport {
  problems: Problem[];
  /** Pages, redirects included. */
  pages: number;
  /** Links on all pages. */
  links: number;
  /** Ids that a link can lead to. */
  anchors: number;
}

export interface HtmlOptions {
  /** The site's base address, with a slash at both ends. */
  baseUrl: string;
  /** Addresses that have to answer, relative to the base address but beginning with a slash. */
  routes?: string[];
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** What is wrong in a part that all pages share is one problem: it is named once, with the number of pages. */
function merged(problems: Problem[]): Problem[] {
  const byMessage = new Map<string, Problem[]>();
  for (const problem of problems) {
    const same = byMessage.get(problem.message);
    if (same) same.push(problem);
    else byMessage.set(problem.message, [problem]);
  }
  return [...byMessage.values()].map(([first, ...others]) => {
    const further = new Set(others.map(({ file }) => file).filter((file) => file !== first.file)).size;
    return further === 0 ? first : { ...first, message: `${first.message} (and on ${further} more pages)` };
  });
}

/**
 * Checks all pages of a build: links and anchors lead somewhere, headings, ids and addresses are unique, nothing is
 * loaded from another host, and every one of `routes` answers. Throws when there is no build at `buildDir`.
 */
export function checkBuiltHtml(buildDir: string, { baseUrl, routes = [] }: HtmlOptions): HtmlReport {
  const site = readSite(buildDir, baseUrl);
  const problem = (page: BuiltPage, { offset, message }: Finding): Problem => ({
    file: posix.join(buildDir, page.path),
    line: lineAt(page.html, offset),
    message,
  });
  const ofPages = site.pages.flatMap((page) =>
    pageRules.flatMap((rule) => rule(page, site).map((finding) => problem(page, finding))),
  );
  const duplicates = duplicatePages(site).map(({ page, finding }) => problem(page, finding));
  const missing = missingRoutes(site, routes).map((message) => ({ file: buildDir, line: 1, message }));
  const sum = (count: (page: BuiltPage) => number) => site.pages.reduce((total, page) => total + count(page), 0);
  return {
    problems: merged([...ofPages, ...duplicates, ...missing]),
    pages: site.pages.length,
    links: sum(({ links }) => links.length),
    anchors: sum(({ idNames }) => idNames.size),
  };
}
