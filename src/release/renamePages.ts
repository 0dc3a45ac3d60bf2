import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { memberId } from '../api/links';
import { membersOf } from '../api/lookup';
import type { Facts } from '../api/schema';
import { frontMatterOf, symbolsOf, type SourcePage } from '../content/read/page';
import { parameterNames, type NewName } from './renames';

/**
 * Replaces old names in prose, anchors, links and samples. Page URLs stay the same. Returns a sentence for each old name
 * that may be wrong.
 */
export function renamePages(
  root: string,
  pages: readonly SourcePage[],
  renames: readonly NewName[],
  facts: Facts,
): string[] {
  const members = facts.symbols.flatMap((symbol) => membersOf(symbol).map(({ name }) => name));
  const names = new Set([...members, ...[...parameterNames(facts).values()].flat()]);
  const gone = renames.flatMap(({ from, to }): [string, string][] => {
    const [[, old, parameter], [, name]] = [from.split('.'), to.split('.')];
    return old && !parameter && !names.has(old) ? [[old, name]] : [];
  });
  const owners = new Map(
    pages.flatMap((page) =>
      symbolsOf(page).map((symbol, index) => [symbol, { file: page.file, primary: index === 0 }] as const),
    ),
  );
  return pages.flatMap((page) => {
    const isReference = symbolsOf(page).length > 0;
    const text = renames.reduce((before, rename) => {
      const [owner, member, parameter] = rename.from.split('.');
      if (!member) return renameSymbol(before, rename, isReference);
      if (parameter) return renameParameter({ ...page, text: before }, rename);
      // If the symbol was renamed too, look up its old name, because the pages do not list the new name yet.
      const old = renames.find(({ to }) => to === owner)?.from ?? owner;
      return renameMember({ ...page, text: before }, rename, owners.get(owner) ?? owners.get(old), facts);
    }, page.text);
    const named = (isReference ? gone : []).reduce(
      (before, [old, name]) => before.replace(new RegExp(`(?<!^ *- )\`${old}\``, 'gm'), `\`${name}\``),
      text,
    );
    if (named !== page.text) writeFileSync(join(root, page.file), named);
    return 'covers' in frontMatterOf(page) ? [] : gone.flatMap(([old, name]) => oldNames(page.file, named, old, name));
  });
}

function oldNames(file: string, text: string, old: string, name: string): string[] {
  const advice = `names \`${old}\`, which is now \`${name}\`. Change the name, unless the text is about an older version`;
  const isNamed = new RegExp(`(?<!^ *- )\`${old}[:\`]`);
  return text.split('\n').flatMap((line, index) => (isNamed.test(line) ? [`${file}:${index + 1}: ${advice}`] : []));
}

/** Changes the section of a member or event. */
function renameParameter(page: SourcePage, { from, to }: NewName): string {
  const [[owner, member, old], name] = [from.split('.'), to.split('.')[2]];
  if (!symbolsOf(page).includes(owner)) return page.text;
  const heading = new RegExp(`^#+ ${member} \\{#(?:${owner}-)?${member}\\}`);
  const sections = page.text.split(/^(?=#{2,3} )/m);
  return sections.map((text) => (heading.test(text) ? text.replaceAll(`\`${old}\``, `\`${name}\``) : text)).join('');
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
    .replace(isCommon ? new RegExp(`(?<=(?<!^ *- )\`)${from}(?=[\`.])`, 'gm') : outsideOfPaths(from), to);
  return `${named}\n---\n${inSamples(prose, (code) => code.replace(outsideOfPaths(from), to))}`;
}

interface Place {
  file: string;
  /** True for the first symbol of a page, whose members have ids without a prefix. */
  primary: boolean;
}

function renameMember(page: SourcePage, { from, to }: NewName, place: Place | undefined, facts: Facts): string {
  const [[owner, old], [, name]] = [from.split('.'), to.split('.')];
  if (!place) return page.text;
  const isOwn = page.file === place.file;
  const file = `(?:[^)\`]*/)?${basename(place.file)}`.replaceAll('.', '\\.');
  const target = `${isOwn ? `(?:${file})?` : file}#${memberId(owner, '', place.primary)}`;
  const links = new RegExp(`(\`?)${old}(\`?\\]\\(${target})${old}\\)`, 'g');
  const anchors = new RegExp(`(\\(${target})${old}\\)`, 'g');
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
  const named = new RegExp(`(?<=\`)${old}(?=\`)|(?<=^### |\\{#)${old}(?=[ }])`, 'gm');
  const sections = text.split(/^(?=## )/m).map((section) => {
    const title = /^## (\w+)/.exec(section)?.[1] ?? '';
    const isOwn = isFirst ? !others.includes(title) : title === owner;
    return isOwn ? section.replace(named, name) : section;
  });
  return sections.join('');
}

/** Changes only samples that are compiled with the page's own version. */
const inSamples = (text: string, change: (code: string) => string): string =>
  text.replace(/^( *```)(?:ts|js)\b(?!.* version=)[^]*?^\1$/gm, change);
