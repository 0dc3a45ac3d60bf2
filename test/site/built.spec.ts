import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import furtherRoutes from '../../src/check/expected/furtherRoutes.json';
import routes from '../../src/check/expected/routes.json';
import { mainPath, versions } from '../../src/config/versions';
import { at, codeOf, codeWith } from './search';

// What readers are sent, read where it lies: no page has to be opened for it.
const built = (file: string) => readFileSync(join(__dirname, '../../build', file), 'utf8');

/** The JSON that a script starts with a text. */
function dataOf(script: string, start: string): unknown {
  const code = codeOf(script);
  const from = code.indexOf(`JSON.parse('${start}`) + "JSON.parse('".length;
  const text = code.slice(from, code.indexOf("')", from));
  return JSON.parse(text.replace(/\\(['\\])/g, '$1'));
}

const [main] = codeWith('"draftIds"');

// @spec 3.4 3.7 3.8 3.9 9.1 9.3
test('the browser knows of each version its pages, its sidebars and what it opens with', () => {
  const data = dataOf(main, '{"docusaurus-plugin-content-docs"') as {
    'docusaurus-plugin-content-docs': { default: { versions: Record<string, unknown>[] } };
  };
  const known = data['docusaurus-plugin-content-docs'].default.versions;
  const sidebarOf = (name: string) => (name === 'current' ? 'tutorialSidebar' : `version${name.replaceAll('.', '')}`);
  expect(known).toEqual(
    versions.map((version) => ({
      name: version.name,
      label: version.label,
      isLast: version.isLast,
      path: at(`/${version.path}`),
      mainDocId: version.mainDoc,
      docs: expect.arrayContaining([
        { id: version.mainDoc, path: at(mainPath(version)), sidebar: sidebarOf(version.name) },
      ]),
      draftIds: [],
      sidebars: { [sidebarOf(version.name)]: { link: { path: at(mainPath(version)), label: version.mainDoc } } },
    })),
  );
  const docs = known.flatMap((version) => version.docs as Record<string, unknown>[]);
  expect(docs.filter(({ id, path }) => typeof id !== 'string' || typeof path !== 'string')).toEqual([]);
});

// @spec 3.10 9.2 9.8
test('the browser knows the one locale, and which site this is', () => {
  expect(dataOf(main, '{"defaultLocale"')).toEqual({
    defaultLocale: 'en',
    locales: ['en'],
    path: 'i18n',
    currentLocale: 'en',
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' } },
  });
  expect(dataOf(main, '{"docusaurusVersion"')).toMatchObject({ docusaurusVersion: '3.7.0', siteVersion: '2.8.6' });
});

// @spec 7.23 7.24
test('each page, and the data of each version and of each category, is a file of its own', () => {
  const listed = [routes, furtherRoutes].flatMap(({ byVersion }) => Object.values(byVersion).flat());
  const categories = listed.filter((route) => route.path.includes('/category/') && !('leadsTo' in route));
  expect(codeWith('{"categoryGeneratedIndex":')).toHaveLength(categories.length);
  const files = versions.flatMap(({ name }) => codeWith(`{"version":{"pluginId":"default","version":"${name}"`));
  expect(new Set(files).size).toBe(versions.length);
  expect(files).not.toContain(main);
  for (const { name, mainDoc } of versions) {
    const folder = name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
    const script = codeWith(`"source":"@site/${folder}/${mainDoc}.mdx"`);
    expect(script, name).toHaveLength(1);
    expect(script).not.toContain(main);
  }
});

// @spec 3.6 9.4 9.5 9.7
test('search engines are asked to leave out 2.8.2 and older, and told when each other page was last changed', () => {
  const listed = versions.filter((version) => !/<meta[^>]*robots[^>]*noindex/.test(built(`${mainPath(version)}.html`)));
  expect(listed.map(({ version }) => version)).toEqual(['2.8.7', '2.8.5', '2.8.4']);
  const map = built('sitemap.xml');
  const urls = map.match(/<url>.*?<\/url>/gs) ?? [];
  expect(urls.length).toBeGreaterThan(200);
  expect(versions.filter((version) => map.includes(`${mainPath(version)}</loc>`))).toEqual(listed);
  // A copy without the history of Git knows no dates, and no page says one.
  const [, said] = /datetime="?([\d-]{10})T/.exec(built('docs/intro.html')) ?? [];
  expect(urls.filter((url) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(url))).toHaveLength(said ? urls.length : 0);
  if (said) expect(urls.find((url) => url.includes('/docs/intro</loc>'))).toContain(`<lastmod>${said}</lastmod>`);
});
