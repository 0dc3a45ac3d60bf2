import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { diffFacts } from '../api/diff';
import { eventsSymbol, memberId } from '../api/links';
import { constructorOf, declaredBy, indexOf, membersOf, parametersOf } from '../api/lookup';
import type { ApiSymbol, EnumMember, Facts, Member } from '../api/schema';
import { todo } from '../check/prose';
import { sectionTitle } from '../content/read/reference';

const folders: Partial<Record<ApiSymbol['kind'], string>> = { class: 'classes', enum: 'enums' };
const folderOf = ({ kind }: ApiSymbol): string => folders[kind] ?? 'typedefs';

/** Maps symbols to the files of their pages. */
type Pages = ReadonlyMap<string, string>;

/** Returns the file path of a new page about a symbol. */
export function pathOf(symbol: ApiSymbol): string {
  return `docs/${folderOf(symbol)}/${symbol.name}.mdx`;
}

/** Returns the text of a new page about a symbol. `TODO` marks each place where a writer must add text. */
export function pageOf(symbol: ApiSymbol, facts: Facts, pages: Pages = new Map()): string {
  const { name } = symbol;
  const folder = folderOf(symbol);
  const members = membersOf(symbol);
  const sections = [...new Set(members.map(sectionTitle))].map((section) => {
    const entries = members
      .filter((member) => sectionTitle(member) === section)
      .map((member) => linkOf(symbol, member, facts, pages) ?? entryOf(member));
    return `## ${section} {#${section.toLowerCase()}}\n\n${entries.join(section === 'Methods' ? '\n\n' : '\n')}\n`;
  });
  const constructor = constructorOf(symbol);
  if (constructor) sections.unshift(`## Constructor {#constructor}\n\n${textOf(constructor.parameters)}\n`);
  const front = [
    `title: ${name}`,
    `description: ${todo}`,
    `slug: /${folder}/${name}`,
    `sidebar_label: ${name}`,
    `api: ${name}`,
  ];
  const intro = `${todo}: Say what ${name} is, and when readers need it. Complete the empty entries.`;
  return `---\n${front.join('\n')}\n---\n\n${intro}\n\n${sections.join('\n')}`;
}

/** Links a member to the page of the interface that declares and describes it. */
function linkOf(symbol: ApiSymbol, member: Member | EnumMember, facts: Facts, pages: Pages): string | undefined {
  const owner = indexOf(facts).symbols.get(declaredBy(symbol, member.name, facts) ?? '');
  if (!owner) return undefined;
  const path = relative(dirname(pathOf(symbol)), pages.get(owner.name) ?? pathOf(owner));
  const target = path.startsWith('.') ? path : `./${path}`;
  const link = `See [\`${owner.name}\`](${target.split(sep).join('/')}#${member.name}).`;
  return sectionTitle(member) === 'Methods'
    ? `### ${member.name} {#${member.name}}\n\n${link}`
    : `- \`${member.name}\`: ${link}`;
}

function entryOf(member: Member | EnumMember, id = member.name): string {
  if (sectionTitle(member) !== 'Methods') return `- \`${member.name}\`:`;
  return headingOf(member.name, id, member.kind === 'method' ? parametersOf(member.signatures) : []);
}

function headingOf(name: string, id: string, parameters: readonly { name: string }[]): string {
  return [`### ${name} {#${id}}`, textOf(parameters)].join('\n\n');
}

function textOf(parameters: readonly { name: string }[]): string {
  const names = new Set(parameters.map(({ name }) => name));
  const entries = [...names].map((name) => `- \`${name}\`:`);
  return entries.length > 0 ? `${todo}\n\n${entries.join('\n')}` : todo;
}

interface Scaffold {
  files: string[];
  /** Maps the files of new pages about types to the page of a related type. */
  related: Map<string, string>;
  lines: string[];
}

/** Adds pages and entries for new items. `pages` maps symbols to files. A second call adds nothing. */
export function scaffold(root: string, previous: Facts, facts: Facts, pages: Pages): Scaffold {
  const { symbols, members, events } = diffFacts(previous, facts);
  const added = symbols.filter(({ change }) => change === 'added').map(({ item }) => item);
  const files = added.filter(({ name }) => !pages.has(name)).map((symbol) => addPage(root, symbol, facts, pages));
  const known = added.flatMap(({ name }) => pages.get(name) ?? []);
  const entries = members
    .filter(({ change }) => change === 'added')
    .map(({ symbol, item }) => addMember(root, pages.get(symbol.name), symbol.name, item));
  const listeners = events
    .filter(({ change }) => change === 'added')
    .map(({ item: { name, parameters } }) => {
      const entry = headingOf(name, memberId(eventsSymbol, name, false), parameters);
      return addEntry(root, pages.get(eventsSymbol), { symbol: eventsSymbol, name, section: 'Events', entry });
    });
  const symbolOf = new Map(files.map((file, index) => [file, added.filter(({ name }) => !pages.has(name))[index]]));
  const related = relatedPages(symbolOf, facts, pages);
  return {
    files,
    related,
    lines: [...[...known, ...files].map((file) => `${file}: write the page`), ...entries, ...listeners],
  };
}

/** Finds the page of a type that mentions a new type or that the new type mentions. The page may also be new. */
function relatedPages(added: ReadonlyMap<string, ApiSymbol>, facts: Facts, pages: Pages): Map<string, string> {
  const places = new Map([...pages].filter(([, file]) => /^docs\/typedefs\/.+\//.test(file)));
  const related = new Map<string, string>();
  const mentions = (symbol: ApiSymbol, name: string): boolean =>
    new RegExp(`\\b${name}\\b`).test(JSON.stringify(symbol));
  for (let size = -1; size < related.size;) {
    size = related.size;
    for (const [file, symbol] of added) {
      if (related.has(file) || !file.startsWith('docs/typedefs/')) continue;
      const owners = facts.symbols.filter(({ name }) => name !== symbol.name && places.has(name));
      const owner =
        owners.find((other) => mentions(other, symbol.name)) ?? owners.find(({ name }) => mentions(symbol, name));
      if (!owner) continue;
      related.set(file, places.get(owner.name)!);
      places.set(symbol.name, places.get(owner.name)!);
    }
  }
  return related;
}

function addPage(root: string, symbol: ApiSymbol, facts: Facts, pages: Pages): string {
  const folder = folderOf(symbol);
  const directory = join(root, 'docs', folder);
  const taken = new Set(existsSync(directory) ? readdirSync(directory).map((file) => file.toLowerCase()) : []);
  // If two names differ only in case, use a different file name, because some file systems ignore case.
  const file = `${symbol.name}${taken.has(`${symbol.name.toLowerCase()}.mdx`) ? '-new' : ''}.mdx`;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, file), pageOf(symbol, facts, pages));
  return `docs/${folder}/${file}`;
}

function addMember(root: string, page: string | undefined, symbol: string, member: Member | EnumMember): string {
  // Sections such as “Properties” belong to the first symbol of a page. Every other symbol has a single section.
  const isFirst =
    page !== undefined && new RegExp(`^api: \\[?${symbol}\\b`, 'm').test(readFileSync(join(root, page), 'utf8'));
  const section = isFirst ? sectionTitle(member) : symbol;
  const entry = entryOf(member, memberId(symbol, member.name, isFirst));
  return addEntry(root, page, { symbol, name: member.name, section, entry });
}

interface Entry {
  symbol: string;
  name: string;
  section: string;
  entry: string;
}

function addEntry(root: string, page: string | undefined, { symbol, name, section, entry }: Entry): string {
  const place = `add “${entry.split('\n')[0]}” to the section of ${symbol}`;
  if (!page) return `${symbol}.${name}: no page documents ${symbol}; ${place}`;
  const file = join(root, page);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`\n## ${section} {`);
  if (start === -1) return `${page}: ${place}`;
  const next = text.indexOf('\n## ', start + 1);
  const [before, after] = next === -1 ? [text, ''] : [text.slice(0, next), text.slice(next)];
  const isKnown = before.slice(start).includes(`\n${entry.split(todo)[0].trimEnd()}`);
  if (isKnown) return `${page}: describe ${symbol}.${name}`;
  const gap = entry.startsWith('#') ? '\n\n' : '\n';
  writeFileSync(file, `${before.trimEnd()}${gap}${entry}\n${after}`);
  return `${page}: describe ${symbol}.${name}`;
}
