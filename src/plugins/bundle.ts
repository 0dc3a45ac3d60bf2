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
 */
export default function bundle(): Plugin {
  return {
    name: 'bundle',
    configureWebpack: (_, isServer) => ({
      optimization: isServer ? {} : { chunkIds: 'named', splitChunks: { cacheGroups: { framework } } },
    }),
  };
}
