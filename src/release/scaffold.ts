import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { diffFacts, type ChangeType } from '../api/diff';
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
      .map((member) => entryOf(member, member.name, linkOf(symbol, member, facts, pages)));
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
function linkOf(symbol: ApiSymbol, { name }: Member | EnumMember, facts: Facts, pages: Pages): string | undefined {
  const owner = indexOf(facts).symbols.get(declaredBy(symbol, name, facts) ?? '');
  if (!owner) return undefined;
  const path = relative(dirname(pathOf(symbol)), pages.get(owner.name) ?? pathOf(owner));
  const target = path.startsWith('.') ? path : `./${path}`;
  return `See [\`${owner.name}\`](${target.split(sep).join('/')}#${name}).`;
}

function entryOf(member: Member | EnumMember, id: string, link?: string): string {
  if (sectionTitle(member) !== 'Methods') return `- \`${member.name}\`:${link ? ` ${link}` : ''}`;
  return headingOf(member.name, id, link ?? textOf(member.kind === 'method' ? parametersOf(member.signatures) : []));
}

const headingOf = (name: string, id: string, text: string): string => `### ${name} {#${id}}\n\n${text}`;

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
  const isAdded = ({ change }: { change: ChangeType }): boolean => change === 'added';
  const added = symbols.filter(isAdded).map(({ item }) => item);
  const created = added.filter(({ name }) => !pages.has(name));
  const symbolOf = new Map(created.map((symbol) => [addPage(root, symbol, facts, pages), symbol]));
  const files = [...symbolOf.keys()];
  const known = added.flatMap(({ name }) => pages.get(name) ?? []);
  const entries = members.filter(isAdded).map(({ symbol, item }) => {
    const entry = { symbol: symbol.name, name: item.name, title: sectionTitle(item) };
    return addEntry(root, pages, { ...entry, textWith: (id) => entryOf(item, id) });
  });
  const listeners = events.filter(isAdded).map(({ item: { name, parameters } }) => {
    const entry = { symbol: eventsSymbol, name, title: 'Events' };
    return addEntry(root, pages, { ...entry, textWith: (id) => headingOf(name, id, textOf(parameters)) });
  });
  return {
    files,
    related: relatedPages(symbolOf, facts, pages),
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
      const place = places.get(owner.name)!;
      related.set(file, place);
      places.set(symbol.name, place);
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

interface Entry {
  symbol: string;
  name: string;
  /** The title of the section for a page's first symbol. Every other symbol has a single section. */
  title: string;
  textWith: (id: string) => string;
}

/** Adds the entry of a member or event to the page of its symbol. Returns a sentence about the remaining work. */
function addEntry(root: string, pages: Pages, { symbol, name, title, textWith }: Entry): string {
  const page = pages.get(symbol);
  const text = page ? readFileSync(join(root, page), 'utf8') : '';
  const isFirst = symbol === eventsSymbol || new RegExp(`^api: \\[?${symbol}\\b`, 'm').test(text);
  const entry = textWith(memberId(symbol, name, isFirst));
  const place = `add “${entry.split('\n')[0]}” to the section of ${symbol}`;
  if (!page) return `${symbol}.${name}: no page documents ${symbol}; ${place}`;
  const start = text.indexOf(`\n## ${isFirst ? title : symbol} {`);
  if (start === -1) return `${page}: ${place}`;
  const next = text.indexOf('\n## ', start + 1);
  const [before, after] = next === -1 ? [text, ''] : [text.slice(0, next), text.slice(next)];
  const isKnown = before.slice(start).includes(`\n${entry.split(todo)[0].trimEnd()}`);
  const gap = entry.startsWith('#') ? '\n\n' : '\n';
  if (!isKnown) writeFileSync(join(root, page), `${before.trimEnd()}${gap}${entry}\n${after}`);
  return `${page}: describe ${symbol}.${name}`;
}
