import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from './site';

/** Head tags that every page carries. */
export const metadata = [{ name: 'theme-color', content: site.themeColor }] satisfies ThemeConfig['metadata'];
