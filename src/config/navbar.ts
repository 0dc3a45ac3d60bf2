import type { ThemeConfig } from '@docusaurus/preset-classic';
import { baseUrl } from './baseUrl';
import { links, site } from './site';
import { mainPath, currentVersion } from './versions';

type Navbar = NonNullable<ThemeConfig['navbar']>;

const left: Navbar['items'] = [
  // The active test reads the whole address, base URL included.
  { to: '/', label: 'Homepage', position: 'left', activeBaseRegex: `^${baseUrl}?$` },
  { to: mainPath(currentVersion), label: 'Documentation', position: 'left', activeBasePath: '/docs' },
  { to: '/statistics', label: 'Statistics', position: 'left' },
  { to: '/usedby', label: 'Used by', position: 'left' },
];

const right: Navbar['items'] = [
  {
    type: 'docsVersionDropdown',
    dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }],
  },
  {
    href: links.community,
    label: 'Discord',
    'aria-label': 'Discord community server',
    className: 'navbar-icon navbar-icon--discord',
  },
  {
    href: links.codeHosting,
    label: 'GitHub',
    'aria-label': 'GitHub organization',
    className: 'navbar-icon navbar-icon--github',
  },
  { type: 'search' },
];

/** The top navigation; it hides while a reader scrolls down. */
export const navbar: Navbar = {
  title: site.title,
  logo: { src: 'img/logo-light.svg', srcDark: 'img/logo.svg', alt: '', width: 32, height: 32 },
  hideOnScroll: true,
  // What names no side stands at the right; the theme would have it at the left.
  items: [...left, ...right].map((item) => ({ position: 'right', ...item })),
};
