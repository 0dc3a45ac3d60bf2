import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFacts } from '../api/load';
import type { DocsVersion } from '../config/versions';
import type { SourcePage } from '../content/read/page';
import { checkContent, type ContentReport } from './content';
import { checkPageCode } from './islands';
import { checkMarkup } from './markup';
import { checkRoutes } from './routes';
import { checkStructure } from './structure';

/** The sidebar of a version, and the file that contains it. */
export interface Sidebar {
  file: string;
  sidebars: SidebarsConfig;
}

/** Checks the pages of a version with all rules that do not need a compiler or a build. `root` is the site folder. */
export function checkPages(root: string, version: DocsVersion, sidebar: Sidebar, pages: SourcePage[]): ContentReport {
  const content = checkContent(pages, loadFacts(version.version));
  const rules = [
    ...content.rules,
    { rule: 'hooks and handlers are in islands', problems: checkPageCode(pages) },
    ...checkMarkup(root, pages),
    ...checkStructure(sidebar, pages),
    { rule: 'every page has a route', problems: checkRoutes(version, pages, sidebar.sidebars) },
  ];
  return { ...content, rules };
}
