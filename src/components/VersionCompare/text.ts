function breakingText(breaking: number): string {
  if (breaking === 0) return 'none of them breaking';
  return `${breaking} of them breaking`;
}

function changesText(count: number): string {
  return count === 1 ? 'one change' : `${count} changes`;
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
  count: (from: string, to: string, total: number, breaking: number) =>
    `From ${from} to ${to}: ${changesText(total)}, ${breakingText(breaking)}.`,
  match: (from: string, to: string, shown: number, total: number, breaking: number) =>
    `From ${from} to ${to}: ${shown} of ${changesText(total)} shown, ${breakingText(breaking)}.`,
  noMatch: (from: string, to: string, total: number) =>
    `From ${from} to ${to}: no change matches the filters. Without them there ${total === 1 ? 'is one' : `are ${total}`}.`,
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
