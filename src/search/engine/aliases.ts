import type { Section } from '../section';
import aliases from './aliases.json';

const byPath = new Map(Object.entries(aliases));

/** Matches the part of a page URL before the path that all versions share. */
const versionPrefix = /^.*?\/docs(?:\/\d[\d.]*)?(?=\/)/;

/** Returns other names of a section: words by which readers look for a symbol or page that has another name. */
export function aliasesOf({ page, anchor }: Pick<Section, 'page' | 'anchor'>): readonly string[] {
  const path = page.replace(versionPrefix, '');
  return byPath.get(anchor === null ? path : `${path}#${anchor}`) ?? [];
}
