import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
