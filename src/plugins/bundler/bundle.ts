import { setFlagsFromString } from 'node:v8';
import { getSwcJsMinimizerOptions, type rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';

/** Put React into a separate file, so that browsers keep it in their cache when the site changes. */
const framework = {
  name: 'framework',
  chunks: 'async',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 50,
  enforce: true,
} as const;

/** Keep a worker's libraries in its file, because the worker's security policy blocks other files. */
const defaultVendors = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/](?!comlink|minisearch|typescript)/,
  priority: -10,
  reuseExistingChunk: true,
} as const;

/** Merge all styles into one style sheet, except for the styles that load together with the search dialog. */
const styles = { test: /^(?!.*(?:@docsearch|search[\\/]ui[\\/]Dialog)).*$/s };

/** Replaces React with Preact in the search dialog, because React would add 58 kB. */
const withoutReact = {
  test: /[\\/](?:search[\\/]ui[\\/]Dialog|@docsearch[\\/]react)[\\/]/,
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
};

/** Rspack must not parse the TypeScript compiler, because it would warn about the compiler's Node.js code. */
const typescript = /[\\/]node_modules[\\/]typescript[\\/]/;

/** The custom elements and the loader of islands. During `npm start`, they are part of Docusaurus' client app. */
const elements = ['../../elements/index.ts', '../../islands/runtime/reactIsland.ts'].map((file) =>
  require.resolve(file),
);

/** Replaces the Docusaurus client app, because the code of pages runs only on the server. */
const entry = {
  elements,
  styleSheets: require.resolve('./styleSheets.mjs'),
  // The service worker's file is at the root, so that the worker controls all pages. The file name has no hash.
  worker: {
    import: require.resolve('../../features/offline/worker/index.ts'),
    filename: 'sw.js',
    layer: 'worker',
    chunkLoading: false,
  },
};

/** A runtime module that Rspack passes to plugins. Docusaurus exports only webpack's types, which are different. */
interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/** Removes the hash of the whole build, because nothing uses it and it depends on the site folder. */
function emptyFullHash(module: RuntimeModule): void {
  if (module.name === 'get_full_hash' && module.source) module.source.source = Buffer.from('');
}

/** Do not name variables by letter frequency. Temporary hashes affect this frequency and depend on the site folder. */
const createMinimizer = ({ SwcJsMinimizerRspackPlugin }: typeof rspack): object =>
  new SwcJsMinimizerRspackPlugin({
    include: /^(?:assets\/js\/elements\.\w+|sw)\.js$/,
    minimizerOptions: {
      ...(getSwcJsMinimizerOptions() as object),
      minify: true,
      mangle: { disableCharFreq: true } as object,
    },
  });

/** Makes the server bundle write linked files. By default, Docusaurus writes them with the client app. */
function writeLinkedFiles(baseUrl: string): void {
  const { loaders } = getFileLoaderUtils(true);
  for (const [name, loader] of Object.entries(loaders)) {
    if (typeof loader !== 'string') continue;
    const emitting = loader.replace('&emitFile=false', `&outputPath=..&publicPath=${baseUrl}`);
    Object.assign(loaders, { [name]: emitting });
  }
}

/** Bundles the browser code: the custom elements with the islands, the style sheet and the service worker. */
export default function bundle({ baseUrl }: LoadContext): Plugin {
  // Collect garbage earlier. By default, the garbage from rendering pages needs as much memory as the build itself.
  setFlagsFromString('--heap-growing-percent=30');
  const isDev = process.env.NODE_ENV !== 'production';
  if (!isDev) writeLinkedFiles(baseUrl);
  return {
    name: 'bundle',
    getClientModules: () => (isDev ? [...elements, require.resolve('./followLinks.ts')] : []),
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => ({
      ...(isServer || isDev ? {} : { entry: entry as never }),
      // Use a hash that browsers can compute. The service worker then checks each file against its name before caching
      // the file. The server bundle uses the same hash, because class names contain it.
      output: { hashFunction: 'sha256' },
      // Hide the warning about an unknown pseudo-element, because the CSS minimizer leaves it unchanged.
      ignoreWarnings: [/'details-content' is not recognized/],
      module: { rules: [withoutReact], noParse: typescript },
      // Run this site's minimizer before the Docusaurus minimizer, which skips minified files.
      mergeStrategy: { entry: 'replace', 'optimization.minimizer': 'prepend' },
      optimization: isServer
        ? {}
        : {
            runtimeChunk: false,
            // Use named ids. Numeric ids would add a second name for each chunk to the list that pages load.
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
