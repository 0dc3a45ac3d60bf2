import type { Options } from '@docusaurus/preset-classic';
import config from '../../../docusaurus.config';

const [, options] = (config.presets?.[0] ?? []) as unknown as [string, Options];

// @spec 3.10 3.11 5.8 5.9 5.10 5.11 9.8 9.34
test('the configuration has the values of the specification', () => {
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
  expect(options.blog).toBe(false);
});

// @spec 7.20
test('ICON_STYLESHEET_URL adds a style sheet', async () => {
  expect(config.stylesheets).toEqual([]);
  process.env.ICON_STYLESHEET_URL = 'https://cdn.example/icons.css';
  jest.resetModules();
  const { default: configured } = await import('../../../docusaurus.config');
  delete process.env.ICON_STYLESHEET_URL;
  expect(configured.stylesheets).toEqual(['https://cdn.example/icons.css']);
});
