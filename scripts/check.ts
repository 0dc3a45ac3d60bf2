import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts } from '../src/api/load';
import { completeVersions } from '../src/check/complete';
import { checkHome } from '../src/check/home';
import { checkBuiltHtml } from '../src/check/html';
import type { Problem } from '../src/check/problem';
import { formatProblem } from '../src/check/problem';
import { checkSamples } from '../src/check/samples';
import { checkSearch } from '../src/check/search';
import { queriesOf } from '../src/check/search/queries';
import { checkWords } from '../src/check/words';
import { baseUrl } from '../src/config/baseUrl';
import { versions } from '../src/config/versions';
import { readPages } from '../src/remark/pages';

/**
 * `npm run check`: holds words against facts in every version, compiles every sample, and, when there is a build,
 * follows every link of its pages and asks its search what bot developers ask. Ends with `checks: N passed, N failed`
 * and a failing exit code if one failed.
 */
const root = join(__dirname, '..');
const results: { name: string; problems: Problem[] }[] = [];
const table: Record<string, Record<string, string | number>> = {};

for (const version of versions) {
  const facts = loadFacts(version.version);
  const pages = readPages(root, version);
  const words = checkWords(pages, facts, completeVersions);
  const samples = checkSamples(version.version, pages);
  results.push(...words.rules.map(({ rule, problems }) => ({ name: `${version.version}: ${rule}`, problems })));
  results.push({ name: `${version.version}: samples compile`, problems: samples.problems });
  table[version.version] = {
    pages: pages.length,
    symbols: `${words.symbols.shown} / ${words.symbols.total}`,
    members: `${words.members.shown} / ${words.members.total}`,
    'words missing': words.missing.length,
    samples: samples.count,
  };
}

results.push({ name: 'home page: its sample compiles and its links have a place', problems: checkHome(root) });

const build = join(root, 'build');
if (existsSync(build)) {
  const routes = addresses();
  const html = checkBuiltHtml(build, { baseUrl, routes });
  const looked = `${html.pages} pages, ${html.links} links, ${html.anchors} anchors, ${routes.length} addresses`;
  results.push({ name: `built pages: ${looked}`, problems: html.problems });
  console.log(`Built pages: ${looked}`);
  for (const { name, version } of versions) searchOf(version, `docs-default-${name}`);
}

console.log('Shown on pages / in the facts:');
console.table(table);
for (const { name, problems } of results) {
  if (problems.length) console.log(`\n✗ ${name}\n${problems.map(formatProblem).join('\n')}`);
}
if (!existsSync(build)) console.log('\nThe built pages were not checked: there is no build yet (npm run build).');

const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

/** Asks the search of a version its queries, if it has any. */
function searchOf(version: string, tag: string) {
  const queries = queriesOf(root, version);
  if (queries.length === 0) return;
  const { first, five, problems } = checkSearch(build, baseUrl, queries, tag);
  table[version].search = `first ${first}/${queries.length}, five ${five}/${queries.length}`;
  results.push({ name: `${version}: search`, problems });
}

/** Every address that the site has to answer, whatever else it has. */
function addresses(): string[] {
  const text = readFileSync(join(root, 'test/fixtures/routes.json'), 'utf8');
  const { byVersion } = JSON.parse(text) as { byVersion: Record<string, { path: string }[]> };
  return Object.values(byVersion).flatMap((routes) => routes.map(({ path }) => path));
}
