import { visit } from 'unist-util-visit';
import { toString } from 'mdast-util-to-string';
import { todo } from '../check/prose';
import { frontMatterOf, readable, treeOf, type SourcePage } from '../content/read/page';
import { sentencesOf } from '../lib/plainEnglish.mjs';

/** Matches sentences that a release can make false, although it keeps every name. */
const statement =
  /(?<![.\d])\d+(?!\.\d+\.)(?!\.?\d)|\b(?:throws?|rejects?|\w*errors?|defaults?|fails?|if|unless|until|when|while|never|always)\b/i;

/** The number of statements from which a page gets its own question. The questions of a folder share shorter pages. */
const many = 20;

/**
 * Returns questions about all pages with prose, because a release can make any sentence false. They name the lines with
 * the old version, and count the statements about numbers, errors, defaults and conditions.
 */
export function questionsAbout(pages: readonly SourcePage[], frozen: string, version: string): string[] {
  const short = new Map<string, string[]>();
  const questions = readable(pages).sound.flatMap((page) => {
    const sentences: string[] = [];
    visit(treeOf(page), ['paragraph', 'tableCell'], (node) => {
      const text = toString(node);
      if (!text.includes(todo)) sentences.push(...sentencesOf(text).filter((sentence) => sentence.includes(' ')));
    });
    const { length: count } = sentences.filter((text) => statement.test(text));
    const old = 'covers' in frontMatterOf(page) ? [] : linesWith(page.text, frozen);
    if (sentences.length > 0 && count < many && old.length === 0) {
      const [, folder, name] = /^(\w+(?:\/[\w-]+(?=\/))?)\/(.+)\.\w+$/.exec(page.file)!;
      short.set(folder, [...(short.get(folder) ?? []), `${name} (${count})`]);
      return [];
    }
    const parts = [
      count > 0 ? `${count} statement${count > 1 ? 's' : ''} about numbers, errors, defaults or conditions` : '',
      old.length > 0 ? `${frozen} in line${old.length > 1 ? 's' : ''} ${old.join(', ')}` : '',
    ].filter(Boolean);
    return parts.length > 0 ? [`Verify ${page.file} with the source of ${version}: ${parts.join(', and ')}`] : [];
  });
  const ofFolder = (folder: string): string =>
    `Verify these pages of ${folder} with the source of ${version} (and their number of such statements)`;
  return [...questions, ...[...short].map(([folder, names]) => `${ofFolder(folder)}: ${names.join(', ')}`)];
}

/** Returns the numbers of the lines that name a version, except for samples that are compiled with this version. */
function linesWith(text: string, version: string): number[] {
  const named = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.]*\\d)`);
  return text.split('\n').flatMap((line, index) => (named.test(line) && !/^```/.test(line) ? [index + 1] : []));
}
