import type { HtmlPage } from '../lib/html/page';

/** Preloads the code of a page's islands. Otherwise, browsers find this code only after they run another script. */
export function islandTags({ elements }: HtmlPage, files: readonly string[], baseUrl: string): string {
  const names = elements.filter(({ name }) => name === 'react-island').map(({ attribs }) => attribs['data-island']);
  if (names.length === 0) return '';
  const chunk = new RegExp(`^assets/js/(framework|src_islands_(runtime_hydrate|(${names.join('|')})_index)_tsx)\\.`);
  return files
    .filter((file) => chunk.test(file))
    .map((file) => `<link rel="preload" as="script" href="${baseUrl}${file}">`)
    .join('');
}
