import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { loadFacts } from '../../api/load';
import { versions } from '../../config/versions';
import { countChanges, type Comparison, type ReleaseSummary } from './changes';
import { compareVersions } from './compare';
import type { ComparedVersion } from './pair';
import { placesOf } from './places';

/** All that the versions page and its neighbors know of differences. */
export interface Comparisons {
  /** Every ordered pair of documented versions. */
  pairs: Comparison[];
  /** Newest first. */
  releases: ReleaseSummary[];
}

/** Compares every documented version with every other; throws what reading the facts or the pages throws. */
export function compareAll(siteDir: string): Comparisons {
  const compared = readVersions(siteDir);
  const pairs = compared.flatMap((from) => compared.filter((to) => to !== from).map((to) => compareVersions(from, to)));
  return { pairs, releases: summariesOf(compared) };
}

/** Counts what each version changed, newest first; throws what reading the facts or the pages throws. */
export function compareReleases(siteDir: string): ReleaseSummary[] {
  return summariesOf(readVersions(siteDir));
}

function readVersions(siteDir: string): ComparedVersion[] {
  return versions.map((version) => {
    const facts = loadFacts(version.version);
    return { facts, places: placesOf(siteDir, version, facts) };
  });
}

function summariesOf(newestFirst: readonly ComparedVersion[]): ReleaseSummary[] {
  return newestFirst.map((to, index) => {
    const from = newestFirst.at(index + 1);
    const counts = from && { against: from.facts.version, ...countChanges(compareVersions(from, to).groups) };
    return { version: to.facts.version, changes: counts ?? null };
  });
}

/**
 * Writes the numbers of every version and one file for each pair, so that a reader fetches no more than the pair that
 * they ask for, and adds a page of changes for every version that has one before it.
 */
export default function comparisonPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'comparison',
    async contentLoaded({ actions: { addRoute, createData } }) {
      const { pairs, releases } = compareAll(siteDir);
      await createData('releases.json', releases);
      for (const pair of pairs) {
        const comparison = await createData(`pairs/${pair.from}...${pair.to}.json`, JSON.stringify(pair));
        if (!releases.some(({ version, changes }) => version === pair.to && changes?.against === pair.from)) continue;
        const released = versions.find(({ version }) => version === pair.to)?.released ?? '';
        addRoute({
          path: normalizeUrl([baseUrl, 'versions', pair.to]),
          component: '@site/src/components/ReleaseChanges/index.tsx',
          exact: true,
          modules: { comparison },
          metadata: { lastUpdatedAt: Date.parse(released) },
        });
      }
    },
  };
}
