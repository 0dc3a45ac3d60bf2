import { versions } from '../../config/versions';
import type { Section } from '../section';
import aliases from './aliases.json';

/** Other names of sections, as readers of other libraries know them, by the path after the version prefix. */
const byPath = new Map(Object.entries(aliases));

/** Returns the other names of a section. */
export function aliasesOf({ page, anchor, version }: Pick<Section, 'page' | 'anchor' | 'version'>): readonly string[] {
  const prefix = versions.find((one) => one.version === version)?.path;
  if (prefix === undefined) return [];
  const path = page.slice(page.indexOf(`/${prefix}/`) + prefix.length + 1);
  return byPath.get(anchor === null ? path : `${path}#${anchor}`) ?? [];
}
