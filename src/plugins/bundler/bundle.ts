import { setFlagsFromString } from 'node:v8';
import { getSwcJsMinimizerOptions, type rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Puts React into a separate file, so that browsers keep it in their cache when the site changes. */
const framework = {
  name: 'framework',
  chunks: 'initial',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 50,
  enforce: true,
} as const;

/**
 * Groups libraries into chunks. A worker's libraries stay in the worker file, because the worker's security policy
 * blocks other files.
 */
const defaultVendors = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/](?!comlink|minisearch|typescript)/,
  priority: -10,
  reuseExistingChunk: true,
} as const;

/** Merges all styles into one style sheet, except the search dialog styles, which are loaded with the dialog. */
const styles = { test: /^(?!.*(?:@docsearch|search[\\/]ui[\\/]Dialog)).*$/s };

/** Bundles the custom elements with a separate runtime, because most pages load no other script. */
const elements = { name: 'elements', layer: 'elements', runtime: false } as const;

/** Replaces React with Preact in the search dialog, because React would add 58 kB. */
const withoutReact = {
  issuerLayer: elements.layer,
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
};

/**
 * Matches the TypeScript compiler. Rspack must not parse it, because it would warn about Node.js code that never runs
 * in browsers.
 */
const typescript = /[\\/]node_modules[\\/]typescript[\\/]/;

/** The service worker. Its file is at the root and has no hash, so that the worker can control the whole site. */
const worker = { name: 'worker', filename: 'sw.js', layer: 'worker', runtime: false, chunkLoading: false } as const;

/** A runtime module that Rspack passes to plugins. Docusaurus includes only webpack's types, which differ. */
interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/** Removes the hash of the whole build. Nothing uses this hash, and it would differ between site folders. */
function emptyFullHash(module: RuntimeModule): void {
  if (module.name === 'get_full_hash' && module.source) module.source.source = Buffer.from('');
}

/**
 * Minifies the files that contain hashed file names. Does not choose variable names by letter frequency: temporary
 * hashes differ between folders, but identical source must produce identical files.
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

/** Matches the global array in which Rspack's chunks register themselves. */
const chunkRegistry = /\bwebpackChunk\w+/g;

/** Splits the browser code into the React app, the custom elements and the service worker. */
export default function bundle({ siteDir }: LoadContext): Plugin {
  // Collects garbage earlier. By default, page rendering leaves as much garbage in memory as the build itself uses.
  setFlagsFromString('--heap-growing-percent=30');
  const isDev = process.env.NODE_ENV !== 'production';
  const elementsEntry = require.resolve('../../elements/index.ts');
  return {
    name: 'bundle',
    // Adds the elements to the React app during `npm start`. Otherwise, every page would contain a second development
    // client for the elements entry.
    getClientModules: () => (isDev ? [elementsEntry] : []),
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => {
      const entry = (file: string, options: object): object => new instance.EntryPlugin(siteDir, file, options);
      return {
        // The CSS minimizer warns about this unknown pseudo-element, but leaves it unchanged.
        ignoreWarnings: [/'details-content' is not recognized/],
        module: { rules: [withoutReact], noParse: typescript },
        // Runs before Docusaurus's minimizer, which skips files that are already minified.
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        optimization: isServer
          ? {}
          : {
              // Pages load a list of all chunks. With numeric ids, this list would contain a second name for each
              // chunk.
              chunkIds: 'named',
              splitChunks: { cacheGroups: { framework, defaultVendors, styles } },
              minimizer: [createMinimizer(instance as unknown as typeof rspack) as never],
            },
        plugins: [
          ({ hooks }) =>
            hooks.compilation.tap('bundle', (compilation) => {
              if (!isDev) {
                compilation.hooks.runtimeModule.tap('bundle', (module) =>
                  emptyFullHash(module as unknown as RuntimeModule),
                );
              }
              // Gives each runtime a separate array, because runtimes that share an array would run each other's
              // chunks.
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
          ...(isServer || isDev
            ? []
            : [
                entry(elementsEntry, elements) as never,
                entry(require.resolve('../../features/offline/worker/index.ts'), worker) as never,
              ]),
        ],
      };
    },
  };
}
