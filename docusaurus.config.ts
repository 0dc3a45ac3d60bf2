import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { announcement } from './src/config/announcement';
import { baseUrl } from './src/config/baseUrl';
import { environment } from './src/config/environment';
import { headTags, metadata } from './src/config/headTags';
import { footer, navbar } from './src/config/navigation';
import { search } from './src/config/search';
import { ssrTemplate } from './src/config/ssrTemplate';
import { links, site } from './src/config/site';
import { sitemapItems } from './src/config/sitemap';
import { usedBy } from './src/config/usedBy';
import { docsPluginVersions, versionGitLinks, versions } from './src/config/versions';
import postbuild from './src/plugins/postbuild';
import preflight from './src/plugins/preflight';
import bundle from './src/plugins/bundler/bundle';
import islands from './src/plugins/bundler/islands';
import comparison from './src/plugins/data/comparison';
import factsReload from './src/plugins/data/factsReload';
import { readHistory, withLastUpdate } from './src/content/read/lastUpdate';
import originals from './src/plugins/bundler/originals';
import siteData from './src/plugins/data/siteData';
import cascadeLayers from './src/plugins/bundler/cascadeLayers';
import relativeWidths from './src/plugins/bundler/relativeWidths';
import scriptSheets from './src/plugins/bundler/scriptSheets';
import systemColors from './src/plugins/bundler/systemColors';
import pageModel from './src/content/model';
import renderContent from './src/content/render';
import staticHtml from './src/content/render/staticHtml';

const history = readHistory(__dirname);
const hasHistory = history.size > 0;

const preset = {
  blog: false,
  docs: {
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions: docsPluginVersions,
    onlyIncludeVersions: environment.ONLY_VERSIONS?.split(','),
    editUrl: links.editUrl,
    showLastUpdateAuthor: hasHistory,
    showLastUpdateTime: hasHistory,
    breadcrumbs: true,
    beforeDefaultRemarkPlugins: [[renderContent, { siteDir: __dirname, versions }]],
    rehypePlugins: [[pageModel, { siteDir: __dirname }], staticHtml],
  },
  theme: {
    customCss: [
      './src/styles/tokens.css',
      './src/styles/navigation.css',
      './src/styles/custom.css',
      './src/styles/api.css',
      './src/styles/memberIndex.css',
      './src/styles/code.css',
      './src/styles/fallbacks.css',
      './src/styles/print.css',
    ],
  },
  sitemap: { lastmod: hasHistory ? 'date' : null, createSitemapItems: sitemapItems },
} satisfies Options;

const themeConfig = {
  metadata,
  announcementBar: announcement,
  navbar,
  footer,
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: false, autoCollapseCategories: false },
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  algolia: search,
} satisfies ThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl,
  // Disables the built-in banner, because `src/elements/base-url-banner` shows a replacement.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  favicon: 'favicon.ico',
  ssrTemplate,
  organizationName: site.organizationName,
  projectName: site.projectName,
  future: {
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // Must be off. With this cache, the server bundle would wait forever for pages from the client bundle, which
      // contains no pages.
      mdxCrossCompilerCache: false,
      rspackBundler: true,
    },
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' } },
  },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: withLastUpdate(__dirname, history),
    // Editors on Windows may write CRLF, which would remove the links in samples.
    preprocessor: ({ fileContent }) => fileContent.replaceAll('\r\n', '\n'),
  },
  headTags,
  stylesheets: environment.ICON_STYLESHEET_URL ? [environment.ICON_STYLESHEET_URL] : [],
  // Pages do not read these lists, but the specification requires them in the configuration.
  customFields: { usedBy, versionGitLinks },
  presets: [['classic', preset]],
  plugins: [
    preflight,
    bundle,
    islands,
    siteData,
    comparison,
    factsReload,
    originals,
    systemColors,
    cascadeLayers,
    relativeWidths,
    scriptSheets,
    postbuild,
  ],
  themeConfig,
};

export default config;
