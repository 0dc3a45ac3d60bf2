import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the highlighter of the classic theme out of the main bundle (34 kB gz): samples are highlighted at build time, and
 * the theme would load it on every page all the same, as one of its client modules.
 */
export default function withoutHighlighter(): Plugin {
  const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'without-highlighter',
    configureWebpack: () => ({ resolve: { alias: { [join(theme, 'lib/prism-include-languages')]: false } } }),
  };
}
