import type { Options } from '@docusaurus/preset-classic';
import { usedBy } from '../../../src/config/usedBy';

/** The tests skip these modules, because they load compilers and parsers. */
const slow = [
  'plugins/postbuild',
  'plugins/data/comparison',
  'plugins/data/siteData',
  'content/model',
  'content/render',
];
for (const name of slow) jest.doMock(`../../../src/${name}`, () => ({ __esModule: true, default: name }));

const load = async () => (await import('../../../docusaurus.config')).default;

// @spec 1.21 3.10 3.11 5.8 5.9 5.10 5.11 9.8 9.34
test('the configuration has the values of the specification', async () => {
  const config = await load();
  const english = { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' };
  expect(config).toMatchObject({
    i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: english } },
    ...{
      onDuplicateRoutes: 'throw',
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      onBrokenMarkdownLinks: 'ignore',
    },
    themeConfig: {
      announcementBar: { backgroundColor: expect.any(String) as string, textColor: expect.any(String) as string },
      docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    },
  });
  const [, options] = (config.presets?.[0] ?? []) as unknown as [string, Options];
  expect(options.blog).toBe(false);
  expect(config.customFields).toMatchObject({ usedBy });
});

test('the build and the check accept pages with Windows line endings', async () => {
  const { markdown } = await load();
  expect(markdown?.preprocessor?.({ filePath: 'docs/intro.mdx', fileContent: 'a\r\n\r\nb' })).toBe('a\n\nb');
});

// @spec 7.20
test('ICON_STYLESHEET_URL adds a style sheet', async () => {
  expect((await load()).stylesheets).toEqual([]);
  process.env.ICON_STYLESHEET_URL = 'https://cdn.example/icons.css';
  jest.resetModules();
  const configured = await load();
  delete process.env.ICON_STYLESHEET_URL;
  expect(configured.stylesheets).toEqual(['https://cdn.example/icons.css']);
});
