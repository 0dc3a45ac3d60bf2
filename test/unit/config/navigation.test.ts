import { navbar } from '../../../src/config/navbar';

test('the navbar has the pages at the left, then versions, icons and search at the right', () => {
  const shown = navbar.items?.map(({ position, type, label }) => `${position}: ${label ?? type}`);
  const pages = ['Homepage', 'Documentation', 'Statistics', 'Used by'].map((label) => `left: ${label}`);
  const rest = ['docsVersionDropdown', 'Discord', 'GitHub', 'search'].map((label) => `right: ${label}`);
  expect(shown).toEqual([...pages, ...rest]);
});

test('links that show only an icon keep their visible word in their accessible name', () => {
  const icons = navbar.items?.filter(({ className }) => String(className).includes('navbar-icon')) ?? [];
  expect(icons).toHaveLength(2);
  for (const item of icons) expect(item['aria-label']).toContain(item.label);
});
