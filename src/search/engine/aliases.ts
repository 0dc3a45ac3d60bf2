import type { Section } from '../section';
import aliases from './aliases.json';

const byTarget = new Map(Object.entries(aliases));

/** Matches the part of a page URL that precedes the path shared by all versions. */
const versionPrefix = /^.*?\/docs(?:\/\d[\d.]*)?(?=\/)/;

/** Returns the aliases of a section: other words that readers use for a member (`Player.stop`) or a page. */
export function aliasesOf({ page, anchor, owner, name }: Pick<Section, 'page' | 'anchor' | 'owner' | 'name'>) {
  const path = page.replace(versionPrefix, '') + (anchor === null ? '' : `#${anchor}`);
  return byTarget.get(owner && name ? `${owner}.${name}` : path) ?? [];
}
