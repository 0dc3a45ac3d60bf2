import type { Config } from '@docusaurus/types';
import { baseUrl } from './baseUrl';
import { headScripts } from './headScripts';
import { hosted, search } from './search';

type HeadTags = NonNullable<Config['headTags']>;

/** Connects to the first host of hosted search before the reader types; embedded search has nothing to connect to. */
const searchHost: HeadTags = [
  {
    tagName: 'link',
    attributes: { rel: 'preconnect', href: `https://${search.appId}-dsn.algolia.net`, crossorigin: 'anonymous' },
  },
];

/** A link of the head to a file in `static`. */
function icon(rel: string, file: string, more: Record<string, string> = {}): HeadTags[number] {
  return { tagName: 'link', attributes: { rel, href: baseUrl + file, ...more } };
}

/** Pictures of the site, drawn by `npm run icons:app`, besides the favicon.ico of `docusaurus.config.ts`. */
const icons: HeadTags = [
  icon('icon', 'img/favicon.svg', { type: 'image/svg+xml' }),
  icon('apple-touch-icon', 'img/apple-touch-icon.png'),
  icon('manifest', 'site.webmanifest'),
];

/** Tags of every page's head that neither the theme nor a page brings. */
export const headTags: HeadTags = [
  ...headScripts.map((innerHTML) => ({ tagName: 'script', attributes: {}, innerHTML })),
  // Without JavaScript no tab can be chosen: all of them are shown.
  { tagName: 'noscript', attributes: {}, innerHTML: '<style>[role=tabpanel][hidden]{display:block}</style>' },
  ...icons,
  ...(hosted ? searchHost : []),
];
