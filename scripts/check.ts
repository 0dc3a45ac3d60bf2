import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { createReport } from './lib/report';
import { loadFacts } from '../src/api/load';
import { completeVersions } from '../src/check/complete';
import { checkHome } from '../src/check/home';
import { checkBuiltHtml } from '../src/check/html';
import { checkSamples } from '../src/samples';
import { checkSearch } from '../src/check/search';
import { queriesOf } from '../src/check/search/queries';
import { checkWords } from '../src/check/words';
import { baseUrl } from '../src/config/baseUrl';
import { type DocsVersion, versions } from '../src/config/versions';
import { readPages } from '../src/words/pages';
import { tagOf } from '../src/search/client/tags';

/**
 * `npm run check`: holds words against facts in every version, compiles every sample, and, when there is a build,
 * follows every link of its pages and asks its search what bot developers ask. Ends with `checks: N passed, N failed`
 * and a failing exit code if one failed.
 */
const root = join(__dirname, '..');
const build = join(root, 'build');
const report = createReport();
const table: Record<string, Record<string, string | number>> = {};

function main() {
  const isBuilt = existsSync(build);
  for (const version of versions) report.attempt(`${version.version}: words and samples`, () => checkVersion(version));
  report.attempt('home page', () => {
    report.add('home page: its sample compiles and its links have a place', checkHome(root));
  });
  if (isBuilt) {
    report.attempt('built pages', checkPages);
    for (const version of versions) report.attempt(`${version.version}: search`, () => checkSearchOf(version));
  }
  console.log('Shown on pages / in the facts:');
  console.table(table);
  if (!isBuilt) console.log('\nThe built pages were not checked: there is no build yet (npm run build).');
  console.log(report.text());
  process.exitCode = report.failed() ? 1 : 0;
}

function checkVersion(version: DocsVersion) {
  const facts = loadFacts(version.version);
  const pages = readPages(root, version);
  const words = checkWords(pages, facts, completeVersions);
  const samples = checkSamples(version.version, pages);
  for (const { rule, problems } of words.rules) report.add(`${version.version}: ${rule}`, problems);
  report.add(`${version.version}: samples compile`, samples.problems);
  table[version.version] = {
    pages: pages.length,
    symbols: `${words.symbols.shown} / ${words.symbols.total}`,
    members: `${words.members.shown} / ${words.members.total}`,
    'words missing': words.missing.length,
    samples: samples.count,
  };
}

function checkPages() {
  const routes = addresses();
  const html = checkBuiltHtml(build, { baseUrl, routes });
  const looked = `${html.pages} pages, ${html.links} links, ${html.anchors} anchors, ${routes.length} addresses`;
  report.add(`built pages: ${looked}`, html.problems);
  console.log(`Built pages: ${looked}`);
}

/** Asks the search of a version its queries, if it has any. */
function checkSearchOf(version: DocsVersion) {
  const queries = queriesOf(root, version.version);
  if (queries.length === 0) return;
  const { first, five, problems } = checkSearch(build, baseUrl, queries, tagOf(version));
  table[version.version] = {
    ...table[version.version],
    search: `first ${first}/${queries.length}, five ${five}/${queries.length}`,
  };
  report.add(`${version.version}: search`, problems);
}

/** Every address that the site has to answer, whatever else it has. */
function addresses(): string[] {
  const text = readFileSync(join(root, 'src/check/expected/routes.json'), 'utf8');
  const { byVersion } = JSON.parse(text) as { byVersion: Record<string, { path: string }[]> };
  return Object.values(byVersion).flatMap((routes) => routes.map(({ path }) => path));
}

void runMain(main);
