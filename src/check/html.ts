import { posix } from 'node:path';
import type { Problem } from '../content/read/problem';
import { rules, wrongRoutes } from './html/rules';
import { readSite } from './html/site';

export interface HtmlOptions {
  baseUrl: string;
  /** The routes that the build must contain. The routes do not include the base URL. */
  routes?: string[];
}

/** Checks all pages of a build against the rules and `routes`. Throws an error if there is no build. */
export function checkBuiltHtml(buildDir: string, { baseUrl, routes }: HtmlOptions) {
  const site = readSite(buildDir, baseUrl);
  const problems: Problem[] = [];
  for (const page of site.pages) {
    for (const rule of rules) {
      rule(page, site, (message, { offset } = { text: '', offset: 0 }) => {
        const line = page.html.slice(0, offset).split('\n').length;
        problems.push({ file: posix.join(buildDir, page.file), line, message });
      });
    }
  }
  const wrong = routes ? wrongRoutes(site, routes) : [];
  problems.push(...wrong.map((message) => ({ file: buildDir, line: 1, message })));
  return {
    problems: merge(problems),
    pages: site.pages.length,
    links: site.pages.flatMap(({ links }) => links).length,
    anchors: site.pages.flatMap(({ idNames }) => [...idNames]).length,
    site,
  };
}

/** Merges identical problems that several pages have, such as a broken link in the footer. */
function merge(problems: readonly Problem[]): Problem[] {
  return [...new Set(problems.map(({ message }) => message))].map((message) => {
    const same = problems.filter((problem) => problem.message === message);
    const others = new Set(same.map(({ file }) => file)).size - 1;
    return others === 0 ? same[0] : { ...same[0], message: `${message} (and on ${others} more pages)` };
  });
}
