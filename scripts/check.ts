import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFiles } from './lib/counts.mjs';
import { runMain } from './lib/main.mjs';
import { createReport } from './lib/report';
import { loadFacts } from '../src/api/load';
import { checkBudgets, renewedBudgets } from '../src/check/budgets';
import budgets from '../src/check/expected/budgets.json';
import furtherRoutes from '../src/check/expected/furtherRoutes.json';
import routes from '../src/check/expected/routes.json';
import { checkBuiltHtml } from '../src/check/html';
import { countWords } from '../src/features/statistics/figures';
import { checkSamplesOf, type VersionPages } from '../src/content/samples';
import { queriesOf } from '../src/check/queries';
import { checkSearch } from '../src/check/search';
import { checkContent } from '../src/check/content';
import { baseUrl } from '../src/config/baseUrl';
import { type DocsVersion, versions } from '../src/config/versions';
import { isPartial, readPages } from '../src/content/read/pages';
import { tagOf } from '../src/search/client/tags';

/**
 * `npm run check`: holds words against facts in every version, compiles every sample, and, when there is a build,
 * follows every link of its pages, weighs its files and asks its search what bot developers ask. Ends with
 * `checks: N passed, N failed` and a failing exit code if one failed. With `--renew-budgets` the build is not held to what
 * it may weigh, but sets it.
 */
const root = join(__dirname, '..');
const build = join(root, 'build');
const reports = join(root, '.cache/reports');
const report = createReport();
const table: Record<string, Record<string, string | number>> = {};
/** Members that need no sample in some version. */
const internal = new Set<string>();

function main() {
  const isBuilt = existsSync(build);
  // Read once for both: to parse all pages takes longer than to check their words.
  const read: VersionPages[] = [];
  for (const version of versions) {
    report.attempt(`${version.version}: words`, () => {
      const one = { version: version.version, pages: readPages(root, version) };
      read.push(one);
      checkWordsOf(one);
    });
  }
  report.attempt('samples', () => checkSamplesOfAll(read));
  if (isBuilt) {
    report.attempt('built pages', checkPages);
    for (const version of versions) report.attempt(`${version.version}: search`, () => checkSearchOf(version));
  }
  console.log('Shown on pages / in the facts:');
  console.table(table);
  console.log(`For the library alone, and without a sample: ${[...internal].sort().join(', ')}`);
  if (!isBuilt) console.log('\nThe built pages were not checked: there is no build yet (npm run build).');
  console.log(report.text());
  mkdirSync(reports, { recursive: true });
  writeFileSync(reportFiles(reports).checks, JSON.stringify(report.outcomes()));
  process.exitCode = report.failed() ? 1 : 0;
}

function checkWordsOf({ version, pages }: VersionPages) {
  const words = checkContent(pages, loadFacts(version));
  for (const { rule, problems } of words.rules) report.add(`${version}: ${rule}`, problems);
  table[version] = {
    pages: pages.filter((page) => !isPartial(page)).length,
    symbols: `${words.symbols.shown} / ${words.symbols.total}`,
    members: `${words.members.shown} / ${words.members.total}`,
    'words missing': words.missing.length,
  };
  for (const name of words.internal) internal.add(name);
}

function checkSamplesOfAll(read: VersionPages[]) {
  for (const [index, { problems, count }] of checkSamplesOf(read).entries()) {
    const { version, pages } = read[index];
    report.add(`${version}: samples compile`, problems);
    // The statistics count by lines alone, because to parse all pages for a number would take seconds of every build.
    const told = countWords(pages).samples;
    const message = `the statistics tell ${told} samples of ${version}, and ${count} compile: see countSamples`;
    report.add(
      `${version}: samples are counted`,
      told === count ? [] : [{ file: 'src/samples/fences.ts', line: 1, message }],
    );
    table[version] = { ...table[version], samples: count };
  }
}

function checkPages() {
  const lists = [routes, furtherRoutes].flatMap(({ byVersion }) => Object.values(byVersion));
  const addresses = lists.flatMap((ofVersion) => ofVersion.map(({ path }) => path));
  const html = checkBuiltHtml(build, { baseUrl, routes: addresses });
  const looked = `${html.pages} pages, ${html.links} links, ${html.anchors} anchors, ${addresses.length} addresses`;
  report.add(`built pages: ${looked}`, html.problems);
  console.log(`Built pages: ${looked}`);
  if (process.argv.includes('--renew-budgets')) {
    const renewed = renewedBudgets(build, html.site, budgets);
    writeFileSync(join(root, 'src/check/expected/budgets.json'), `${JSON.stringify(renewed, undefined, 2)}\n`);
  } else {
    report.add('weights', checkBudgets(build, html.site, budgets));
  }
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

void runMain(main);
