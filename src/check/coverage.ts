import { eventsSymbol, memberId } from '../api/links';
import type { ApiSymbol, Facts } from '../api/schema';
import { constructorOf, membersOf } from '../api/lookup';
import type { Block, MemberBlock, EventBlock, Page, Section } from '../words/page';
import { describedParameters, nameOf } from '../words/parameters';
import { lineOf } from '../words/words';
import type { Problem } from '../words/problem';

/** A page that documents symbols, read against the facts of its version. */
export interface ReferencePage {
  file: string;
  page: Page;
}

/** What the pages of one version show of its facts. */
export interface Coverage {
  problems: Problem[];
  /** Places that stand on a page but have no words yet. */
  missing: Problem[];
  symbols: Count;
  members: Count;
}

/** How many the pages show, and how many the facts have. */
export interface Count {
  shown: number;
  total: number;
}

/** Holds the pages of a version against its facts: every symbol, member and event is on exactly one page. */
export function checkCoverage(pages: ReferencePage[], facts: Facts): Coverage {
  const coverage: Coverage = { problems: [], missing: [], symbols: count(), members: count() };
  for (const symbol of facts.symbols) {
    const places = pages.flatMap(({ file, page }) =>
      page.sections.filter((section) => section.symbol === symbol).map((section) => ({ file, page, section })),
    );
    coverage.symbols.total++;
    coverage.members.total += namesOf(symbol).length;
    if (places.length === 0) coverage.problems.push(unclaimed(symbol, facts));
    else coverage.symbols.shown++;
    places.slice(1).forEach(({ file, section }) => {
      const message = `${symbol.name} is documented on ${places[0].file} already: remove it from one of the two`;
      coverage.problems.push({ file, line: section.line, message });
    });
    if (places[0]) checkSection(places[0].file, places[0].page, places[0].section, coverage);
  }
  return coverage;
}

function count(): Count {
  return { shown: 0, total: 0 };
}

function unclaimed({ name, file, line }: ApiSymbol, { version }: Facts): Problem {
  const message = `${name} of ${version} (${file}:${line}) is on no page: name it in the "api" of the page where a reader meets it`;
  return { file: `src/api/facts/${version}.json`, line: 1, message };
}

/** The names that a page of a symbol has to show: its members, and its constructor when it has one. */
function namesOf(symbol: ApiSymbol): string[] {
  return [...(constructorOf(symbol) ? ['constructor'] : []), ...membersOf(symbol).map(({ name }) => name)];
}

function checkSection(file: string, page: Page, section: Section, coverage: Coverage): void {
  const { symbol } = section;
  const blocks = page.blocks.filter((block) => block.section === section);
  const shown = new Set(blocks.flatMap(namesIn));
  for (const name of namesOf(symbol)) {
    if (shown.has(name)) coverage.members.shown++;
    else coverage.problems.push({ file, line: section.line, message: undocumented(section, name) });
  }
  const opening = blocks.some((block) => block.kind === 'words' && block.node.type === 'paragraph');
  if (!opening) {
    const message = `${symbol.name} has no sentence of its own: say what it is and when a reader meets it`;
    coverage.problems.push({ file, line: section.line, message });
  }
  coverage.missing.push(...blocks.flatMap((block) => missingWords(file, block)));
}

function undocumented({ symbol, primary }: Section, name: string): string {
  const id = memberId(symbol.name, name, primary);
  const listed = symbol.kind === 'interface' || symbol.kind === 'enum';
  const what = listed && symbol.name !== eventsSymbol ? `- \`${name}\`: …` : `### ${name} {#${id}}`;
  return `${symbol.name}.${name} is on no page: add "${what}" to the section of ${symbol.name}`;
}

function namesIn(block: Block): string[] {
  if (block.kind === 'member' || block.kind === 'event') return [nameOf(block)];
  return block.kind === 'table' ? block.rows.map(({ member }) => member.name) : [];
}

function missingWords(file: string, block: Block): Problem[] {
  if (block.kind === 'table') {
    return block.rows
      .filter(({ entry }) => entry.words.length === 0)
      .map(({ entry }) => ({
        file,
        line: entry.line,
        message: `${block.section.symbol.name}.${entry.name} has no words`,
      }));
  }
  return block.kind === 'member' || block.kind === 'event' ? missingInBody(file, block) : [];
}

function missingInBody(file: string, block: MemberBlock | EventBlock): Problem[] {
  const { name, parameters, entries } = describedParameters(block);
  const line = lineOf(block.heading);
  const written = entries.filter(({ words }) => words.length > 0).map((entry) => entry.name);
  const missing = [...new Set(parameters.map((parameter) => parameter.name))].filter((one) => !written.includes(one));
  const silent = !block.body.some((node) => node.type === 'paragraph');
  return [
    ...(silent ? [{ file, line, message: `${name} has no words` }] : []),
    ...missing.map((one) => ({ file, line, message: `${name}: the parameter "${one}" has no words` })),
  ];
}
