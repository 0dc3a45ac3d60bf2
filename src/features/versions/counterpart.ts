import type { ActiveDocContext, GlobalDoc, GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** Pages of 2.6.1 under other names than later versions give to the same subject, as `pageName` has both. */
const renamed = new Map([
  ['playerstateupdateevent', 'playerstateupdate'],
  ['stats', 'nodestats'],
  ['usenodeoption', 'usenodeoptions'],
]);

/** The last part of an address without what differs between versions: case and hyphens. */
const pageName = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replaceAll('-', '')
    .toLowerCase();

/** Class pages first: `Node` names a class and, in some versions, also a typedef. */
const preference = ({ path }: GlobalDoc): number => (/\/class(es)?\//.test(path) ? 0 : 1);

/**
 * The page of another version that covers what the open page covers: the page with the same id, else the one with the
 * same name (2.6.1 has `/manager` where later versions have `/classes/Manager`), else undefined. Category indexes stand
 * for no page.
 */
export function counterpart(version: GlobalVersion, context: ActiveDocContext): GlobalDoc | undefined {
  const { activeDoc, alternateDocVersions } = context;
  const same = alternateDocVersions[version.name];
  if (same || !activeDoc || activeDoc.path.includes('/category/')) return same;
  const name = pageName(activeDoc.path);
  const names = [name, renamed.get(name)];
  return version.docs
    .filter(({ path }) => names.includes(pageName(path)) && !path.includes('/category/'))
    .sort((a, b) => preference(a) - preference(b))[0];
}

/** The page that a version opens with; Docusaurus makes sure that there is one. */
export function mainDocOf(version: GlobalVersion): GlobalDoc {
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  if (!main) throw new Error(`Version ${version.name} has no page with the id ${version.mainDocId}.`);
  return main;
}
