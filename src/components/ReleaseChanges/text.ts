import type { ChangeCounts } from '../../lib/countChanges';
import { countsText } from '../ChangeList/text';

/** The sections of a version's changes, in their order; those without a change are left out. */
export const sections = [
  { id: 'breaking', title: 'Breaking changes' },
  { id: 'added', title: 'Added' },
  { id: 'removed', title: 'Removed' },
  { id: 'changed', title: 'Changed' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

function breakingText(breaking: number): string {
  if (breaking === 0) return 'None of them breaks';
  return breaking === 1 ? 'One of them breaks' : `${breaking} of them break`;
}

export const text = {
  title: (version: string) => `Changes in ${version}`,
  description: (version: string, against: string, counts: ChangeCounts) =>
    `What Magmastream ${version} changes against ${against}: ${counts.breaking || 'no'} breaking, ${countsText(counts)}. ` +
    'Every signature before and after.',
  released: 'Released',
  against: 'compared with',
  counts: (counts: ChangeCounts) =>
    `In symbols, members and events: ${countsText(counts)}. ${breakingText(counts.breaking)} code that compiled before.`,
  documentation: (version: string) => `Documentation of ${version}`,
  release: (version: string) => `Release notes of ${version}`,
  compare: 'Compare other versions',
  all: 'All versions',
  neighbors: 'Changes in other versions',
  earlier: 'The version before',
  later: 'The version after',
} as const;
