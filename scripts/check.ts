import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { runMain } from './lib/main.mjs';
import { createReport } from './lib/report';
import sidebars from '../sidebars';
import { documentedVersions, loadFacts } from '../src/api/load';
import { messagesOf } from '../src/api/messages';
import { checkAnswers } from '../src/check/answers';
import { checkBudgets, renewedBudgets } from '../src/check/budgets';
import { checkContent } from '../src/check/content';
import { checkFormat } from '../src/check/format';
import budgets from '../src/check/expected/budgets.json';
import furtherRoutes from '../src/check/expected/furtherRoutes.json';
import routes from '../src/check/expected/routes.json';
import { checkBuiltHtml } from '../src/check/html';
import { checkMarkdown } from '../src/check/markdown';
import { checkProse } from '../src/check/prose';
import { queriesOf } from '../src/check/queries';
import { checkSearch } from '../src/check/search';
import { checkStructure } from '../src/check/structure';
import { baseUrl } from '../src/config/baseUrl';
import { site } from '../src/config/site';
import { type DocsVersion, versions } from '../src/config/versions';
import { readable } from '../src/content/read/page';
import { isPartial, readPages } from '../src/content/read/pages';
import { formatProblem, type Problem } from '../src/content/read/problem';
import { checkSamplesOf, type VersionPages } from '../src/content/samples';
import { countPages } from '../src/features/statistics/figures';
import { parseJson } from '../src/lib/json';
import { tagOf } from '../src/search/client/tags';

/**
 * `npm run check`: checks the pages against the API facts of every version and compiles every sample. If `build/`
 * exists, also checks its HTML, links, sizes and search results. Prints `checks: N passed, N failed` last. Exits
 * with an error if a check failed. `--renew-budgets` sets the size budgets from the build instead of checking them.
 */
const root = join(__dirname, '..');
const build = join(root, 'build');
const report = createReport();
const table: Record<string, Record<string, string | number>> = {};
/** Members that need no sample, because they are internal to Magmastream in at least one version. */
const internal = new Set<string>();
const longSentences: Problem[] = [];

async function main() {
  const isBuilt = existsSync(build);
  const read: VersionPages[] = [];
  for (const version of versions) {
    report.attempt(`${version.version}: pages`, () => {
      const one = { version: version.version, pages: readPages(root, version) };
      read.push(one);
      checkPagesOf(one);
      for (const { rule, problems } of checkStructure(root, readSidebar(version), one.pages))
        report.add(`${version.version}: ${rule}`, problems);
      const prose = checkProse(one.pages);
      report.add(`${version.version}: prose is plain English`, prose.problems);
      longSentences.push(...prose.warnings);
    });
  }
  report.attempt('error messages', () => {
    const pages = read.flatMap((version) => version.pages);
    report.add('every error message has an answer', checkAnswers(pages, messagesOf(documentedVersions.map(loadFacts))));
  });
  report.attempt('samples', () => checkSamplesOfAll(read));
  const sound = read.map(({ pages }) => readable(pages).sound);
  for (const [index, problems] of (await checkFormat(sound, join(root, '.cache/samples'))).entries())
    report.add(`${read[index].version}: samples are formatted`, problems);
  if (isBuilt) {
    report.attempt('built pages', checkBuild);
    for (const version of versions) report.attempt(`${version.version}: search`, () => checkSearchOf(version));
    for (const [index, version] of versions.entries()) {
      const problems = checkMarkdown(build, site.url + baseUrl, version, read[index].pages, loadFacts(version.version));
      report.add(`${version.version}: Markdown has all members and samples`, problems);
    }
  }
  console.log('Documented / in the API facts:');
  console.table(table);
  console.log(`Internal members without a sample: ${[...internal].sort().join(', ')}`);
  if (!isBuilt) console.log('\nThe built pages were not checked, because there is no build. Run npm run build first.');
  if (longSentences.length > 0) {
    const shown = longSentences.slice(0, 10).map(formatProblem).join('\n');
    console.log(`\nWarning: ${longSentences.length} long sentences. The first ones:\n${shown}`);
  }
  console.log(report.text());
  process.exitCode = report.failed() ? 1 : 0;
}

/** Reads the sidebar of a version, which is a module for the current version and JSON for past versions. */
function readSidebar({ name }: DocsVersion) {
  if (name === 'current') return { file: 'sidebars.ts', sidebars };
  const file = `versioned_sidebars/version-${name}-sidebars.json`;
  return { file, sidebars: parseJson(readFileSync(join(root, file), 'utf8'), file) as SidebarsConfig };
}

function checkPagesOf({ version, pages }: VersionPages) {
  const content = checkContent(pages, loadFacts(version));
  for (const { rule, problems } of content.rules) report.add(`${version}: ${rule}`, problems);
  table[version] = {
    pages: pages.filter((page) => !isPartial(page)).length,
    symbols: `${content.symbols.shown} / ${content.symbols.total}`,
    members: `${content.members.shown} / ${content.members.total}`,
    undocumented: content.missing.length,
  };
  for (const name of content.internal) internal.add(name);
}

function checkSamplesOfAll(read: VersionPages[]) {
  for (const [index, { problems, count }] of checkSamplesOf(read).entries()) {
    const { version, pages } = read[index];
    report.add(`${version}: samples compile`, problems);
    // /statistics counts fences line by line, because parsing all pages would slow down every build.
    const counted = countPages(readable(pages).sound).samples;
    const message = `/statistics counts ${counted} samples in ${version}, but ${count} compile. Fix countSamples.`;
    const miscounted = { file: 'src/content/samples/fences.ts', line: 1, message };
    report.add(`${version}: samples are counted`, counted === count ? [] : [miscounted]);
    table[version] = { ...table[version], samples: count };
  }
}

function checkBuild() {
  const lists = [routes, furtherRoutes].flatMap(({ byVersion }) => Object.values(byVersion));
  const paths = lists.flatMap((ofVersion) => ofVersion.map(({ path }) => path));
  const html = checkBuiltHtml(build, { baseUrl, routes: paths });
  const totals = `${html.pages} pages, ${html.links} links, ${html.anchors} anchors, ${paths.length} paths`;
  report.add(`built pages: ${totals}`, html.problems);
  console.log(`Built pages: ${totals}`);
  if (process.argv.includes('--renew-budgets')) {
    const renewed = renewedBudgets(build, html.site, budgets);
    writeFileSync(join(root, 'src/check/expected/budgets.json'), `${JSON.stringify(renewed, undefined, 2)}\n`);
  } else {
    report.add('size budgets', checkBudgets(build, html.site, budgets));
  }
}

/** Runs the expected queries of a version, if it has any. */
function checkSearchOf(version: DocsVersion) {
  const queries = queriesOf(root, version.version);
  if (queries.length === 0) return;
  const { first, five, problems } = checkSearch(build, baseUrl, queries, tagOf(version));
  const search = `first ${first}/${queries.length}, top five ${five}/${queries.length}`;
  table[version.version] = { ...table[version.version], search };
  report.add(`${version.version}: search`, problems);
}

void runMain(main);
