import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ThemeConfigSchema } from '@docusaurus/theme-classic/lib/options.js';
import { footer } from '../../../src/config/footer';
import { navbar } from '../../../src/config/navbar';

// @spec 2.23
test('the navbar has the pages at the left, then versions, icons and search at the right', () => {
  const shown = navbar.items?.map(({ position, type, label }) => `${position}: ${label ?? type}`);
  expect(shown).toEqual([
    'left: Homepage',
    'left: Documentation',
    'left: Statistics',
    'left: Used by',
    'right: docsVersionDropdown',
    'right: Discord',
    'right: GitHub',
    'right: search',
  ]);
});

// @spec 2.20
test('links that show only an icon keep their visible word in their accessible name', () => {
  const icons = navbar.items?.filter(({ className }) => String(className).includes('navbar-icon')) ?? [];
  expect(icons).toHaveLength(2);
  for (const item of icons) expect(item['aria-label']).toContain(item.label);
});

test('the icons lead to the community server and to the organization, the version menu ends with all versions', () => {
  const hrefs = navbar.items?.flatMap(({ href }) => (href ? [href] : []));
  expect(hrefs).toEqual(['https://discord.gg/Nq5gTGUfwa', 'https://github.com/magmastream-npm']);
  const [versionMenu] = navbar.items?.filter(({ type }) => type === 'docsVersionDropdown') ?? [];
  expect(versionMenu?.dropdownItemsAfter).toEqual([{ to: '/versions', label: 'All versions' }]);
});

// @spec 2.28 3.12
test('the footer leads to introduction, installation and, for want of migrations, the introduction', () => {
  const [documentation] = footer.links;
  expect(documentation?.items).toEqual([
    { label: 'Introduction', to: '/docs/intro' },
    { label: 'Installation', to: '/docs/getting-started/installation' },
    { label: 'Migrations (nothing yet)', to: '/docs/intro' },
  ]);
  expect(footer.copyright).toContain('© 2025');
});

// @spec 3.12 3.13
test('the mark in the footer has all its fields, and is a dark picture in both modes, as the footer is dark in both', () => {
  expect(footer.style).toBe('dark');
  const { src, srcDark, ...others } = footer.logo;
  expect(others).toEqual({ alt: 'Built with Docusaurus', href: 'https://docusaurus.io', width: 196, height: 32 });
  for (const file of [src, srcDark])
    expect(readFileSync(join(__dirname, '../../../static', file), 'utf8')).toMatch(/<rect [^>]*fill="#1f1815"/);
});

// @spec 2.22 2.25
test('the classic theme knows all nine kinds of navbar items', () => {
  const registry = readFileSync(
    require.resolve('@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes.js'),
    'utf8',
  );
  const kinds = 'default localeDropdown search dropdown html doc docSidebar docsVersion docsVersionDropdown'.split(' ');
  expect(kinds.filter((kind) => !new RegExp(`^\\s+${kind}: \\w+NavbarItem,`, 'm').test(registry))).toEqual([]);
});

// @spec 2.22 2.24
test('the configuration takes all kinds and fields of navbar items', () => {
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
