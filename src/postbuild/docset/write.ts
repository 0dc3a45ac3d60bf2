import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { site } from '../../config/site';
import { type DocsVersion, versionOf, versions } from '../../config/versions';
import { filesIn, writeFile } from '../../lib/files';
import { readPage } from '../../lib/html/page';
import { loadSections } from '../../search/build/load';
import { tagOf } from '../../search/client/tags';
import type { Section } from '../../search/section';
import { docsetPage, entryType } from './page';

interface Options {
  buildDir: string;
  outDir: string;
  url: string;
  baseUrl: string;
}

/** Writes a docset and its archive for each version, and a feed of all versions. Replaces the output folder. */
export async function writeDocsets(options: Options): Promise<object[]> {
  rmSync(options.outDir, { recursive: true, force: true });
  const reports: object[] = [];
  for (const version of versions) reports.push(await writeDocset(version, options));
  writeFile(join(options.outDir, `${site.title}.xml`), feed(options));
  return reports;
}

async function writeDocset(version: DocsVersion, { buildDir, outDir, url, baseUrl }: Options) {
  const name = `${site.title}-${version.version}`;
  const contents = join(outDir, `${name}.docset/Contents`);
  const documents = join(contents, 'Resources/Documents');
  const pages = filesIn(buildDir).filter((file) => file.endsWith('.html') && versionOf(file) === version);
  // Exclude social cards, because they are large and no page displays them.
  const images = filesIn(join(buildDir, 'img'))
    .filter((file) => !file.startsWith('cards/'))
    .map((file) => `img/${file}`);
  const files = new Set([...pages, ...images]);
  const sections = loadSections(buildDir, [tagOf(version)]).filter((section) => section.version === version.version);
  const fileOf = ({ page }: Section): string => `${decodeURI(new URL(page).pathname.slice(baseUrl.length))}.html`;
  for (const file of pages) {
    const page = readPage(file, readFileSync(join(buildDir, file), 'utf8'));
    if (page.redirect !== undefined) continue;
    const own = sections.filter((section) => fileOf(section) === file);
    writeFile(join(documents, file), docsetPage(page, own, { url, baseUrl, files }));
  }
  for (const file of images) cpSync(join(buildDir, file), join(documents, file));
  const stylesheets = readdirSync(join(buildDir, 'assets/css')).filter((file) => file.startsWith('styles.'));
  writeFile(
    join(documents, 'style.css'),
    stylesheets.map((file) => readFileSync(join(buildDir, 'assets/css', file), 'utf8')).join('') + ownCss,
  );
  writeFile(join(contents, 'Info.plist'), infoPlist(version));
  writeFile(join(contents, 'Resources/docSet.dsidx'), await indexOf(sections, fileOf));
  execFileSync('tar', ['-czf', join(outDir, `${name}.tgz`), '-C', outDir, `${name}.docset`]);
  return { version: version.version, pages: pages.length, entries: sections.length };
}

const ownCss =
  '.docset{max-width:56rem;margin:0 auto;padding:1rem 1.5rem}.docset .code-sample>pre:first-child::before{display:none}';

/** Creates the SQLite index of a docset (https://kapeli.com/docsets#createsqlite). */
async function indexOf(sections: readonly Section[], fileOf: (section: Section) => string): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run('CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)');
  database.run('CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path)');
  const insert = database.prepare('INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
  for (const section of sections) {
    const { owner, name, title, anchor } = section;
    const entryName = name === null ? title : [owner, name].filter(Boolean).join('.');
    insert.run([entryName, entryType(section), fileOf(section) + (anchor === null ? '' : `#${anchor}`)]);
  }
  insert.free();
  return database.export();
}

function infoPlist({ version, path, mainDoc }: DocsVersion): string {
  const values = {
    CFBundleIdentifier: site.title.toLowerCase(),
    CFBundleName: `${site.title} ${version}`,
    DocSetPlatformFamily: site.title.toLowerCase(),
    dashIndexFilePath: `${path}/${mainDoc}.html`,
    DashDocSetFamily: 'dashtoc',
  };
  const strings = Object.entries(values).map(([key, value]) => `<key>${key}</key><string>${value}</string>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n' +
    `<plist version="1.0"><dict>${strings.join('')}<key>isDashDocset</key><true/></dict></plist>\n`
  );
}

/** Returns the feed that Dash and Zeal check for updates (https://kapeli.com/docsets#dashdocsetfeed). */
function feed({ url, baseUrl }: Options): string {
  const [current, ...past] = versions;
  const archive = `${url}${baseUrl}docsets/${site.title}-${current.version}.tgz`;
  const others = past.map(({ version }) => `<version><name>${version}</name></version>`).join('');
  return `<entry><version>${current.version}</version><url>${archive}</url><other-versions>${others}</other-versions></entry>\n`;
}
