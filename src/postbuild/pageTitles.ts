import { documentTitle } from '../config/documentTitle';
import type { PageModel } from '../content/model/page';

/** The file of the not-found page. Hosts send this file for every unknown path. */
export const notFoundFile = '404.html';

/** The pages that replace a missing page. */
const substitutes = new Set(['/404', '/offline']);

/** Returns a tag that maps page paths to page titles. The not-found page uses these titles to suggest pages. */
export function titlesTag(models: readonly PageModel[]): string {
  const titles = models
    .filter(({ path, sections }) => sections.length > 0 && !substitutes.has(path))
    .map((model) => [model.path, titleOf(model)]);
  const json = JSON.stringify(Object.fromEntries(titles)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-titles">${json}</script>`;
}

/** Adds the version to the title of a category page. All other titles of past versions already contain the version. */
function titleOf({ source, title, version }: PageModel): string {
  return version && source === 'html' ? documentTitle(title, version) : title;
}
