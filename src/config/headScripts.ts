import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcement } from './announcement';

/** What has to run before the first paint, in this order: the later ones rely on the storage of the first. */
const names = [
  'storage/storage',
  'canonical-url/canonicalUrl',
  'color-mode/colorMode',
  'announcement-bar/announcementBar',
  'version-switch/versionSwitch',
  'search-bar/apple',
  'load-failure/loadFailure',
  'early',
  'start',
] as const;

const read = (name: string): string => readFileSync(join(__dirname, `../elements/${name}.head.js`), 'utf8');

/** Further scripts, each for the pages whose body has the text that is its key. */
export const partScripts: Readonly<Record<string, string>> = {
  'theme-doc-sidebar-menu': read('sidebar/sidebar'),
  'data-tabs': read('tabs/tabs'),
  'part-2': read('near'),
};

/** The scripts of every page's head, as text; they are plain JavaScript for the browser. */
export const headScripts: readonly string[] = names.map((name) =>
  read(name).replaceAll('{announcement}', announcement.id),
);
