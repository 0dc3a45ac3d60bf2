import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexOf, namesOf } from '../api/lookup';
import type { Facts } from '../api/schema';
import { symbolsOf, type SourcePage } from '../content/read/page';
import { pageId } from '../content/read/pages';
import type { Problem } from '../content/read/problem';
import { readReferencePage } from '../content/read/readReference';
import { removeFromSidebar } from './sidebar';

/** The maximum number of removals. Prevents an endless loop if `cut` has a bug. */
const maximum = 500;

/** Removes prose that would break the build of a new version. Returns a sentence for each removal and each problem. */
export function removeContradictions(root: string, pages: readonly SourcePage[], facts: Facts): string[] {
  return pages.flatMap((page) => {
    const symbols = symbolsOf(page);
    const gone = symbols.filter((name) => !indexOf(facts).symbols.has(name));
    if (symbols.length > 0 && gone.length === symbols.length) {
      rmSync(join(root, page.file));
      removeFromSidebar(root, pageId(page.file));
      return [`${page.file}: deleted, because ${gone.join(', ')} no longer exist. Check the links to this page`];
    }
    const { text, lines } = cleanPage({ ...page, text: removeSymbols(page.text, gone) }, facts);
    if (text !== page.text) writeFileSync(join(root, page.file), text);
    return [...gone.map((name) => `${page.file}: removed ${name}, which no longer exists`), ...lines];
  });
}

function removeSymbols(text: string, names: readonly string[]): string {
  return names.reduce((before, name) => {
    const isFirst = new RegExp(`^api: \\[?${name}\\b`, 'm').test(before);
    const after = before.replace(/^api: .*$/m, (line) =>
      line.replace(new RegExp(`\\b${name}\\b,? ?`), '').replace(/, \]/, ']'),
    );
    // Sections such as “Properties” belong to the first symbol of a page. Remove them together with this symbol.
    const titles = isFirst ? [name, 'Constructor', 'Properties', 'Methods', 'Members'] : [name];
    const isKept = (section: string): boolean => !titles.some((title) => section.startsWith(`## ${title} {`));
    return `${after
      .split(/^(?=## )/m)
      .filter(isKept)
      .join('')
      .trimEnd()}\n`;
  }, text);
}

function cleanPage(page: SourcePage, facts: Facts): { text: string; lines: string[] } {
  const lines: string[] = [];
  let text = removeLinks(page.text, facts);
  const lineAt = ({ line }: Problem): string => text.split('\n')[line - 1];
  for (let count = 0; count < maximum; count += 1) {
    const problem = problemsOf({ file: page.file, text }, facts).find((found) => /^\s*(?:-|#+) /.test(lineAt(found)));
    if (!problem) break;
    lines.push(`${page.file}: removed “${lineAt(problem).trim()}”, because ${problem.message}`);
    text = cut(text, problem.line - 1);
  }
  const left = problemsOf({ file: page.file, text }, facts);
  lines.push(...left.map(({ line, message }) => `${page.file}:${line}: ${message}`));
  return { text, lines };
}

function removeLinks(text: string, facts: Facts): string {
  const known = new Set(namesOf(facts));
  const keepKnown = (names: string): string =>
    names
      .split(/ +/)
      .filter((name) => known.has(name.replace(',', '')))
      .join(' ');
  return text.replace(/(?<=^```.* links=")[^"]*/gm, keepKnown);
}

function problemsOf(page: SourcePage, facts: Facts): Problem[] {
  return readReferencePage(page, facts)?.problems ?? [];
}

function cut(text: string, line: number): string {
  const lines = text.split('\n');
  const [marker] = /^\s*(?:-|#+) /.exec(lines[line]) ?? [''];
  const depth = marker.trim().length;
  const ends = (next: string): boolean =>
    marker.includes('#')
      ? (/^#+(?= )/.exec(next)?.[0].length ?? Infinity) <= depth
      : next.trim() === '' || next.startsWith(marker);
  const length = lines.slice(line + 1).findIndex(ends);
  lines.splice(line, length === -1 ? lines.length - line : length + 1);
  return lines.join('\n');
}
