import { loadFacts } from '../api/load';
import { versions } from '../config/versions';
import { countChanges, type Comparison, type ReleaseSummary } from './changes';
import { compareVersions } from './compare';
import type { ComparedVersion } from './pair';
import { placesOf } from '../words/places';

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
