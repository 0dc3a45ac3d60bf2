import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ThemeConfigSchema } from '@docusaurus/theme-classic/lib/options.js';
import { footer, navbar } from '../../../src/config/navigation';

// @spec 2.20
test('the accessible name of an icon link contains its label', () => {
  const icons = navbar.items?.filter(({ className }) => String(className).includes('navbar-icon')) ?? [];
  expect(icons).toHaveLength(2);
  for (const item of icons) expect(item['aria-label']).toContain(item.label);
});

// @spec 3.12 3.13
test('the footer has a logo for each color mode', () => {
  expect(footer.style).toBe('light');
  const { src, srcDark, ...others } = footer.logo;
  expect(others).toEqual({ alt: 'Built with Docusaurus', href: 'https://docusaurus.io', width: 196, height: 32 });
  const fillOf = (file: string) =>
    /<rect [^>]*fill="(#\w+)"/.exec(readFileSync(join(__dirname, '../../../static', file), 'utf8'))?.[1];
  expect([src, srcDark].map(fillOf)).toEqual(['#fffdfa', '#1f1815']);
});

// @spec 2.22 2.24 2.25
test('the theme configuration accepts all types and fields of navbar items', () => {
  const link = {
    label: 'Reference',
    to: '/docs',
    activeBasePath: '/docs',
    activeBaseRegex: '^/docs',
    position: 'right',
  };
  const items = [
    link,
    { label: 'npm', href: 'https://www.npmjs.com', position: 'left' },
    { type: 'dropdown', label: 'More', items: [{ label: 'Versions', to: '/versions' }], position: 'left' },
    { type: 'localeDropdown', position: 'left' },
    { type: 'search', position: 'right' },
    { type: 'html', value: '<b>New</b>', position: 'left' },
    { type: 'doc', docId: 'intro', label: 'Introduction', position: 'left' },
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left' },
    { type: 'docsVersion', to: '/versions', position: 'left' },
    { type: 'docsVersionDropdown', position: 'left' },
  ];
  const taken = ThemeConfigSchema.validate({ navbar: { items } });
  expect(taken.error).toBeUndefined();
  expect(taken.value).toMatchObject({ navbar: { items } });
});
