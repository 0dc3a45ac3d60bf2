import { setFlagsFromString } from 'node:v8';
import { getSwcJsMinimizerOptions, type rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';

/** Puts React into a separate file, so that browsers keep it in their cache when the site changes. */
const framework = {
  name: 'framework',
  chunks: 'async',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 50,
  enforce: true,
} as const;

/** A worker's libraries stay in its file, because its security policy blocks other files. */
const defaultVendors = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/](?!comlink|minisearch|typescript)/,
  priority: -10,
  reuseExistingChunk: true,
} as const;

/** Merges all styles into one style sheet, except the search dialog styles, which are loaded with the dialog. */
const styles = { test: /^(?!.*(?:@docsearch|search[\\/]ui[\\/]Dialog)).*$/s };

/** Replaces React with Preact in the search dialog, because React would add 58 kB. */
const withoutReact = {
  test: /[\\/](?:search[\\/]ui[\\/]Dialog|@docsearch[\\/]react)[\\/]/,
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
};

/** Keeps Rspack from parsing the TypeScript compiler, because Rspack would warn about its Node.js code. */
const typescript = /[\\/]node_modules[\\/]typescript[\\/]/;

/** The custom elements, and the element that hydrates islands. In `npm start`, they belong to Docusaurus' client app. */
const elements = ['../../elements/index.ts', '../../islands/runtime/reactIsland.ts'].map((file) =>
  require.resolve(file),
);

/** Replaces the Docusaurus client app, because page code runs only on the server. */
const entry = {
  elements,
  styleSheets: require.resolve('./styleSheets.mjs'),
  // The file of the service worker is at the root and has no hash, so that the worker can control the whole site.
  worker: {
    import: require.resolve('../../features/offline/worker/index.ts'),
    filename: 'sw.js',
    layer: 'worker',
    chunkLoading: false,
  },
};

/** A runtime module that Rspack passes to plugins. Docusaurus includes only webpack's types, which differ. */
interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/** Removes the hash of the whole build, which nothing uses and which would differ between site folders. */
function emptyFullHash(module: RuntimeModule): void {
  if (module.name === 'get_full_hash' && module.source) module.source.source = Buffer.from('');
}

/**
 * Names variables independently of letter frequency, because temporary hashes affect the frequency and differ between
 * folders.
 */
const createMinimizer = ({ SwcJsMinimizerRspackPlugin }: typeof rspack): object =>
  new SwcJsMinimizerRspackPlugin({
    include: /^(?:assets\/js\/elements\.\w+|sw)\.js$/,
    minimizerOptions: {
      ...(getSwcJsMinimizerOptions() as object),
      minify: true,
      mangle: { disableCharFreq: true } as object,
    },
  });

/** Makes the server bundle write linked files, because Docusaurus expects the client app to write them. */
function writeLinkedFiles(baseUrl: string): void {
  const { loaders } = getFileLoaderUtils(true);
  for (const [name, loader] of Object.entries(loaders)) {
    if (typeof loader !== 'string') continue;
    const emitting = loader.replace('&emitFile=false', `&outputPath=..&publicPath=${baseUrl}`);
    Object.assign(loaders, { [name]: emitting });
  }
}

/** Bundles the browser code: the custom elements with the islands, the style sheet, and the service worker. */
export default function bundle({ baseUrl }: LoadContext): Plugin {
  // Collects garbage earlier. By default, page rendering leaves as much garbage in memory as the build itself uses.
  setFlagsFromString('--heap-growing-percent=30');
  const isDev = process.env.NODE_ENV !== 'production';
  if (!isDev) writeLinkedFiles(baseUrl);
  return {
    name: 'bundle',
    getClientModules: () => (isDev ? [...elements, require.resolve('./followLinks.ts')] : []),
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => ({
      ...(isServer || isDev ? {} : { entry: entry as never }),
      // Browsers can compute this hash, so the service worker compares a file with its name before caching it. The
      // server bundle uses it too, because class names contain it.
      output: { hashFunction: 'sha256' },
      // Hides the warning about an unknown pseudo-element, which the CSS minimizer leaves unchanged.
      ignoreWarnings: [/'details-content' is not recognized/],
      module: { rules: [withoutReact], noParse: typescript },
      // Runs this site's minimizer before the Docusaurus minimizer, which skips minified files.
      mergeStrategy: { entry: 'replace', 'optimization.minimizer': 'prepend' },
      optimization: isServer
        ? {}
        : {
            runtimeChunk: false,
            // Named ids shorten the list of chunks that pages load, because numeric ids would add a second name for
            // each chunk.
            chunkIds: 'named',
            splitChunks: { cacheGroups: { framework, defaultVendors, styles } },
            minimizer: [createMinimizer(instance as unknown as typeof rspack) as never],
          },
      plugins: isDev
        ? []
        : [
            ({ hooks }) =>
              hooks.compilation.tap('bundle', (compilation) => {
                compilation.hooks.runtimeModule.tap('bundle', (module) =>
                  emptyFullHash(module as unknown as RuntimeModule),
                );
                compilation.hooks.processAssets.tap('bundle', (assets) => {
                  for (const file of Object.keys(assets).filter((name) => /\bstyleSheets\..*\.js$/.test(name)))
                    compilation.deleteAsset(file);
                });
              }),
          ],
    }),
  };
}
