import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffFacts } from '../api/diff';
import { membersOf } from '../api/lookup';
import type { ApiSymbol, EnumMember, Facts, Member } from '../api/schema';
import { todo } from '../check/prose';

const folders: Partial<Record<ApiSymbol['kind'], string>> = { class: 'classes', enum: 'enums' };
const folderOf = ({ kind }: ApiSymbol): string => folders[kind] ?? 'typedefs';

/** Returns the path of a new page about a symbol. */
export function pathOf(symbol: ApiSymbol): string {
  return `docs/${folderOf(symbol)}/${symbol.name}.mdx`;
}

/** Returns the text of a new page about a symbol, with a mark for each text that a person must write. */
export function pageOf(symbol: ApiSymbol): string {
  const { name } = symbol;
  const folder = folderOf(symbol);
  const members = membersOf(symbol);
  const sections = [...new Set(members.map(sectionOf))].map((section) => {
    const entries = members.filter((member) => sectionOf(member) === section).map(entryOf);
    return `## ${section} {#${section.toLowerCase()}}\n\n${entries.join(section === 'Methods' ? '\n\n' : '\n')}\n`;
  });
  const front = [
    `title: ${name}`,
    `description: ${todo}`,
    `slug: /${folder}/${name}`,
    `sidebar_label: ${name}`,
    `api: ${name}`,
  ];
  return `---\n${front.join('\n')}\n---\n\n${todo}: Say what ${name} is, and when readers need it.\n\n${sections.join('\n')}`;
}

function sectionOf({ kind }: Member | EnumMember): string {
  if (kind === 'enumMember') return 'Members';
  return kind === 'method' ? 'Methods' : 'Properties';
}

function entryOf(member: Member | EnumMember): string {
  if (sectionOf(member) !== 'Methods') return `- \`${member.name}\`: ${todo}`;
  return `### ${member.name} {#${member.name}}\n\n${todo}`;
}

interface Scaffold {
  files: string[];
  lines: string[];
}

/**
 * Adds pages for new symbols, and entries for new members to the pages of their symbols. Returns the new files, and
 * sentences about what a person must write or place. `pages` maps symbols to page files. A second call adds nothing.
 */
export function scaffold(root: string, previous: Facts, facts: Facts, pages: ReadonlyMap<string, string>): Scaffold {
  const { symbols, members } = diffFacts(previous, facts);
  const added = symbols.filter(({ change }) => change === 'added').map(({ item }) => item);
  const files = added.filter(({ name }) => !pages.has(name)).map((symbol) => addPage(root, symbol));
  const known = added.flatMap(({ name }) => pages.get(name) ?? []);
  const entries = members
    .filter(({ change }) => change === 'added')
    .map(({ symbol, item }) => addEntry(root, pages.get(symbol.name), symbol.name, item));
  return { files, lines: [...[...known, ...files].map((file) => `${file}: write the page`), ...entries] };
}

function addPage(root: string, symbol: ApiSymbol): string {
  const folder = folderOf(symbol);
  const directory = join(root, 'docs', folder);
  const taken = new Set(existsSync(directory) ? readdirSync(directory).map((file) => file.toLowerCase()) : []);
  // Some file systems ignore case, and some names changed only their case.
  const file = `${symbol.name}${taken.has(`${symbol.name.toLowerCase()}.mdx`) ? '-new' : ''}.mdx`;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, file), pageOf(symbol));
  return `docs/${folder}/${file}`;
}

function addEntry(root: string, page: string | undefined, symbol: string, member: Member | EnumMember): string {
  const entry = entryOf(member);
  const place = `add “${entry.split('\n')[0]}” to the section of ${symbol}`;
  if (!page) return `${symbol}.${member.name}: no page documents ${symbol}; ${place}`;
  const file = join(root, page);
  const text = readFileSync(file, 'utf8');
  // The first symbol of a page owns the sections such as “Properties”. Each other symbol has one section.
  const isFirst = new RegExp(`^api: \\[?${symbol}\\b`, 'm').test(text);
  const start = text.indexOf(`\n## ${isFirst ? sectionOf(member) : symbol} {`);
  if (start === -1) return `${page}: ${place}`;
  const next = text.indexOf('\n## ', start + 1);
  const [before, after] = next === -1 ? [text, ''] : [text.slice(0, next), text.slice(next)];
  const isKnown = before.slice(start).includes(`\n${entry.split(todo)[0].trimEnd()}`);
  if (isKnown) return `${page}: describe ${symbol}.${member.name}`;
  const gap = sectionOf(member) === 'Methods' ? '\n\n' : '\n';
  writeFileSync(file, `${before.trimEnd()}${gap}${entry}\n${after}`);
  return `${page}: describe ${symbol}.${member.name}`;
}
