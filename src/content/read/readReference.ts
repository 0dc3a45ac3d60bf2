import { createSlugger } from '@docusaurus/utils';
import type { Heading, RootContent } from 'mdast';
import { eventsSymbol, memberId } from '../../api/links';
import { callsOf, constructorOf, indexOf, membersOf, parametersOf } from '../../api/lookup';
import type { ApiSymbol, ConstructorFact, ErrorFact, EventFact, Facts, Member, Parameter } from '../../api/schema';
import { didYouMean } from '../../lib/didYouMean';
import { entriesOf, headingParts, lineOf, strayLines } from './markup';
import { symbolsOf, treeOf, type SourcePage } from './page';
import type { DescribedBlock, ReferencePage, Row, Section, TableBlock } from './reference';

const memberHeadings = ['Constructor', 'Properties', 'Methods', 'Members', 'Events'];

interface Source {
  file: string;
  nodes: RootContent[];
  /** The symbols that the page documents. The page title is the heading of the first symbol. */
  symbols: string[];
}

/** Combines a page's prose with the facts of its version. `problems` lists unknown names and missing sections. */
export function readReference(source: Source, facts: Facts): ReferencePage {
  return new ReferenceReader(source, facts).read();
}

/** Combines a page's prose with the facts of its version. Returns undefined if the page documents no symbols. */
export function readReferencePage(page: SourcePage, facts: Facts): ReferencePage | undefined {
  const symbols = symbolsOf(page);
  return symbols.length ? readReference({ file: page.file, nodes: treeOf(page).children, symbols }, facts) : undefined;
}

class ReferenceReader {
  private readonly page: ReferencePage;
  private readonly names: string[];
  private section: Section | undefined;
  private part: { depth: number; events: boolean } | undefined;
  private open: DescribedBlock | undefined;

  constructor(
    private readonly source: Source,
    private readonly facts: Facts,
  ) {
    this.page = { file: source.file, blocks: [], sections: [], problems: [] };
    this.names = source.symbols;
  }

  read(): ReferencePage {
    const { nodes } = this.source;
    const [first] = this.names;
    this.section = this.sectionOf(first, 1);
    const hasHeading = nodes.some((node) => node.type === 'heading' && headingParts(node).title === first);
    if (this.section && !hasHeading) this.page.blocks.push({ kind: 'symbol', section: this.section });
    for (const node of nodes) {
      if (node.type === 'heading') this.readHeading(node);
      else this.readBody(node);
    }
    this.requireSections();
    for (const block of this.page.blocks) if (block.kind === 'member' || block.kind === 'event') this.describe(block);
    return this.page;
  }

  private readHeading(heading: Heading): void {
    const { title, id } = headingParts(heading);
    const advice = `${title} {#${createSlugger().slug(title)}}`;
    if (!id) this.problem(heading, `the heading "${title}" has no explicit id: write "${advice}"`);
    const expected = memberHeadings.find((name) => name.toLowerCase() === id && name !== title);
    if (expected) this.problem(heading, `the heading with the id {#${id}} must be "${expected}"`);
    if (this.part && heading.depth === this.part.depth + 1) this.readMember(heading, title, id);
    else if (heading.depth === 2 && this.names.includes(title)) this.openSymbol(heading, title, id);
    else if (this.section && memberHeadings.includes(title) && heading.depth <= 3) this.openPart(heading, title, id);
    else if (heading.depth <= (this.part?.depth ?? 2)) this.closePart(heading);
    else this.readBody(heading);
  }

  private openSymbol(heading: Heading, name: string, id: string | undefined): void {
    this.expectId(heading, name, id);
    this.part = this.open = undefined;
    this.section = this.sectionOf(name, lineOf(heading));
    this.page.blocks.push({ kind: 'symbol', section: this.section, heading });
  }

  private openPart(heading: Heading, title: string, id: string | undefined): void {
    this.open = undefined;
    const events = title === 'Events';
    if (events && !this.names.includes(eventsSymbol)) {
      const names = [...this.names, eventsSymbol].join(', ');
      this.problem(heading, `events need "${eventsSymbol}" in the front matter: write "api: [${names}]"`);
    }
    if (heading.depth === 2) this.section = this.sectionOf(events ? eventsSymbol : this.names[0], lineOf(heading));
    this.part = { depth: heading.depth, events };
    if (heading.depth === 2) this.expectId(heading, title.toLowerCase(), id);
    if (title === 'Constructor') return this.readMember(heading, 'constructor', id);
    this.page.blocks.push({ kind: 'part', section: this.section, heading });
  }

  private closePart(heading: Heading): void {
    this.part = this.open = undefined;
    if (heading.depth === 2) this.section = undefined;
    this.page.blocks.push({ kind: 'prose', section: this.section, node: heading });
  }

  private readMember(heading: Heading, name: string, id: string | undefined): void {
    const { section } = this;
    this.open = undefined;
    if (!section) return;
    const common = { section, name, heading, body: [], parameters: [], entries: [] };
    if (this.part?.events) {
      const event = this.known(heading, 'event', name, this.facts.events);
      if (event) this.open = { kind: 'event', event, ...common };
    } else {
      const member = this.memberOf(heading, name, section);
      if (member) this.open = { kind: 'member', member, ...common };
    }
    if (!this.open) return;
    this.expectId(heading, memberId(section.symbol.name, name, section.primary), id);
    this.page.blocks.push(this.open);
  }

  private memberOf(heading: Heading, name: string, { symbol }: Section): Member | ConstructorFact | undefined {
    const constructor = name === 'constructor' && constructorOf(symbol);
    if (constructor) return constructor;
    const member = this.known(heading, `member of ${symbol.name}`, name, membersOf(symbol));
    if (member?.kind !== 'enumMember') return member;
    this.problem(heading, `${symbol.name}.${name} is an enum member: list it as "- \`${name}\`: prose" instead`);
    return undefined;
  }

  private readBody(node: RootContent): void {
    if (this.open) this.open.body.push(node);
    else this.page.blocks.push(this.tableOf(node) ?? { kind: 'prose', section: this.section, node });
  }

  /** Converts a list below the heading “Properties”, “Members” or an additional symbol to a table. */
  private tableOf(node: RootContent): TableBlock | undefined {
    const { section } = this;
    const expected = this.part ? !this.part.events : section && this.hasHeading(section);
    const entries = expected ? entriesOf(node) : undefined;
    if (!section || !entries) return undefined;
    this.checkItems(node);
    if (this.page.blocks.at(-1)?.kind === 'table') {
      this.problem(
        entries[0].line,
        'this entry starts a second table: start it with the same character as the list above',
      );
    }
    const { symbol } = section;
    const rows = entries.flatMap((entry): Row[] => {
      const member = this.known(entry.line, `member of ${symbol.name}`, entry.name, membersOf(symbol));
      return member ? [{ entry, member }] : [];
    });
    const depth = ((this.part?.depth ?? 2) + 1) as Heading['depth'];
    return { kind: 'table', section, rows, depth };
  }

  private hasHeading(section: Section): boolean {
    return this.page.blocks.some((block) => block.kind === 'symbol' && block.section === section && block.heading);
  }

  private sectionOf(name: string, line: number): Section | undefined {
    const existing = this.page.sections.find(({ symbol }) => symbol.name === name);
    if (existing) return existing;
    const symbol = indexOf(this.facts).symbols.get(name);
    if (!symbol || !this.names.includes(name)) return undefined;
    const primary = name === this.names[0];
    const section = { symbol, primary, line, internalErrors: internalErrorsOf(symbol, this.facts) };
    this.page.sections.push(section);
    return section;
  }

  private describe(block: DescribedBlock): void {
    const { symbol } = block.section;
    block.parameters = parametersOf(block.kind === 'event' ? [callOf(block.event)] : callsOf(block.member));
    block.list = block.parameters.length > 0 ? block.body.find((node) => entriesOf(node)) : undefined;
    if (!block.list) return;
    block.entries = entriesOf(block.list) ?? [];
    this.checkItems(block.list);
    for (const { name, line } of block.entries)
      this.known(line, `parameter of ${symbol.name}.${block.name}`, name, block.parameters);
  }

  private checkItems(list: RootContent): void {
    for (const line of strayLines(list))
      this.problem(line, 'write this item as "- `name`: prose", like the other items of its list');
  }

  private requireSections(): void {
    for (const name of this.names) {
      const what = `symbol of ${this.facts.version}, named by "api" in the front matter`;
      const missing =
        this.known(1, what, name, this.facts.symbols) && !this.page.sections.some(({ symbol }) => symbol.name === name);
      if (!missing) continue;
      const heading = name === eventsSymbol ? '## Events {#events}' : `## ${name} {#${name}}`;
      this.problem(1, `"api" names ${name}, but the page has no section for it: add "${heading}"`);
    }
  }

  private expectId(heading: Heading, expected: string, id: string | undefined): void {
    if (id && id !== expected)
      this.problem(heading, `the id {#${id}} must be {#${expected}}, the anchor that links use`);
  }

  /** Returns the candidate with a name. If there is none, reports a problem that suggests the most similar name. */
  private known<T extends { name: string }>(at: Heading | number, what: string, name: string, all: T[]): T | undefined {
    const found = all.find((candidate) => candidate.name === name);
    if (found) return found;
    const names = all.map((candidate) => candidate.name);
    this.problem(at, `"${name}" is not a ${what}${didYouMean(name, names) || ': correct or remove the name'}`);
    return undefined;
  }

  private problem(at: Heading | number, message: string): void {
    this.page.problems.push({ file: this.source.file, line: lineOf(at), message });
  }
}

function callOf({ parameters }: EventFact): { parameters: Parameter[] } {
  return { parameters: parameters.map((parameter) => ({ ...parameter, default: null })) };
}

function internalErrorsOf(symbol: ApiSymbol, { errors }: Facts): ErrorFact[] {
  const documented = new Set(['constructor', ...membersOf(symbol).map(({ name }) => name)]);
  return errors.filter(({ thrownBy }) => {
    const [owner, member] = thrownBy.split('.');
    return owner === symbol.name && !documented.has(member);
  });
}
