import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installed, rivalsVersion } from './install';

/** A search that runs in the browser: a module there whose `run` gets the queries and these settings. */
export interface Contestant {
  name: string;
  /** The module in `scripts/benchSearch/browser`. */
  module: string;
  settings: unknown;
  /** Tells the files that are index from those that are code. */
  isIndex(path: string): boolean;
}

interface Esbuild {
  build(options: Record<string, unknown>): Promise<unknown>;
}

/** What we ship, over copies of the shards. */
export function prepareOurs(build: string, site: string, shards: readonly string[], settings: object): Contestant {
  for (const file of shards) cpSync(join(build, 'search', file), join(site, 'search', file));
  return {
    name: 'This site',
    module: 'ours',
    settings: { ...settings, shards: shards.map((file) => `/search/${file}`) },
    isIndex: (path) => path.startsWith('/search/'),
  };
}

/** Pagefind over the text of the articles, with the settings that it comes with. */
export function preparePagefind({ path }: Installed, site: string): Contestant {
  const args = ['--site', site, '--root-selector', 'article', '--glob', 'docs/**/*.html', '--silent'];
  execFileSync(process.execPath, [path('pagefind/lib/runner/bin.cjs'), ...args], { stdio: 'inherit' });
  return {
    name: rivalsVersion('pagefind'),
    module: 'pagefind',
    settings: { script: '/pagefind/pagefind.js' },
    isIndex: (file) => file.startsWith('/pagefind/') && !/pagefind(-worker)?\.js$|\/wasm\./.test(file),
  };
}

/** @easyops-cn/docusaurus-search-local over the same pages, with the settings that it comes with. */
export async function prepareEasyops(
  { require, path }: Installed,
  site: string,
  pages: readonly string[],
): Promise<Contestant> {
  const server = path('@easyops-cn/docusaurus-search-local/dist/server/server/utils');
  const { scanDocuments } = require(join(server, 'scanDocuments.js')) as {
    scanDocuments: (pages: object[], config: object) => Promise<unknown[][]>;
  };
  const { buildIndex } = require(join(server, 'buildIndex.js')) as {
    buildIndex: (documents: unknown[][], config: object) => unknown;
  };
  const config = { language: ['en'], removeDefaultStopWordFilter: [], removeDefaultStemmer: false };
  const documents = pages.map((page) => ({
    filePath: join(site, page),
    url: `/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    type: page.startsWith('docs/') ? 'docs' : 'page',
  }));
  writeFileSync(
    join(site, 'search-index.json'),
    JSON.stringify(buildIndex(await scanDocuments(documents, config), config)),
  );
  return {
    name: rivalsVersion('@easyops-cn/docusaurus-search-local'),
    module: 'easyops',
    settings: {},
    isIndex: (file) => file === '/search-index.json',
  };
}

/** Bundles the modules for the browser, minified as a build does it, into `bench/` of the site. */
export async function bundle({ require, path }: Installed, site: string, modules: readonly string[]): Promise<void> {
  const easyops = '@easyops-cn/docusaurus-search-local';
  const generated = join(site, 'generated-constants.js');
  writeFileSync(
    generated,
    `export const removeDefaultStopWordFilter = [], language = ['en'], searchIndexUrl = 'search-index{dir}.json',
      searchResultLimits = 8, fuzzyMatchingDistance = 1;`,
  );
  await (require('esbuild') as Esbuild).build({
    entryPoints: modules.map((module) => join(__dirname, 'browser', `${module}.ts`)),
    outdir: join(site, 'bench'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    alias: {
      'easyops-search-worker': path(`${easyops}/dist/client/client/theme/worker.js`),
      [`@generated/${easyops}/default/generated-constants.js`]: generated,
    },
  });
}
