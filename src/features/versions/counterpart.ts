import type { ActiveDocContext, GlobalDoc, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { renamedPages } from '../../config/renames';
import { pageName } from '../../lib/docsPath';

/** Sort class pages first, because `Node` is a class and, in some versions, also a typedef. */
const preference = ({ path }: GlobalDoc): number => (/\/class(es)?\//.test(path) ? 0 : 1);

/** Finds the same page in another version, first by id and then by name. Does not search category pages by name. */
export function counterpart(version: GlobalVersion, context: ActiveDocContext): GlobalDoc | undefined {
  const { activeDoc, alternateDocVersions } = context;
  const same = alternateDocVersions[version.name];
  if (same || !activeDoc || activeDoc.path.includes('/category/')) return same;
  const name = pageName(activeDoc.path);
  const names = [name, renamedPages.get(name)];
  return version.docs
    .filter(({ path }) => names.includes(pageName(path)) && !path.includes('/category/'))
    .sort((a, b) => preference(a) - preference(b))[0];
}

/** Returns the main page of a version. */
export function mainDocOf(version: GlobalVersion): GlobalDoc {
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  if (!main) throw new Error(`Version ${version.name} has no page with the id ${version.mainDocId}.`);
  return main;
}
