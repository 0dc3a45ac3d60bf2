import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { membersOf } from '../api/lookup';
import type { Facts } from '../api/schema';
import type { Rename } from '../config/renames';
import { symbolsOf, type SourcePage } from '../content/read/page';

type NewName = Pick<Rename, 'from' | 'to'>;

/** Replaces old names in prose, anchors, links and samples. Page URLs stay the same. Returns the changed files. */
export function renamePages(root: string, pages: readonly SourcePage[], renames: readonly NewName[], facts: Facts) {
  const owners = new Map(pages.flatMap((page) => symbolsOf(page).map((symbol) => [symbol, page.file] as const)));
  for (const page of pages) {
    const text = renames.reduce((before, rename) => {
      const [owner, member] = rename.from.split('.');
      if (!member) return renameSymbol(before, rename, symbolsOf(page).length > 0);
      // If the symbol was renamed too, look up its old name, because the pages do not list the new name yet.
      const old = renames.find(({ to }) => to === owner)?.from ?? owner;
      return renameMember({ ...page, text: before }, rename, owners.get(owner) ?? owners.get(old), facts);
    }, page.text);
    if (text !== page.text) writeFileSync(join(root, page.file), text);
  }
}

const outsideOfPaths = (name: string): RegExp => new RegExp(`(?<![\\w/.-])${name}(?![\\w-]|\\.mdx)`, 'g');

/**
 * In guides, changes only links and samples, because the prose may describe older versions. On reference pages, also
 * changes the prose.
 */
function renameSymbol(text: string, { from, to }: NewName, isReference: boolean): string {
  if (!isReference) return inSamples(text, (code) => code.replace(outsideOfPaths(from), to));
  const isCommon = new RegExp(`^[A-Z][a-z]+$`).test(from);
  const [front, ...body] = text.split('\n---\n');
  const named = front.replace(/^(?:title|sidebar_label|api): .*$/gm, (line) => line.replace(outsideOfPaths(from), to));
  const prose = body
    .join('\n---\n')
    .replace(new RegExp(`(?<=^## )${from}(?= \\{)|(?<=[{(/.\\w]#)${from}(?=[-)}])`, 'gm'), to)
    .replace(isCommon ? new RegExp(`(?<=\`)${from}(?=[\`.])`, 'g') : outsideOfPaths(from), to);
  return `${named}\n---\n${inSamples(prose, (code) => code.replace(outsideOfPaths(from), to))}`;
}

function renameMember(page: SourcePage, { from, to }: NewName, file: string | undefined, facts: Facts): string {
  const [[owner, old], [, name]] = [from.split('.'), to.split('.')];
  if (!file) return page.text;
  const isOwn = page.file === file;
  const target = `(?:[^)\`]*/)?${basename(file)}`.replaceAll('.', '\\.');
  const links = new RegExp(`(\`?)${old}(\`?\\]\\(${isOwn ? `(?:${target})?` : target}#(?:${owner}-)?)${old}\\)`, 'g');
  const anchors = new RegExp(`(\\(${isOwn ? `(?:${target})?` : target}#(?:${owner}-)?)${old}\\)`, 'g');
  const text = page.text
    .replace(links, `$1${name}$2${name})`)
    .replace(anchors, `$1${name})`)
    .replaceAll(`\`${from}\``, `\`${to}\``);
  const owned = isOwn ? renameSection(text, owner, old, name, symbolsOf(page)) : text;
  const symbols = facts.symbols.filter((symbol) => membersOf(symbol).some((member) => member.name === old));
  const isInterface = facts.symbols.some((symbol) => symbol.name === owner && symbol.kind === 'interface');
  const access = new RegExp(`(?<=\\b${owner.toLowerCase()}\\??\\.)${old}\\b`, 'g');
  const option = new RegExp(`(?<![\\w.])${old}(?=\\??:)`, 'g');
  return inSamples(owned, (code) => {
    const named = code.replace(new RegExp(`(?<=["\\s])${owner}\\.${old}(?=["\\s])`, 'g'), to).replace(access, name);
    return isInterface && symbols.length === 0 ? named.replace(option, name) : named;
  });
}

/** Replaces a member name in the headings, entries and code of its symbol's section. */
function renameSection(text: string, owner: string, old: string, name: string, [first, ...others]: string[]): string {
  const isFirst = first === owner || !others.includes(owner);
  const sections = text.split(/^(?=## )/m);
  return sections
    .map((section) => {
      const title = /^## (\w+)/.exec(section)?.[1] ?? '';
      const isOwn = isFirst ? !others.includes(title) : title === owner;
      return isOwn
        ? section.replace(new RegExp(`(?<=\`)${old}(?=\`)|(?<=^### |\\{#)${old}(?=[ }])`, 'gm'), name)
        : section;
    })
    .join('');
}

/** Changes only samples that are compiled with the page's own version. */
const inSamples = (text: string, change: (code: string) => string): string =>
  text.replace(/^( *```)(?:ts|js)\b(?!.* version=)[^]*?^\1$/gm, change);
