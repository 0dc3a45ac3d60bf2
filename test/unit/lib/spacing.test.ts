import { spacingProblems } from '../../../src/lib/spacing.mjs';

test.each([
  'a{padding:0.5rem}',
  'a { margin: 0 auto -0.75rem; }',
  'a { scroll-margin-top: calc(var(--ifm-navbar-height) + .875rem); }',
  'a { column-gap: 2.5rem; }',
  ':root { --ifm-table-cell-padding: 0.5rem; }',
])('spacingProblems refuses literal spacing in %j', (css) => {
  expect(spacingProblems(css)).toMatchObject([{ message: expect.stringContaining('--space-*') as string }]);
});

test.each([
  'a { padding: var(--space-4) 2ch 0.3em 1px; }',
  // A literal size can leave room for another element.
  'a { padding-right: 3rem; }',
  'a { width: 0.75rem; border-radius: 0.25rem; }',
])('spacingProblems accepts %j', (css) => {
  expect(spacingProblems(css)).toEqual([]);
});
