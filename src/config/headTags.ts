import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { announcement } from './announcement';
import { baseUrl } from './baseUrl';
import { headingFont, headingFontStyle } from './headingFont';
import { hosted, search, searchHosts } from './search';
import { site } from './site';

type HeadTags = NonNullable<Config['headTags']>;

/** Metadata for every page, in the format that the theme expects. */
export const metadata = [
  { name: 'theme-color', content: site.themeColor },
  { property: 'og:site_name', content: site.title },
  { property: 'og:type', content: 'website' },
] satisfies ThemeConfig['metadata'];

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTags[number] {
  return { tagName: 'link', attributes: { rel, href, ...more } };
}

/** The inline script in every page's head: `src/elements/head.ts`, bundled and minified. */
const headScript = buildSync({
  entryPoints: [join(__dirname, '../elements/head.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  define: { announcementId: JSON.stringify(announcement.id) },
}).outputFiles[0].text.trim();

/** The theme would set these colors in a style attribute, but the CSP forbids style attributes. */
const announcementStyle = `[role=banner]{background-color:${announcement.backgroundColor};color:${announcement.textColor}}`;

export const headTags: HeadTags = [
  { tagName: 'script', attributes: {}, innerHTML: headScript },
  link('preload', headingFont, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
  { tagName: 'style', attributes: {}, innerHTML: headingFontStyle + announcementStyle },
  link('icon', `${baseUrl}img/favicon.svg`, { type: 'image/svg+xml' }),
  link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
  link('manifest', `${baseUrl}site.webmanifest`),
  // Connect to the first Algolia host before the reader types.
  ...(hosted ? [link('preconnect', searchHosts(search.appId)[0], { crossorigin: 'anonymous' })] : []),
];
