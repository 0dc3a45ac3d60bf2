import type { Section } from '../section';
import aliases from './aliases.json';

const byPath = new Map(Object.entries(aliases));

/** Matches the part of a page URL that precedes the path shared by all versions. */
const versionPrefix = /^.*?\/docs(?:\/\d[\d.]*)?(?=\/)/;

/** Returns the aliases of a section: words that readers use for a symbol or page with another name. */
export function aliasesOf({ page, anchor }: Pick<Section, 'page' | 'anchor'>): readonly string[] {
  const path = page.replace(versionPrefix, '');
  return byPath.get(anchor === null ? path : `${path}#${anchor}`) ?? [];
}
