import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { announcementStyle } from './announcement';
import { baseUrl } from './baseUrl';
import { headScript } from './headScript';
import { hosted, search, searchHosts } from './search';
import { site } from './site';

type HeadTags = NonNullable<Config['headTags']>;

/** What every page says of itself, as the theme writes it. */
export const metadata = [
  { name: 'theme-color', content: site.themeColor },
  { property: 'og:site_name', content: site.title },
  { property: 'og:type', content: 'website' },
] satisfies ThemeConfig['metadata'];

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTags[number] {
  return { tagName: 'link', attributes: { rel, href, ...more } };
}

/** Tags of every page's head that neither the theme nor a page brings. */
export const headTags: HeadTags = [
  { tagName: 'script', attributes: {}, innerHTML: headScript },
  { tagName: 'style', attributes: {}, innerHTML: announcementStyle },
  // Drawn by `npm run icons:app`, as is the favicon.ico of `docusaurus.config.ts`.
  link('icon', `${baseUrl}img/favicon.svg`, { type: 'image/svg+xml' }),
  link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
  link('manifest', `${baseUrl}site.webmanifest`),
  // The first host of hosted search is connected to before the reader types; embedded search has none.
  ...(hosted ? [link('preconnect', searchHosts(search.appId)[0], { crossorigin: 'anonymous' })] : []),
];
