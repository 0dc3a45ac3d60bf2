import type { ChangeCounts, ChangeGroup, GroupKind, ShownChangeType } from './comparison/changes';

/** The singular and plural names of the kinds of groups, in display order. */
export const kindNames: Record<GroupKind, { singular: string; plural: string }> = {
  class: { singular: 'class', plural: 'Classes' },
  function: { singular: 'function', plural: 'Functions' },
  interface: { singular: 'interface', plural: 'Interfaces' },
  enum: { singular: 'enum', plural: 'Enums' },
  type: { singular: 'type', plural: 'Types' },
  variable: { singular: 'constant', plural: 'Constants' },
  event: { singular: 'event', plural: 'Events' },
  default: { singular: 'default', plural: 'Option defaults' },
  error: { singular: 'error', plural: 'Errors' },
  package: { singular: 'package', plural: 'Package' },
};

export const changeNames: Record<ShownChangeType, string> = {
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed',
  changed: 'Changed',
};

/** Formats counts as text, such as `2 added, 1 changed`. Omits zero counts. */
export function countsText(counts: ChangeCounts): string {
  const parts = (['added', 'removed', 'changed'] as const).filter((type) => counts[type] > 0);
  return parts.map((type) => `${counts[type]} ${type}`).join(', ') || 'no changes';
}

function summary(from: string, to: string, all: readonly ChangeGroup[], matching: readonly ChangeGroup[]): string {
  const [total, own] = [all, matching].map((groups) => groups.flatMap(({ changes }) => changes));
  const pair = `From ${from} to ${to}`;
  if (own.length === 0 && total.length > 0) {
    const others = total.length === 1 ? 'is one' : `are ${total.length}`;
    return `${pair}: no change matches the filters. Without filters, there ${others}.`;
  }
  const changes = total.length === 1 ? 'one change' : `${total.length} changes`;
  const part = own.length === total.length ? changes : `${own.length} of ${changes} shown`;
  return `${pair}: ${part}, ${own.filter(({ breaking }) => breaking).length || 'none'} of them breaking.`;
}

export const text = {
  pair: 'The two versions',
  breaking: 'Breaking',
  breakingCount: (count: number) => `${count} breaking`,
  before: 'Before: ',
  after: 'After: ',
  linkTo: (name: string, version: string) => `${name} in ${version}`,
  from: 'From',
  to: 'To',
  swapLabel: 'Swap the two versions',
  compare: 'Compare',
  start: 'Choose two versions, then press Compare.',
  unknown: (value: string, from: string, to: string) =>
    `Version “${value.slice(0, 40)}” is not documented, so ${from} and ${to} are selected. Press Compare, or choose other versions.`,
  same: (version: string) => `Both sides are ${version}, so there are no differences.`,
  loading: (from: string, to: string) => `Loading the differences between ${from} and ${to} …`,
  failed: 'The comparison could not be loaded.',
  failedHelp: 'Check your network connection, then try again.',
  summary,
  kind: 'Kind',
  allKinds: 'All kinds',
  query: 'Name or text',
  placeholder: 'Player, Promise',
  breakingOnly: 'Breaking only',
  openAll: 'Open all',
  closeAll: 'Close all',
  check: 'Check your code',
  upgrade: (from: string) => `Upgrade from ${from}`,
  copy: 'Copy as Markdown',
  markdown: 'Comparison as Markdown',
  markdownTitle: (from: string, to: string) => `Changes in Magmastream from ${from} to ${to}`,
  noScript: 'Comparing two versions needs JavaScript. A separate page lists the changes of each version:',
} as const;
