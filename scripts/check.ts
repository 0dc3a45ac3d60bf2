import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { format } from 'prettier';
import { runMain } from './lib/main.mjs';
import { changesSince, urlOfPage, watchPages } from './lib/pages';
import { createReport } from './lib/report';
import sidebars from '../sidebars';
import { documentedVersions, loadFacts } from '../src/api/load';
import { messagesOf } from '../src/api/messages';
import { checkAnswers } from '../src/check/answers';
import { checkBudgets, renewedBudgets } from '../src/check/budgets';
import { buildFault } from '../src/check/builtState';
import { checkFormat } from '../src/check/format';
import budgets from '../src/check/expected/budgets.json';
import { checkBuiltHtml } from '../src/check/html';
import { checkComponents } from '../src/check/islands';
import { checkMarkdown } from '../src/check/markdown';
import { checkMemberGroups } from '../src/check/memberGroups';
import { checkNewestRelease } from '../src/check/newestRelease';
import { checkPages, type Sidebar } from '../src/check/pages';
import { checkProse } from '../src/check/prose';
import { queriesOf } from '../src/check/queries';
import { furtherRoutesOf, listedPages, listedRoutes, type RouteList } from '../src/check/routes';
import { temporaryRedirectsOf } from '../src/postbuild/hosting/redirects';
import { checkScenarios } from '../src/check/scenarios';
import { type AnsweringRow, answeringRows } from '../src/check/answeringRows';
import { checkQuestions, describeFigures, floors, type QuestionFile, questionsOf } from '../src/check/questions';
import { checkSearch, type OpenIndex, openIndex } from '../src/check/search';
import { checkVersionList } from '../src/check/structure';
import { groups as groupNames, readSelection, type Selection } from '../src/check/selection';
import { baseUrl } from '../src/config/baseUrl';
import { playback } from '../src/config/playback';
import { newestRelease } from '../src/config/releases';
import { site } from '../src/config/site';
import { type DocsVersion, versions } from '../src/config/versions';
import { readable, type SourcePage } from '../src/content/read/page';
import { isPartial, readPages } from '../src/content/read/pages';
import { formatProblem, type Problem } from '../src/content/read/problem';
import { checkSamplesOf, type VersionPages } from '../src/content/samples';
import { parseJson } from '../src/lib/json';
import { Refusal } from '../src/lib/refusal.mjs';
import { tagOf } from '../src/search/client/tags';
import { scenarios } from '../test/scenarios';
import reasons from '../test/scenarios/withoutScenario.json';

/** `npm run check`: checks the pages against the API facts, compiles all samples, and checks `build/`. */
const usage = `Usage: npm run check -- [pages or folders] [options]

Without arguments, checks all pages, samples and scenarios, and the build if it is up to date.

  docs/intro.mdx docs/guides  checks these pages
  --since <commit>            checks the pages that changed since a commit
  --watch                     checks each page when you save it
  --version <version>         checks one version
  --only <group>              checks one group of rules: ${groupNames.join(', ')}
  --renew-routes              updates the list of routes after you added, renamed or deleted a page
  --renew-budgets             sets the size budgets 5 % above the sizes of the build`;

const root = join(__dirname, '..');
const build = join(root, 'build');
const report = createReport();
const table: Record<string, Record<string, string | number>> = {};
/** Members that do not need a sample, because at least one version of Magmastream marks them as internal. */
const internal = new Set<string>();
const longSentences: Problem[] = [];
const has = (flag: string): boolean => process.argv.includes(flag);
const renewsBudgets = has('--renew-budgets');
let selection: Selection;
/** True if a problem fails the build of a selected page. Problems of sidebars and of the lists of routes and versions do. */
const isReported = ({ file }: Pick<Problem, 'file'>): boolean =>
  !selection.files || selection.files.has(file) || /sidebars|furtherRoutes|versions\.json/.test(file);
const add = (name: string, problems: readonly Problem[]): void => report.add(name, problems.filter(isReported));

/** Replaces `--since <commit>` with the pages to check. Returns undefined if no page changed. */
function pagesSince(args: string[]): string[] | undefined {
  const rest = args.filter((argument) => !/^--(?:renew-|watch$)/.test(argument));
  const index = rest.indexOf('--since');
  if (index === -1) return rest;
  const [, ref = ''] = rest.splice(index, 2);
  const { pages, folders, others } = changesSince(root, ref);
  for (const file of pages) console.log(`${file}  ${urlOfPage(root, file)}`);
  for (const folder of folders) console.log(`${folder}  all pages, because a sidebar, facts or links to them changed`);
  if (others > 0) console.log(`${others} other files changed. To check the rules that read them, run npm run check.`);
  return pages.length + folders.length > 0 ? [...rest, ...pages, ...folders] : undefined;
}

async function main() {
  if (has('--help')) return console.log(usage);
  if (has('--watch')) return watchPages(root);
  if (has('--renew-routes')) return renewRoutes();
  const args = pagesSince(process.argv.slice(2));
  if (!args) return console.log('No page changed, so there is nothing to check.');
  selection = readSelection(args, root);
  const { groups, files } = selection;
  const ofBuild = files ? [] : (['build', 'search', 'markdown'] as const).filter((group) => groups.has(group));
  const fault = ofBuild.length > 0 ? buildFault(root) : undefined;
  if (fault && (renewsBudgets || ofBuild.length === groups.size))
    throw new Refusal(`Cannot check build/, because ${fault}. Run npm run build.`);
  const read: VersionPages[] = [];
  for (const version of selection.versions) {
    report.attempt(`${version.version}: pages`, () => {
      const ofVersion = { version: version.version, pages: readPages(root, version) };
      read.push(ofVersion);
      if (groups.has('pages')) checkPagesOf(version, ofVersion.pages);
      if (!groups.has('prose')) return;
      const prose = checkProse(ofVersion.pages.filter(isReported));
      add(`${version.version}: prose is plain English`, prose.problems);
      longSentences.push(...prose.warnings.filter(isReported));
    });
  }
  if (groups.has('pages')) {
    report.attempt('versions.json', () =>
      add('the past versions are listed', checkVersionList(readFileSync(join(root, 'versions.json'), 'utf8'))),
    );
    add('hooks and handlers are in islands', checkComponents(root));
    add('every public member belongs to a task', checkMemberGroups(documentedVersions.map(loadFacts)));
    checkGuideToReleases(read);
  }
  if (groups.has('messages')) checkMessages(read);
  if (groups.has('samples')) report.attempt('samples', () => checkSamplesOfAll(read));
  if (groups.has('scenarios')) for (const ofVersion of read) checkScenariosOf(ofVersion);
  if (groups.has('format')) await checkFormatOf(read);
  if (!files && !fault) checkBuilt(read);
  if (!files) {
    console.log('Documented / in the API facts:');
    console.table(table);
    console.log(`Internal members without a sample: ${[...internal].sort().join(', ')}`);
  }
  if (fault) console.log(`\nSkipped ${ofBuild.join(', ')}, because ${fault}. Run npm run build first.`);
  if (longSentences.length > 0) {
    const examples = longSentences.slice(0, 10).map(formatProblem).join('\n');
    console.log(`\nWarning: ${longSentences.length} long sentences. The first ones:\n${examples}`);
  }
  console.log(report.text());
  process.exitCode = report.failed() ? 1 : 0;
}

function checkGuideToReleases(read: readonly VersionPages[]) {
  const current = read.find(({ version }) => version === documentedVersions.at(-1));
  if (!current) return;
  const listed = [newestRelease, playback.magmastream];
  add('the guide covers the newest release', checkNewestRelease(current.pages, current.version, listed));
}

function checkMessages(read: readonly VersionPages[]) {
  report.attempt('error messages', () => {
    // Checks only the current version, because past versions contain copies of the same error page.
    const { pages = [] } = read.find(({ version }) => version === documentedVersions.at(-1)) ?? {};
    add('every error message has an answer', checkAnswers(pages, messagesOf(documentedVersions.map(loadFacts))));
  });
}

async function checkFormatOf(read: readonly VersionPages[]) {
  const sound = read.map(({ pages }) => readable(pages).sound.filter(isReported));
  for (const [index, problems] of (await checkFormat(sound, join(root, '.cache/samples'))).entries())
    add(`${read[index].version}: samples are formatted`, problems);
}

function checkBuilt(read: readonly VersionPages[]) {
  const { groups } = selection;
  if (groups.has('build')) report.attempt('built pages', checkBuild);
  if (groups.has('search')) {
    for (const version of selection.versions)
      report.attempt(`${version.version}: search`, () => checkSearchOf(version, read));
  }
  if (!groups.has('markdown')) return;
  for (const [index, version] of selection.versions.entries()) {
    const { pages } = read[index];
    const { problems, facts } = checkMarkdown(build, site.url + baseUrl, version, pages, loadFacts(version.version));
    add(`${version.version}: Markdown has all facts, prose and samples`, problems);
    table[version.version] = { ...table[version.version], facts };
  }
}

function readSidebar({ name }: DocsVersion): Sidebar {
  if (name === 'current') return { file: 'sidebars.ts', sidebars };
  const file = `versioned_sidebars/version-${name}-sidebars.json`;
  return { file, sidebars: parseJson(readFileSync(join(root, file), 'utf8'), file) as SidebarsConfig };
}

/** Updates the list of routes that are missing from the specification. */
async function renewRoutes() {
  const file = 'src/check/expected/furtherRoutes.json';
  const list = parseJson(readFileSync(join(root, file), 'utf8'), file) as { byVersion: RouteList };
  for (const version of versions)
    list.byVersion[version.name] = furtherRoutesOf(version, readPages(root, version), readSidebar(version).sidebars);
  const text = JSON.stringify(list).replaceAll('\ufe0f', '\\ufe0f');
  writeFileSync(join(root, file), await format(text, { parser: 'json', printWidth: 120 }));
  console.log(`Updated ${file}. Run npm run check.`);
}

function checkPagesOf(docsVersion: DocsVersion, pages: SourcePage[]) {
  const { version } = docsVersion;
  const content = checkPages(root, docsVersion, readSidebar(docsVersion), pages);
  for (const { rule, problems } of content.rules) add(`${version}: ${rule}`, problems);
  table[version] = {
    pages: pages.filter((page) => !isPartial(page)).length,
    symbols: `${content.symbols.documented} / ${content.symbols.total}`,
    members: `${content.members.documented} / ${content.members.total}`,
    undocumented: content.missing.length,
  };
  for (const name of content.internal) internal.add(name);
}

function checkSamplesOfAll(read: VersionPages[]) {
  for (const [index, { problems, count }] of checkSamplesOf(read, selection.files).entries()) {
    const { version } = read[index];
    add(`${version}: samples compile`, problems);
    table[version] = { ...table[version], samples: count };
  }
}

/** Checks the samples that scenarios use, and lists guide samples that no scenario uses. */
function checkScenariosOf({ version, pages }: VersionPages) {
  const { sound } = readable(pages);
  const { problems, covered, excused, missing } = checkScenarios(version, sound, scenarios, reasons);
  report.add(`${version}: scenarios find their samples`, problems);
  const total = covered.length + excused.length + missing.length;
  if (total === 0) return;
  const share = Math.round((100 * covered.length) / total);
  console.log(
    `Samples of guides with a scenario: ${covered.length} of ${total} (${share} %), ${excused.length} excused.`,
  );
  if (missing.length > 0) console.log(`Without a scenario: ${missing.join(', ')}`);
}

function checkBuild() {
  const temporary = temporaryRedirectsOf(listedPages, '/').map(({ from }) => decodeURI(from));
  const routes = [...listedRoutes, ...temporary];
  const html = checkBuiltHtml(build, { baseUrl, routes });
  const totals = `${html.pages} pages, ${html.links} links, ${html.anchors} anchors, ${routes.length} paths`;
  report.add(`built pages: ${totals}`, html.problems);
  console.log(`Built pages: ${totals}`);
  if (renewsBudgets) {
    const renewed = renewedBudgets(build, html.site, budgets);
    writeFileSync(join(root, 'src/check/expected/budgets.json'), `${JSON.stringify(renewed, undefined, 2)}\n`);
  } else {
    report.add('size budgets', checkBudgets(build, html.site, budgets));
  }
}

/** Runs a version's expected queries and, in the current version, real questions. A version may have no queries. */
function checkSearchOf(version: DocsVersion, read: readonly VersionPages[]) {
  const queries = queriesOf(root, version.version);
  if (queries.length === 0) return;
  const index = openIndex(build, baseUrl, tagOf(version));
  const { pages = [] } = read.find((ofVersion) => ofVersion.version === version.version) ?? {};
  const rows = answeringRows(pages, `/${version.path}`);
  const { first, five, problems } = checkSearch(index, queries, rows);
  const search = `first ${first}/${queries.length}, top five ${five}/${queries.length}`;
  table[version.version] = { ...table[version.version], search };
  report.add(`${version.version}: search`, problems);
  if (version.name === 'current') checkQuestionsOf(index, rows);
}

function checkQuestionsOf(index: OpenIndex, rows: readonly AnsweringRow[]) {
  for (const name of Object.keys(floors) as QuestionFile[]) {
    const { figures, problems } = checkQuestions(index, name, questionsOf(root, name), rows);
    console.log(`Questions in ${name}: ${describeFigures(figures)}`);
    report.add(`real questions: ${name}`, problems);
  }
}

void runMain(main);
