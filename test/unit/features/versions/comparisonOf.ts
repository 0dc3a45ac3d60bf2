import { join } from 'node:path';
import { createComparer } from '../../../../src/features/versions/comparison';
import type { Comparison } from '../../../../src/features/versions/comparison/changes';
import { versions } from '../../../../src/config/versions';

const compare = createComparer(join(__dirname, '../../../..'));

/** Compares two documented versions as the build does. */
export function comparisonOf(from: string, to: string): Comparison {
  const [older, newer] = [from, to].map((number) => versions.find(({ version }) => version === number)!);
  return compare(older, newer);
}
