import { setFlagsFromString } from 'node:v8';
import { getSwcJsMinimizerOptions, type rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

const framework = {
  name: 'framework',
  chunks: 'initial',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 50,
  enforce: true,
} as const;

/** Libraries in files of their own, but for those of the search engine: a worker may load nothing besides its own file. */
const defaultVendors = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/](?!comlink|minisearch)/,
  priority: -10,
  reuseExistingChunk: true,
} as const;

/** What pages do without the application, in a file of its own that has its own runtime. */
const plainScripts = [require.resolve('../../elements/index.ts'), require.resolve('../../search/ui/Bar/plain.ts')];

/** The service worker, in a file without a hash at the root: there it may answer for the whole site. */
const worker = { name: 'worker', filename: 'sw.js', layer: 'worker', runtime: false, chunkLoading: false } as const;

/** The modules of that file and of what it loads; React is 58 kB (gzip) more than they need, the search dialog for one. */
const plain = { name: 'plain', layer: 'plain', runtime: false } as const;
const withoutReact = {
  issuerLayer: 'plain',
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
};

/** A part of the scripts' runtime as Rspack hands it out; Docusaurus has only the types of webpack. */
interface RuntimePart {
  name: string;
  source?: { source: Buffer };
}

/**
 * Empties the part that tells the hash of the whole build: nothing asks for it, and it depends on the folder in which the
 * site is built. (While somebody writes, the server asks for it.)
 */
function emptyHash(part: RuntimePart): void {
  if (part.name === 'get_full_hash' && part.source) part.source.source = Buffer.from('');
}

/**
 * Minifies the scripts that name others as Docusaurus minifies all, but names their variables by what they are alone and
 * not by the letters around them: those of hashes, which are others in another folder or with a cache, and which the
 * names of the files take the place of in the end.
 */
const minimizerOf = ({ SwcJsMinimizerRspackPlugin }: typeof rspack): object =>
  new SwcJsMinimizerRspackPlugin({
    include: /^(?:assets\/js\/(?:runtime~main|plain)\.\w+|sw)\.js$/,
    minimizerOptions: {
      ...(getSwcJsMinimizerOptions() as object),
      minify: true,
      mangle: { disableCharFreq: true } as object,
    },
  });

/** The list in which scripts announce themselves, as Rspack calls it. */
const announced = /\bwebpackChunk\w+/g;

/**
 * Cuts the scripts. React is a file of its own: browsers keep it when the site changes, which they cannot with a main
 * file that names every page, and read the two in two tasks, between which a reader's press is answered. Chunks go by
 * their names: every page loads the list of all chunks, and with numbers it would say twice which name has which.
 */
export default function bundle({ siteDir }: LoadContext): Plugin {
  // What is made for a page is garbage once it is written. Left alone, Node.js lets it grow to as much as what is needed.
  setFlagsFromString('--heap-growing-percent=30');
  return {
    name: 'bundle',
    configureWebpack: (_, isServer, { currentBundler: { instance } }) => ({
      // The minifier of styles is older than this pseudo-element, and leaves it as it is.
      ignoreWarnings: [/'details-content' is not recognized/],
      module: { rules: [withoutReact] },
      // Ahead of Docusaurus's own, which leaves alone what is minified.
      mergeStrategy: { 'optimization.minimizer': 'prepend' },
      optimization: isServer
        ? {}
        : {
            chunkIds: 'named',
            splitChunks: { cacheGroups: { framework, defaultVendors } },
            minimizer: [minimizerOf(instance as unknown as typeof rspack) as never],
          },
      plugins: [
        ({ hooks }) => {
          if (process.env.NODE_ENV !== 'production') return;
          hooks.compilation.tap('bundle', (compilation) =>
            compilation.hooks.runtimeModule.tap('bundle', (part) => emptyHash(part as unknown as RuntimePart)),
          );
        },
        // Of two runtimes that share a list of what is loaded, each would run what the chunks of the other begin with.
        ({ hooks }) =>
          hooks.compilation.tap('bundle', (compilation) =>
            compilation.hooks.processAssets.tap('bundle', () => {
              const ofPlain = [...compilation.chunks].filter(({ runtime }) => (runtime as Set<string>).has(plain.name));
              for (const file of ofPlain.flatMap(({ files }) => [...files])) {
                const own = (source: { source: () => string | Buffer }) =>
                  new instance.sources.RawSource(String(source.source()).replace(announced, '$&_plain'));
                if (file.endsWith('.js')) compilation.updateAsset(file, own);
              }
            }),
          ),
        ...(isServer ? [] : plainScripts.map((file) => new instance.EntryPlugin(siteDir, file, plain))),
        ...(isServer
          ? []
          : [new instance.EntryPlugin(siteDir, require.resolve('../../features/offline/worker/index.ts'), worker)]),
      ],
    }),
  };
}
