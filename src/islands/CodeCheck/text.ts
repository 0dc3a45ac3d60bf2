import type { Breaks } from '@site/src/features/versions/compiler/findBreaks';
import type { Check } from './checkCode';

const count = (number: number, noun: string): string =>
  `${number === 1 ? 'one' : number} ${noun}${number === 1 ? '' : 's'}`;

/** Describes the result of a check in one to three sentences. */
function outcome({ using, imported, breaks, unfollowed }: Breaks, versions: Pick<Check, 'from' | 'to'>): string {
  const pair = `from ${imported.includes('erela.js') ? 'erela.js' : versions.from} to ${versions.to}`;
  if (using === 0 && unfollowed.length === 0)
    return 'No file uses Magmastream, so nothing was checked. Include the file that imports Magmastream.';
  const assumed =
    imported.length === 0
      ? ' No file imports Magmastream, so the check follows manager, player and client.manager by name.'
      : '';
  if (breaks.length > 0) {
    const lines = new Set(breaks.map(({ file, line }) => `${file}:${line}`)).size;
    const files = new Set(breaks.map(({ file }) => file)).size;
    return `${upper(count(breaks.length, 'problem'))} on ${count(lines, 'line')} in ${count(files, 'file')}, ${pair}.${assumed}`;
  }
  if (unfollowed.length > 0) return `No problem found, but the check could not follow some values.${assumed}`;
  const followed =
    using === 1
      ? 'the file that uses Magmastream. It was'
      : `the ${using} files that use Magmastream. All of them were`;
  return `No problem found ${pair} in ${followed} followed.${assumed} Also test your bot, because the check compares types, not behavior.`;
}

const upper = (sentence: string): string => sentence[0].toUpperCase() + sentence.slice(1);

export const text = {
  legend: 'The two versions and your code',
  intro:
    'Find the lines of your bot that break when you change the version. Your code does not leave the browser. Include the file that imports Magmastream, so that the check can follow your variables.',
  noScript: 'Checking your code needs JavaScript. The breaking changes of each version are also in the',
  upgradeGuide: 'upgrade guide',
  from: 'Your version',
  to: 'New version',
  paste: 'Paste code',
  files: 'Or choose files',
  folder: 'Or choose a folder',
  drop: 'You can also drop files and folders here.',
  check: 'Check my code',
  busy: 'Checking. The first check downloads the TypeScript compiler (about 1 MB).',
  chosen: (kept: number, total: number) =>
    kept === total
      ? `Chosen: ${count(kept, 'file')}.`
      : `Chosen: ${count(kept, 'file')} of ${total}. The others do not use Magmastream.`,
  stop: 'Stop',
  stopped: 'The check was stopped before it finished. Choose fewer files, then try again.',
  broke: (reason: string) => `The compiler failed on this code: ${reason.slice(0, 200)}`,
  archive: (name: string) => `${name} is an archive. Unpack it, then choose the folder.`,
  unfollowed: 'The check could not follow these values, so look at their lines yourself:',
  unfollowedIn: (files: readonly string[], declared?: string) =>
    ` in ${count(files.length, 'file')}: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ', …' : ''}${declared ? ` (assigned in ${declared})` : ''}`,
  fromErela: 'For each name of erela.js and its replacement, see',
  erelaGuide: 'From erela.js',
  same: 'Choose two different versions.',
  empty: 'Paste code, or choose files first.',
  noFiles: 'None of these files contains JavaScript or TypeScript. Choose other files.',
  tooLarge: 'The files are larger than 5 MB in total. Choose only the files that use Magmastream.',
  unread: 'The browser could not read these files. Choose them again.',
  failed: 'The TypeScript compiler could not be loaded. Check your network connection, then try again.',
  outcome,
  syntax: (file: string, line: number, message: string) => `${file}, line ${line}: ${message}`,
  unreadable: 'These files have syntax errors, so their results can be incomplete:',
  line: (line: number) => `Line ${line}`,
} as const;
