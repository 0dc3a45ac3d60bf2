import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from './site';

/** Head tags that every page carries. */
export const metadata = [
  { name: 'theme-color', content: site.themeColor },
  { property: 'og:site_name', content: site.title },
  { property: 'og:type', content: 'website' },
] satisfies ThemeConfig['metadata'];
