import type { Plugin } from '@docusaurus/types';

/**
 * Puts React into a file of its own: browsers keep it when the site changes, which they cannot with a main file that
 * names every page, and read the two in two tasks, between which a reader's press is answered.
 */
export default function frameworkChunk(): Plugin {
  return {
    name: 'framework-chunk',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  framework: {
                    name: 'framework',
                    chunks: 'initial',
                    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                    priority: 50,
                    enforce: true,
                  },
                },
              },
            },
          },
  };
}
