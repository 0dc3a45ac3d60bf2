import { join } from 'node:path';
import { loadFacts } from '../../../src/api/load';
import { versions } from '../../../src/config/versions';
import type { Comparison } from '../../../src/comparison/changes';
import { compareVersions } from '../../../src/comparison/compare';
import { placesOf } from '../../../src/words/places';

const known = new Map<string, Comparison>();

/** What the build writes for two documented versions. */
export function comparisonOf(from: string, to: string): Comparison {
  const key = `${from}...${to}`;
  const comparison = known.get(key) ?? compare(from, to);
  known.set(key, comparison);
  return comparison;
}

function compare(from: string, to: string): Comparison {
  const [older, newer] = [from, to].map((number) => {
    const version = versions.find((candidate) => candidate.version === number)!;
    const facts = loadFacts(number);
    return { facts, places: placesOf(join(__dirname, '../../..'), version, facts) };
  });
  return compareVersions(older, newer);
}
