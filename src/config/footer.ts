import type { ThemeConfig } from '@docusaurus/preset-classic';
import { links, site } from './site';
import { currentVersion, mainPath } from './versions';

/** Columns, mark and copyright at the end of every page. */
export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Documentation',
      items: [
        { label: 'Introduction', to: mainPath(currentVersion) },
        { label: 'Installation', to: `/${currentVersion.path}/getting-started/installation` },
        { label: 'Migrations (nothing yet)', to: mainPath(currentVersion) },
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
      ],
    },
  ],
  logo: {
    // As dark as the footer is in both modes.
    src: 'img/built-with-docusaurus.svg',
    srcDark: 'img/built-with-docusaurus.svg',
    alt: 'Built with Docusaurus',
    href: 'https://docusaurus.io',
    width: 196,
    height: 32,
  },
  copyright: `Copyright © ${site.copyrightYear} ${site.title} contributors. Library and documentation are licensed under Apache-2.0.`,
} satisfies ThemeConfig['footer'];
