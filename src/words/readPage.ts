import type { Heading, RootContent } from 'mdast';
import { eventsSymbol, memberId } from '../api/links';
import { membersOf } from '../api/lookup';
import type { ApiSymbol, ErrorFact, Facts, Member } from '../api/schema';
import { nearest } from '../lib/nearest';
import type { EventBlock, MemberBlock, Page, Row, Section, TableBlock } from './page';
import { describedParameters } from './parameters';
import { entriesOf, headingParts, lineOf, strayLines } from './words';

const parts = ['Constructor', 'Properties', 'Methods', 'Members', 'Events'];

/**
 * Reads the words of a page against the facts of its version.
 * `names` are the symbols that the page documents, as its front matter lists them; the first one is the page itself.
 * What does not fit the facts (an unknown symbol, member, event or list entry), or has no place on the page, comes back
 * in `problems`.
 */
export function readPage(nodes: RootContent[], names: string[], facts: Facts): Page {
  return new PageReader(nodes, names, facts).read();
}

class PageReader {
  private readonly page: Page = { blocks: [], sections: [], problems: [] };
  private section: Section | undefined;
  private part: { depth: number; events: boolean } | undefined;
  private open: MemberBlock | EventBlock | undefined;

  constructor(
    private readonly nodes: RootContent[],
    private readonly names: string[],
    private readonly facts: Facts,
  ) {}

  read(): Page {
    const [first] = this.names;
    const titles = this.nodes.flatMap((node) => (node.type === 'heading' ? [headingParts(node).title] : []));
    this.section = this.sectionOf(first, 1);
    if (this.section && !titles.includes(first)) this.page.blocks.push({ kind: 'symbol', section: this.section });
    for (const node of this.nodes) {
      if (node.type === 'heading') this.readHeading(node);
      else this.readBody(node);
    }
    this.requireSections();
    this.checkParameters();
    return this.page;
  }

  private readHeading(heading: Heading): void {
    const { title, id } = headingParts(heading);
    if (!id) this.problem(heading, `the heading "${title}" has no explicit id: write "${title} {#${slug(title)}}"`);
    if (this.part && heading.depth === this.part.depth + 1) this.readMember(heading, title, id);
    else if (heading.depth === 2 && this.names.includes(title)) this.openSymbol(heading, title, id);
    else if (this.section && parts.includes(title) && heading.depth <= 3) this.openPart(heading, title);
    else if (heading.depth <= (this.part?.depth ?? 2)) this.closePart(heading);
    else this.readBody(heading);
  }

  private openSymbol(heading: Heading, name: string, id: string | undefined): void {
    this.expectId(heading, name, id);
    this.part = this.open = undefined;
    this.section = this.sectionOf(name, lineOf(heading));
    this.page.blocks.push({ kind: 'symbol', section: this.section, heading });
  }

  private openPart(heading: Heading, title: string): void {
    this.open = undefined;
    const events = title === 'Events';
    if (events && !this.names.includes(eventsSymbol)) this.missingEvents(heading);
    if (heading.depth === 2) this.section = this.sectionOf(events ? eventsSymbol : this.names[0], lineOf(heading));
    this.part = { depth: heading.depth, events };
    if (title === 'Constructor') return this.readMember(heading, 'constructor', headingParts(heading).id);
    this.page.blocks.push({ kind: 'part', section: this.section, heading });
  }

  private closePart(heading: Heading): void {
    this.part = this.open = undefined;
    if (heading.depth === 2) this.section = undefined;
    this.page.blocks.push({ kind: 'words', section: this.section, node: heading });
  }

  private readMember(heading: Heading, name: string, id: string | undefined): void {
    const { section } = this;
    this.open = undefined;
    if (!section) return;
    if (this.part?.events) {
      const event = this.facts.events.find((candidate) => candidate.name === name);
      if (event) {
        this.open = { kind: 'event', section, event, heading, body: [] };
      } else {
        this.unknown(
          heading,
          'event',
          name,
          this.facts.events.map((candidate) => candidate.name),
        );
      }
    } else {
      const member = this.memberOf(heading, name);
      if (member) this.open = { kind: 'member', section, member, heading, body: [] };
    }
    if (!this.open) return;
    this.expectId(heading, memberId(section.symbol.name, name, section.primary), id);
    this.page.blocks.push(this.open);
  }

  private memberOf(heading: Heading, name: string): Member | 'constructor' | undefined {
    const symbol = this.section!.symbol;
    if (name === 'constructor' && symbol.kind === 'class' && symbol.constructor) return 'constructor';
    const members = membersOf(symbol);
    const member = members.find((candidate) => candidate.name === name);
    if (member && member.kind !== 'enumMember') return member;
    if (member) {
      this.problem(heading, `${symbol.name}.${name} is a member of an enum: list it as "- \`${name}\`: words" instead`);
    } else {
      this.unknown(
        heading,
        `member of ${symbol.name}`,
        name,
        members.map((candidate) => candidate.name),
      );
    }
    return undefined;
  }

  private readBody(node: RootContent): void {
    if (this.open) {
      this.open.body.push(node);
      return;
    }
    const block = this.tableOf(node) ?? { kind: 'words' as const, section: this.section, node };
    this.page.blocks.push(block);
  }

  /** A list becomes a table under the heading of a part, or directly under the heading of a further symbol. */
  private tableOf(node: RootContent): TableBlock | undefined {
    const { section } = this;
    const expected = this.part ?? (section && this.hasHeading(section));
    const entries = section && expected && !this.part?.events ? entriesOf(node) : undefined;
    if (!section || !entries) return undefined;
    this.checkItems(node);
    const members = membersOf(section.symbol);
    const rows = entries.flatMap((entry): Row[] => {
      const member = members.find((candidate) => candidate.name === entry.name);
      if (member) return [{ entry, member }];
      this.unknown(
        entry.line,
        `member of ${section.symbol.name}`,
        entry.name,
        members.map(({ name }) => name),
      );
      return [];
    });
    return { kind: 'table', section, rows };
  }

  private hasHeading(section: Section): boolean {
    return this.page.blocks.some((block) => block.kind === 'symbol' && block.section === section && block.heading);
  }

  private sectionOf(name: string, line: number): Section | undefined {
    const existing = this.page.sections.find(({ symbol }) => symbol.name === name);
    if (existing) return existing;
    const symbol = this.facts.symbols.find((candidate) => candidate.name === name);
    if (!symbol || !this.names.includes(name)) return undefined;
    const primary = name === this.names[0];
    const section = { symbol, primary, line, internalErrors: internalErrorsOf(symbol, this.facts) };
    this.page.sections.push(section);
    return section;
  }

  private checkParameters(): void {
    for (const block of this.page.blocks) {
      if (block.kind !== 'member' && block.kind !== 'event') continue;
      const { name, parameters, list, entries } = describedParameters(block);
      if (list) this.checkItems(list);
      const known = parameters.map((parameter) => parameter.name);
      for (const entry of entries)
        if (!known.includes(entry.name)) this.unknown(entry.line, `parameter of ${name}`, entry.name, known);
    }
  }

  private checkItems(list: RootContent): void {
    for (const line of strayLines(list))
      this.problem(line, 'write this item as "- `name`: words", like the others of its list');
  }

  private requireSections(): void {
    const known = this.facts.symbols.map(({ name }) => name);
    for (const name of this.names) {
      if (!known.includes(name)) {
        this.unknown(1, `symbol of ${this.facts.version}, named by "api" in the front matter`, name, known);
      } else if (!this.page.sections.some(({ symbol }) => symbol.name === name)) {
        const heading = name === eventsSymbol ? '## Events {#events}' : `## ${name} {#${name}}`;
        this.problem(1, `"api" names ${name}, but the page has no section of it: add "${heading}"`);
      }
    }
  }

  private missingEvents(heading: Heading): void {
    const names = [...this.names, eventsSymbol].join(', ');
    this.problem(heading, `events need "${eventsSymbol}" in the front matter: write "api: [${names}]"`);
  }

  private expectId(heading: Heading, expected: string, id: string | undefined): void {
    if (id && id !== expected)
      this.problem(heading, `the id {#${id}} must be {#${expected}}, the address that links use`);
  }

  private unknown(at: Heading | number, what: string, name: string, known: string[]): void {
    const suggestion = nearest(name, known);
    this.problem(at, `"${name}" is no ${what}${suggestion ? `; did you mean "${suggestion}"?` : ''}`);
  }

  private problem(at: Heading | number, message: string): void {
    this.page.problems.push({ line: typeof at === 'number' ? at : lineOf(at), message });
  }
}

function internalErrorsOf(symbol: ApiSymbol, { errors }: Facts): ErrorFact[] {
  const shown = new Set(['constructor', ...membersOf(symbol).map(({ name }) => name)]);
  return errors.filter(({ thrownBy }) => {
    const [owner, member] = thrownBy.split('.');
    return owner === symbol.name && !shown.has(member);
  });
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
