import type { Breaks } from '@site/src/features/versions/compiler/findBreaks';
import type { Check } from './checkCode';

const count = (number: number, noun: string): string =>
  `${number === 1 ? 'one' : number} ${noun}${number === 1 ? '' : 's'}`;

/** Describes the result of a check in one or two sentences. */
function outcome({ importing, breaks }: Breaks, { files, from, to }: Check): string {
  if (importing === 0)
    return 'No file imports Magmastream, so nothing was checked. Include the file that imports Magmastream.';
  if (breaks.length === 0)
    return `No line in ${count(files.length, 'file')} breaks between ${from} and ${to}. Also test your bot, because the check compares types, not behavior.`;
  return `Change ${count(breaks.length, 'line')} in ${count(new Set(breaks.map(({ file }) => file)).size, 'file')}.`;
}

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
  chosen: (number: number) => `Chosen: ${count(number, 'file')}.`,
  same: 'Choose two different versions.',
  empty: 'Paste code, or choose files first.',
  noFiles: 'None of these files contains JavaScript or TypeScript. Choose other files.',
  tooLarge: 'The files are larger than 5 MB in total. Choose only the files that use Magmastream.',
  unread: 'The browser could not read these files. Choose them again.',
  failed: 'The TypeScript compiler could not be loaded. Check your network connection, then try again.',
  retry: 'Retry',
  outcome,
  syntax: (file: string, line: number, message: string) => `${file}, line ${line}: ${message}`,
  unreadable: 'These files have syntax errors, so their results can be incomplete:',
  line: (line: number) => `Line ${line}`,
} as const;
