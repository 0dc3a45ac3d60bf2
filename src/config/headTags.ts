import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { announcementStyle } from './announcement';
import { baseUrl } from './baseUrl';
import { headScript } from './headScript';
import { hosted, search, searchHosts } from './search';
import { site } from './site';

type HeadTags = NonNullable<Config['headTags']>;

/** Metadata of every page, in the form that the theme expects. */
export const metadata = [
  { name: 'theme-color', content: site.themeColor },
  { property: 'og:site_name', content: site.title },
  { property: 'og:type', content: 'website' },
] satisfies ThemeConfig['metadata'];

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTags[number] {
  return { tagName: 'link', attributes: { rel, href, ...more } };
}

/** Other tags in the head of every page. */
export const headTags: HeadTags = [
  { tagName: 'script', attributes: {}, innerHTML: headScript },
  { tagName: 'style', attributes: {}, innerHTML: announcementStyle },
  link('icon', `${baseUrl}img/favicon.svg`, { type: 'image/svg+xml' }),
  link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
  link('manifest', `${baseUrl}site.webmanifest`),
  // Connects to the first host of hosted search before the reader types.
  ...(hosted ? [link('preconnect', searchHosts(search.appId)[0], { crossorigin: 'anonymous' })] : []),
];
