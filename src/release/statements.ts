import { visit } from 'unist-util-visit';
import { toString } from 'mdast-util-to-string';
import { todo } from '../check/prose';
import { frontMatterOf, readable, treeOf, type SourcePage } from '../content/read/page';
import { sentencesOf } from '../lib/plainEnglish.mjs';

/** Matches sentences that a release can make false, although it keeps every name. */
const statement =
  /(?<![.\d])\d+(?!\.\d+\.)(?!\.?\d)|\b(?:throws?|rejects?|\w*errors?|defaults?|fails?|if|unless|until|when|while|never|always)\b/i;

/** Returns a question for each page that names the old version, or numbers, errors, defaults or conditions. */
export function questionsAbout(pages: readonly SourcePage[], frozen: string, version: string): string[] {
  return readable(pages).sound.flatMap((page) => {
    const sentences: string[] = [];
    visit(treeOf(page), ['paragraph', 'tableCell'], (node) => {
      const text = toString(node);
      if (!text.includes(todo)) sentences.push(...sentencesOf(text));
    });
    const { length: count } = sentences.filter((text) => text.includes(' ') && statement.test(text));
    const old = 'covers' in frontMatterOf(page) ? [] : linesWith(page.text, frozen);
    const parts = [
      ...(count > 0
        ? [`${count} ${count > 1 ? 'statements' : 'statement'} about numbers, errors, defaults or conditions`]
        : []),
      ...(old.length > 0 ? [`${frozen} in ${old.length > 1 ? 'lines' : 'line'} ${old.join(', ')}`] : []),
    ];
    return parts.length > 0 ? [`Verify ${page.file} with the source of ${version}: ${parts.join(', and ')}`] : [];
  });
}

/** Returns the numbers of the lines that name a version, except for samples that are compiled with this version. */
function linesWith(text: string, version: string): number[] {
  const named = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.]*\\d)`);
  return text.split('\n').flatMap((line, index) => (named.test(line) && !/^```/.test(line) ? [index + 1] : []));
}
