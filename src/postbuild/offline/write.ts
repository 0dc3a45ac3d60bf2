import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocsVersion, versionOf, versions } from '../../config/versions';
import { filesIn } from '../../lib/files';
import type { HtmlPage } from '../../lib/html/page';
import type { IndexList } from '../../search/build/write';
import { hashInName, isImmutable } from '../../lib/intact';
import { listFile, type OfflineList, resourcesOf, type VersionFiles } from '../../lib/offline';

type Page = Pick<HtmlPage, 'file' | 'html'>;

const workerFile = 'sw.js';

/** Matches the scripts and styles of search and of other dialogs. No page links to these files. */
const dialogFile = /^assets\/(?:js|css)\/(?:src_(?:elements|search)_|vendors-)/;

const origin = 'http://site.invalid';

/** Matches files that pages load. Other plugins may still be writing other files, such as the sitemap. */
const loadedFile = /^(?:assets|img|search)\/|^sw\.js$/;

/** Returns the build name: a hash of the pages and the files that they load. */
export function nameOf(buildDir: string, pages: readonly Page[]): string {
  const hash = createHash('sha256');
  for (const { file, html } of pages) hash.update(`${file}\0`).update(html);
  for (const file of filesIn(buildDir).filter((name) => loadedFile.test(name)))
    hash.update(`${file}\0`).update(readFileSync(join(buildDir, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Throws an error if the hash in a file name is wrong. Service workers would not cache this file. */
function checkHash(buildDir: string, file: string): void {
  const named = hashInName(file);
  if (!named || !isImmutable(`/${file}`)) return;
  const content = readFileSync(join(buildDir, file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, named.length);
  if (hash !== named) throw new Error(`${file}: the name must contain the SHA-256 hash of the content, ${hash}`);
}

/** Adds the build name to the service worker. Lists the files of each version in `offline.json`. */
export function writeOffline(
  { buildDir, baseUrl, build }: { buildDir: string; baseUrl: string; build: string },
  pages: readonly Page[],
  index: IndexList,
): void {
  const worker = join(buildDir, workerFile);
  writeFileSync(worker, `self.build=${JSON.stringify(build)};${readFileSync(worker, 'utf8')}`);

  const files = new Set(filesIn(buildDir).filter((file) => !file.endsWith('.html')));
  for (const file of files) checkHash(buildDir, file);
  const dialogFiles = [...files].filter((file) => dialogFile.test(file));
  const scope = origin + baseUrl;
  const filesOf = (version: DocsVersion): VersionFiles => {
    const own = pages.filter(({ file }) => versionOf(file) === version);
    const tags = ['default', `docs-default-${version.name}`];
    const indexFiles = ['shards.json', ...tags.flatMap((tag) => Object.values<string>(index[tag] ?? {}))];
    const further = [...dialogFiles, ...indexFiles.map((file) => `search/${file}`)];
    const resources = new Set(
      own.flatMap(({ html }) => resourcesOf(html, scope)).map((url) => url.slice(scope.length)),
    );
    const all = [...own.map(({ file }) => file), ...[...resources].filter((file) => files.has(file)), ...further];
    return {
      pages: own.map(({ file }) => encodeURI(file.replace(/(^|\/)index\.html$|\.html$/, ''))),
      files: further,
      bytes: all.reduce((total, file) => total + statSync(join(buildDir, file)).size, 0),
    };
  };
  const byVersion = versions.map((version) => [version.version, filesOf(version)] as const);
  const list: OfflineList = { build, versions: Object.fromEntries(byVersion) };
  writeFileSync(join(buildDir, listFile), JSON.stringify(list));
}

/** Replaces the service worker with one that deletes earlier caches and unregisters itself. */
export function retireOffline(buildDir: string): void {
  copyFileSync(require.resolve('./retired.js'), join(buildDir, workerFile));
}
