import type { PageModel } from '../content/model/page';

/** The file of the not-found page, which hosts send for every unknown path. */
export const notFoundFile = '404.html';

/** Returns a tag with the title of each page by path, from which the not-found page suggests pages. */
export function titlesTag(models: readonly PageModel[]): string {
  const titles = models.filter(({ sections }) => sections.length > 0).map(({ path, title }) => [path, title]);
  const json = JSON.stringify(Object.fromEntries(titles)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-titles">${json}</script>`;
}
