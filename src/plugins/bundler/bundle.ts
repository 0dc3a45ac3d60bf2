import { setFlagsFromString } from 'node:v8';
import { getSwcJsMinimizerOptions, type rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Puts React into a separate file that stays in the browser cache when the site changes. */
const framework = {
  name: 'framework',
  chunks: 'initial',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 50,
  enforce: true,
} as const;

/**
 * Groups libraries into chunks. The libraries of a worker stay in the file of the worker, because its security policy
 * does not allow other files.
 */
const defaultVendors = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/](?!comlink|minisearch|typescript)/,
  priority: -10,
  reuseExistingChunk: true,
} as const;

/** Merges all styles into one style sheet, except the search dialog styles, which load with the dialog. */
const styles = { test: /^(?!.*(?:@docsearch|search[\\/]ui[\\/]Dialog)).*$/s };

/** Bundles the custom elements with their own runtime, because most pages load no other script. */
const elements = { name: 'elements', layer: 'elements', runtime: false } as const;

/** Replaces React with Preact in the search dialog, because React would add 58 kB. */
const withoutReact = {
  issuerLayer: elements.layer,
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
};

/**
 * Matches the TypeScript compiler, which Rspack must not parse. Rspack would warn about its Node.js code, which
 * browsers never run.
 */
const typescript = /[\\/]node_modules[\\/]typescript[\\/]/;

/** The service worker. The file is at the root and has no hash, so that the worker controls the whole site. */
const worker = { name: 'worker', filename: 'sw.js', layer: 'worker', runtime: false, chunkLoading: false } as const;

/** A runtime module that Rspack passes to plugins. Docusaurus includes only the types of webpack, which differ. */
interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/** Removes the unused hash of the whole build, because it would differ between site folders. */
function emptyFullHash(module: RuntimeModule): void {
  if (module.name === 'get_full_hash' && module.source) module.source.source = Buffer.from('');
}

/**
 * Minifies the files that contain hashed file names. Does not choose variable names by letter frequency, because
 * temporary hashes differ between folders, and identical source must produce identical files.
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
  // Collects garbage earlier. By default, garbage from page rendering takes as much memory as the build itself.
  setFlagsFromString('--heap-growing-percent=30');
  const isDev = process.env.NODE_ENV !== 'production';
  const elementsEntry = require.resolve('../../elements/index.ts');
  return {
    name: 'bundle',
    // `npm start` would add a separate development client for each entry to every page, so the elements are part of the
    // React app.
    getClientModules: () => (isDev ? [elementsEntry] : []),
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => {
      const entry = (file: string, options: object): object => new instance.EntryPlugin(siteDir, file, options);
      return {
        // The CSS minimizer warns about this unknown pseudo-element, but leaves it unchanged.
        ignoreWarnings: [/'details-content' is not recognized/],
        module: { rules: [withoutReact], noParse: typescript },
        // Runs before the minimizer of Docusaurus, which skips files that are already minified.
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        optimization: isServer
          ? {}
          : {
              // Pages load a list of all chunks. Numeric ids would add a second name for each chunk to this list.
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
              // Gives each runtime a separate array, because runtimes that share one array would run each other's
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
