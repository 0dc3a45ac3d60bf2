import { posix } from 'node:path';
import type { Problem } from '../content/read/problem';
import { rules, wrongRoutes } from './html/rules';
import { type BuiltSite, readSite } from './html/site';

/** What a check of the built pages found, and how much it looked at. */
export interface HtmlReport {
  problems: Problem[];
  /** Pages, redirects included. */
  pages: number;
  /** Links on all pages. */
  links: number;
  /** Ids that a link can lead to. */
  anchors: number;
  /** What was read, for whatever else there is to check. */
  site: BuiltSite;
}

export interface HtmlOptions {
  /** The site's base address, with a slash at both ends. */
  baseUrl: string;
  /** All addresses that have to answer, relative to the base address but beginning with a slash; if given, no other may. */
  routes?: string[];
}

/**
 * Checks all pages of a build: links and anchors lead somewhere, headings, ids and addresses are unique, nothing is
 * loaded from another host, and every one of `routes` answers and nothing else does. Throws when there is no build at `buildDir`.
 */
export function checkBuiltHtml(buildDir: string, { baseUrl, routes }: HtmlOptions): HtmlReport {
  const site = readSite(buildDir, baseUrl);
  const problems: Problem[] = [];
  for (const page of site.pages) {
    for (const rule of rules) {
      rule(page, site, (message, { offset } = { text: '', offset: 0 }) => {
        const line = page.html.slice(0, offset).split('\n').length;
        problems.push({ file: posix.join(buildDir, page.path), line, message });
      });
    }
  }
  const wrong = routes ? wrongRoutes(site, routes) : [];
  problems.push(...wrong.map((message) => ({ file: buildDir, line: 1, message })));
  return {
    problems: merged(problems),
    pages: site.pages.length,
    links: site.pages.flatMap(({ links }) => links).length,
    anchors: site.pages.flatMap(({ idNames }) => [...idNames]).length,
    site,
  };
}

/** What is wrong in a part that all pages share is one problem: it is named once, with the number of pages. */
function merged(problems: readonly Problem[]): Problem[] {
  return [...new Set(problems.map(({ message }) => message))].map((message) => {
    const same = problems.filter((problem) => problem.message === message);
    const further = new Set(same.map(({ file }) => file)).size - 1;
    return further === 0 ? same[0] : { ...same[0], message: `${message} (and on ${further} more pages)` };
  });
}
