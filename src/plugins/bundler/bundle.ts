import { setFlagsFromString } from 'node:v8';
import { getSwcJsMinimizerOptions, type rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** React in its own file, which stays in the browser cache when the site changes. */
const framework = {
  name: 'framework',
  chunks: 'initial',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 50,
  enforce: true,
} as const;

/** Libraries, except those of the search engine: its worker is one file. */
const defaultVendors = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/](?!comlink|minisearch)/,
  priority: -10,
  reuseExistingChunk: true,
} as const;

/** Docusaurus merges all styles into one sheet. Those of the search dialog load with the dialog instead. */
const styles = { test: /^(?!.*(?:@docsearch|search[\\/]ui[\\/]Dialog)).*$/s };

/** The custom elements: one file with its own runtime, because most pages load no other script. */
const elements = { name: 'elements', layer: 'elements', runtime: false } as const;

/** The search dialog, which the elements load, runs with Preact: React would add 58 kB. */
const withoutReact = {
  issuerLayer: elements.layer,
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
};

/** The service worker. Its file lies at the root and has no hash, so that it controls the whole site. */
const worker = { name: 'worker', filename: 'sw.js', layer: 'worker', runtime: false, chunkLoading: false } as const;

/** A runtime module as Rspack passes it to plugins. Docusaurus has only webpack's types. */
interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/** Removes the hash of the whole build, which nothing reads and which depends on the folder of the site. */
function emptyFullHash(module: RuntimeModule): void {
  if (module.name === 'get_full_hash' && module.source) module.source.source = Buffer.from('');
}

/**
 * Minifies the files that contain hashed file names. Unlike Docusaurus' minimizer, it does not choose variable names by
 * letter frequency: temporary hashes differ between folders, and the same source must give the same files.
 */
const createMinimizer = ({ SwcJsMinimizerRspackPlugin }: typeof rspack): object =>
  new SwcJsMinimizerRspackPlugin({
    include: /^(?:assets\/js\/(?:runtime~main|elements)\.\w+|sw)\.js$/,
    minimizerOptions: {
      ...(getSwcJsMinimizerOptions() as object),
      minify: true,
      mangle: { disableCharFreq: true } as object,
    },
  });

/** The global array in which Rspack's chunks register themselves. */
const chunkRegistry = /\bwebpackChunk\w+/g;

/** Splits the browser code into the React app, the custom elements and the service worker. */
export default function bundle({ siteDir }: LoadContext): Plugin {
  // Rendering a page leaves much garbage. By default Node.js lets it grow to as much memory as the build needs.
  setFlagsFromString('--heap-growing-percent=30');
  return {
    name: 'bundle',
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => {
      const entry = (file: string, options: object): object => new instance.EntryPlugin(siteDir, file, options);
      return {
        // The CSS minimizer does not know this pseudo-element and leaves it unchanged.
        ignoreWarnings: [/'details-content' is not recognized/],
        module: { rules: [withoutReact] },
        // Runs before Docusaurus' minimizer, which skips minified files.
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        optimization: isServer
          ? {}
          : {
              // Pages load a list of all chunks, in which numbers would only add a second name.
              chunkIds: 'named',
              splitChunks: { cacheGroups: { framework, defaultVendors, styles } },
              minimizer: [createMinimizer(instance as unknown as typeof rspack) as never],
            },
        plugins: [
          ({ hooks }) =>
            hooks.compilation.tap('bundle', (compilation) => {
              if (process.env.NODE_ENV === 'production') {
                compilation.hooks.runtimeModule.tap('bundle', (module) =>
                  emptyFullHash(module as unknown as RuntimeModule),
                );
              }
              // With one array for both runtimes, each would run the chunks of the other.
              compilation.hooks.processAssets.tap('bundle', () => {
                for (const { runtime, files } of compilation.chunks) {
                  if (!(runtime as Set<string>).has(elements.name)) continue;
                  for (const file of [...files].filter((name) => name.endsWith('.js'))) {
                    compilation.updateAsset(file, (source) => {
                      const code = String(source.source()).replace(chunkRegistry, '$&_elements');
                      return new instance.sources.RawSource(code);
                    });
                  }
                }
              });
            }),
          ...(isServer
            ? []
            : [
                entry(require.resolve('../../elements/index.ts'), elements) as never,
                entry(require.resolve('../../features/offline/worker/index.ts'), worker) as never,
              ]),
        ],
      };
    },
  };
}
