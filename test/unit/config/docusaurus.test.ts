import type { Options } from '@docusaurus/preset-classic';
import config from '../../../docusaurus.config';

const [, options] = (config.presets?.[0] ?? []) as unknown as [string, Options];

// @spec 3.10 9.8
test('English is the only locale', () => {
  expect(config.i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
  expect(config.i18n?.localeConfigs?.en).toEqual({
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
    path: 'en',
  });
});

// @spec 5.8 5.9 5.10 5.11
test('a duplicate route stops the build, and a broken link does not', () => {
  const broken = { onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onBrokenMarkdownLinks: 'ignore' };
  expect(config).toMatchObject({ onDuplicateRoutes: 'throw', ...broken });
});

// @spec 9.34
test('the site has no blog, fixed sidebars, and two heading levels in the table of contents', () => {
  expect(options.blog).toBe(false);
  expect(config.themeConfig).toMatchObject({
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  });
});

// @spec 3.11
test('the announcement sets every field', () => {
  expect(config.themeConfig?.announcementBar).toEqual({
    id: expect.stringMatching(/\d$/) as string,
    content: expect.stringContaining('See all versions') as string,
    backgroundColor: expect.stringMatching(/^var\(--/) as string,
    textColor: expect.stringMatching(/^var\(--/) as string,
    isCloseable: true,
  });
});

// @spec 7.20
test('ICON_STYLESHEET_URL adds a style sheet, and there is none by default', async () => {
  expect(config.stylesheets).toEqual([]);
  process.env.ICON_STYLESHEET_URL = 'https://cdn.example/icons.css';
  jest.resetModules();
  const { default: configured } = await import('../../../docusaurus.config');
  delete process.env.ICON_STYLESHEET_URL;
  expect(configured.stylesheets).toEqual(['https://cdn.example/icons.css']);
});
