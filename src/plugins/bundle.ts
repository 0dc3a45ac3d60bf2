import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

const framework = {
  name: 'framework',
  chunks: 'initial',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 50,
  enforce: true,
} as const;

/**
 * Cuts the scripts. React is a file of its own: browsers keep it when the site changes, which they cannot with a main
 * file that names every page, and read the two in two tasks, between which a reader's press is answered. Chunks go by
 * their names: every page loads the list of all chunks, and with numbers it would say twice which name has which.
 *
 * The highlighter of the classic theme stays out of the main file (34 kB gz): samples are highlighted at build time, and
 * the theme would load it on every page all the same, as one of its client modules.
 */
export default function bundle(): Plugin {
  const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'bundle',
    configureWebpack: (_, isServer) => ({
      resolve: { alias: { [join(theme, 'lib/prism-include-languages')]: false } },
      optimization: isServer ? {} : { chunkIds: 'named', splitChunks: { cacheGroups: { framework } } },
    }),
  };
}
