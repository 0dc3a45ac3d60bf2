import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type DocsVersion, versions } from '../../config/versions';
import type { ShardList } from '../../search/build/write';
import { buildMark, listFile, resourcesOf, type OfflineList, type VersionFiles } from '../../lib/offline';

/** The worker's file as the bundler makes it, and as browsers ask for it. */
const workerFile = 'sw.js';

/** Where a page takes the mark of its build: pages that only lead on have none, and are not kept. */
const charset = /<meta charset="?utf-8"?>/i;
const leadsOn = /http-equiv="?refresh/i;

/** The search dialog, which no page names, and what it answers with. */
const searchScripts = /^assets\/(?:js|css)\/(?:vendors-)?_elements_/;

/** Host that no address of the site has: only paths count here. */
const origin = 'http://site.invalid';

/** Names a build after all that is in it. */
function nameOf(buildDir: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(buildDir, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Whether a page is of the documentation of a version: those of the current one are in no folder of their own. */
function isOf(file: string, { path }: DocsVersion): boolean {
  const inner = versions.some((other) => other.path.startsWith(`${path}/`) && file.startsWith(`${other.path}/`));
  return file.startsWith(`${path}/`) && !inner;
}

/**
 * Makes a build one that browsers can keep: marks its pages with its name, writes that name above the worker, and what
 * each version is made of into `offline.json`. To be called when nothing else changes any more. With `isRetired` the
 * worker is one that undoes all of this in browsers that have an earlier one.
 */
export function writeOffline(buildDir: string, baseUrl: string, isRetired: boolean): void {
  const names = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  const files = names.filter((name) => statSync(join(buildDir, name)).isFile()).sort();
  const worker = join(buildDir, workerFile);
  if (isRetired) return copyFileSync(require.resolve('./retired.js'), worker);

  const build = nameOf(buildDir, files);
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(buildDir, file), 'utf8');
    if (leadsOn.test(html) || !charset.test(html)) continue;
    const marked = html.replace(charset, (tag) => tag + buildMark(build));
    writeFileSync(join(buildDir, file), marked);
    pages.set(file, marked);
  }
  writeFileSync(worker, `self.build=${JSON.stringify(build)};${readFileSync(worker, 'utf8')}`);

  const shards = JSON.parse(readFileSync(join(buildDir, 'search/shards.json'), 'utf8')) as ShardList;
  const sizeOf = (file: string): number => statSync(join(buildDir, file)).size;
  const filesOf = (version: DocsVersion): VersionFiles => {
    const own = [...pages].filter(([file]) => isOf(file, version));
    const index = ['default', `docs-default-${version.name}`].flatMap((tag) => shards[tag] ?? []);
    const further = [
      ...files.filter((file) => searchScripts.test(file)),
      ...index.flatMap(({ file, texts }) => [`search/${file}`, `search/${texts}`]),
    ];
    const parts = new Set(own.flatMap(([, html]) => resourcesOf(html, origin + baseUrl)));
    const named = Array.from(parts, (address) => address.slice((origin + baseUrl).length));
    const all = [...own.map(([file]) => file), ...named.filter((file) => files.includes(file)), ...further];
    return {
      pages: own.map(([file]) => encodeURI(file.replace(/(^|\/)index\.html$|\.html$/, ''))),
      files: further,
      bytes: all.reduce((total, file) => total + sizeOf(file), 0),
    };
  };
  const list: OfflineList = {
    build,
    versions: Object.fromEntries(versions.map((version) => [version.version, filesOf(version)])),
  };
  writeFileSync(join(buildDir, listFile), JSON.stringify(list));
}
