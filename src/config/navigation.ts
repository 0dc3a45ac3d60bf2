import type { ThemeConfig } from '@docusaurus/preset-classic';
import { baseUrl } from './baseUrl';
import { links, site } from './site';
import { currentVersion, mainPath, upgradeGuide } from './versions';

type Navbar = NonNullable<ThemeConfig['navbar']>;

const left: Navbar['items'] = [
  // Docusaurus matches this pattern against the full path, including the base URL.
  { to: '/', label: 'Homepage', position: 'left', activeBaseRegex: `^${baseUrl}?$` },
  { to: mainPath(currentVersion), label: 'Documentation', position: 'left', activeBasePath: '/docs' },
  { to: '/statistics', label: 'Statistics', position: 'left' },
  { to: '/usedby', label: 'Used by', position: 'left' },
];

const right: Navbar['items'] = [
  { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }] },
  {
    href: links.community,
    label: 'Discord',
    'aria-label': 'Discord community server',
    className: 'navbar-icon navbar-icon--discord',
    position: 'right',
  },
  {
    href: links.codeHosting,
    label: 'GitHub',
    'aria-label': 'GitHub organization',
    className: 'navbar-icon navbar-icon--github',
    position: 'right',
  },
  { type: 'search', position: 'right' },
];

export const navbar: Navbar = {
  title: site.title,
  logo: { src: 'img/logo-light.svg', srcDark: 'img/logo.svg', alt: '', width: 32, height: 32 },
  hideOnScroll: true,
  items: [...left, ...right],
};

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Documentation',
      items: [
        { label: 'Introduction', to: mainPath(currentVersion) },
        { label: 'Installation', to: `/${currentVersion.path}/getting-started/installation` },
        { label: 'Migrations (nothing yet)', to: mainPath(currentVersion) },
        { label: 'Upgrade guide', to: upgradeGuide },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Discord', href: links.community },
        { label: 'GitHub', href: links.codeHosting },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'npm package', href: links.npm },
        { label: 'Credits: erela.js', href: links.credits },
        { label: 'Move from erela.js', to: `/${currentVersion.path}/guides/from-erela` },
      ],
    },
  ],
  logo: {
    src: 'img/built-with-docusaurus-light.svg',
    srcDark: 'img/built-with-docusaurus.svg',
    alt: 'Built with Docusaurus',
    href: 'https://docusaurus.io',
    width: 196,
    height: 32,
  },
  copyright: `Copyright © ${site.copyrightYear} ${site.title} contributors. Library and documentation are licensed under Apache-2.0.`,
} satisfies ThemeConfig['footer'];
