const count = (number: number, noun: string): string =>
  `${number === 1 ? 'one' : number} ${noun}${number === 1 ? '' : 's'}`;

export const text = {
  title: 'Check your code',
  intro: (from: string, to: string) =>
    `Find the lines of your bot that break when you move from ${from} to ${to}. Your code does not leave the browser.`,
  advice: 'Include the file that imports Magmastream, so that the check can follow your variables.',
  paste: 'Paste code',
  files: 'Or choose files',
  folder: 'Or choose a folder',
  drop: 'You can also drop files and folders here.',
  check: 'Check my code',
  busy: 'Checking. The first check downloads the TypeScript compiler (about 1 MB).',
  chosen: (number: number) => `Chosen: ${count(number, 'file')}.`,
  empty: 'Paste code, or choose files first.',
  noFiles: 'None of these files contains JavaScript or TypeScript. Choose other files.',
  tooLarge: 'The files are larger than 5 MB in total. Choose only the files that use Magmastream.',
  unread: 'The browser could not read these files. Choose them again.',
  failed: 'The TypeScript compiler could not be loaded. Check your network connection, then try again.',
  retry: 'Retry',
  unused: 'No file imports Magmastream, so nothing was checked. Include the file that imports Magmastream.',
  nothing: (from: string, to: string, files: number) =>
    `No line in ${count(files, 'file')} breaks between ${from} and ${to}. Also test your bot, because the check compares types, not behavior.`,
  found: (lines: number, files: number) => `Change ${count(lines, 'line')} in ${count(files, 'file')}.`,
  syntax: (file: string, line: number, message: string) => `${file}, line ${line}: ${message}`,
  unreadable: 'These files have syntax errors, so their results can be incomplete:',
  line: (line: number) => `Line ${line}`,
} as const;
