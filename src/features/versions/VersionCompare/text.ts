import type { ChangeGroup } from '@site/src/features/versions/comparison/changes';

/** How much the shown part of a comparison is, of all that there is. */
function count(from: string, to: string, all: readonly ChangeGroup[], shown: readonly ChangeGroup[]): string {
  const [total, own] = [all, shown].map((groups) => groups.flatMap(({ changes }) => changes));
  const pair = `From ${from} to ${to}`;
  if (own.length === 0 && total.length > 0) {
    const rest = total.length === 1 ? 'is one' : `are ${total.length}`;
    return `${pair}: no change matches the filters. Without them there ${rest}.`;
  }
  const changes = total.length === 1 ? 'one change' : `${total.length} changes`;
  const part = own.length === total.length ? changes : `${own.length} of ${changes} shown`;
  return `${pair}: ${part}, ${own.filter(({ breaking }) => breaking).length || 'none'} of them breaking.`;
}

export const text = {
  from: 'From',
  to: 'To',
  swap: 'Swap',
  swapLabel: 'Swap the two versions',
  compare: 'Compare',
  start: 'Choose two versions, then press Compare.',
  unknown: (called: string, from: string, to: string) =>
    `There is no documented version “${called.slice(0, 40)}”. ${from} and ${to} are selected instead: press Compare, or choose others.`,
  same: (version: string) => `Nothing differs: both sides are ${version}.`,
  loading: (from: string, to: string) => `Loading what differs between ${from} and ${to} …`,
  failed: 'The comparison could not be loaded.',
  failedHelp: 'Check your network connection, then try again.',
  retry: 'Retry',
  count,
  kind: 'Kind',
  allKinds: 'All kinds',
  query: 'Name or text',
  placeholder: 'Player, Promise',
  breakingOnly: 'Breaking only',
  copy: 'Copy as Markdown',
  copied: 'Copied.',
  blocked: 'The browser does not let this page copy. The text is selected: copy it with your keyboard.',
  markdown: 'Comparison as Markdown',
  markdownTitle: (from: string, to: string) => `Changes of Magmastream from ${from} to ${to}`,
  noScript: 'Comparing any two versions needs JavaScript. What each version changed is on a page of its own:',
} as const;
