import { checkRoutes, furtherRoutesOf } from '../../../src/check/routes';
import { currentVersion } from '../../../src/config/versions';

const sidebars = {
  docs: [{ type: 'category', label: 'A', items: [], link: { type: 'generated-index', slug: '/category/-a' } }],
};
const page = (name: string) => ({ file: `docs/${name}.mdx`, text: '' });

test('the list of routes contains pages, categories and redirects, but no partials or specified routes', () => {
  expect(
    furtherRoutesOf(currentVersion, [page('guides/new'), page('_part'), page('intro')], sidebars as never),
  ).toEqual([
    { path: '/docs', leadsTo: '/docs/intro' },
    { path: '/docs/category/-a' },
    { path: '/docs/category/a', leadsTo: '/docs/category/-a' },
    { path: '/docs/guides/new' },
  ]);
});

test('the check reports a page without a route, and a route without a page', () => {
  const problems = checkRoutes(currentVersion, [page('guides/new')], {});
  const texts = problems.map(({ file, message }) => `${file} ${message}`);
  expect(texts).toContain(
    'docs/guides/new.mdx no list has the route of this page: run npm run check -- --renew-routes',
  );
  expect(texts).toContainEqual(
    expect.stringMatching(/^src\/check\/expected\/furtherRoutes\.json \/docs\/guides\/errors has no page: run/),
  );
});
