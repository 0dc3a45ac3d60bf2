import { eventsSymbol, memberId } from '../api/links';
import { declaredBy, indexOf } from '../api/lookup';
import type { ApiSymbol, Facts } from '../api/schema';
import { lineOf } from '../content/read/markup';
import type { Problem } from '../content/read/problem';
import { sectionTitle, type Block, type ReferencePage, type Section } from '../content/read/reference';

/** The share of one version's API facts that its pages document. */
export interface Coverage {
  problems: Problem[];
  missing: Problem[];
  symbols: Count;
  members: Count;
}

interface Count {
  documented: number;
  total: number;
}

/** Checks that exactly one page documents each item. Reports symbols without a page only if `isComplete` is true. */
export function checkCoverage(pages: ReferencePage[], facts: Facts, isComplete: boolean): Coverage {
  const count = { documented: 0, total: 0 };
  const coverage: Coverage = { problems: [], missing: [], symbols: { ...count }, members: { ...count } };
  for (const symbol of facts.symbols) {
    const places = pages.flatMap((page) =>
      page.sections.filter((section) => section.symbol === symbol).map((section) => ({ page, section })),
    );
    coverage.symbols.total++;
    coverage.members.total += namesOf(symbol, facts).length;
    const [first, second] = places;
    if (first) {
      coverage.symbols.documented++;
      checkSection(first.page, first.section, facts, coverage);
    } else if (isComplete) {
      coverage.problems.push(unclaimed(symbol, facts));
    }
    for (const { page, section } of second ? places : []) {
      const other = page === first.page ? second.page : first.page;
      const message = `${symbol.name} is already documented on ${other.file}: remove one of the two`;
      coverage.problems.push({ file: page.file, line: section.line, message });
    }
  }
  return coverage;
}

const namesOf = ({ name }: ApiSymbol, facts: Facts): string[] => [...(indexOf(facts).members.get(name)?.keys() ?? [])];

function unclaimed({ name, file, line }: ApiSymbol, { version }: Facts): Problem {
  const message = `${name} of ${version} (${file}:${line}) is not documented: add it to the "api" of a page`;
  return { file: `src/api/facts/${version}.json`, line: 1, message };
}

function checkSection({ file, blocks }: ReferencePage, section: Section, facts: Facts, coverage: Coverage): void {
  const { symbol, line } = section;
  const names = namesOf(symbol, facts);
  const own = blocks.filter((block) => block.section === section);
  const documented = new Set(own.flatMap(namesIn));
  for (const name of names) {
    if (documented.has(name)) coverage.members.documented++;
    else coverage.problems.push({ file, line, message: undocumented(section, name, facts) });
  }
  if (!own.some((block) => block.kind === 'prose' && block.node.type === 'paragraph')) {
    const message = `${symbol.name} has no introduction: write a sentence that says what it is and when readers need it`;
    coverage.problems.push({ file, line, message });
  }
  coverage.missing.push(...own.flatMap((block) => missingWords(block, facts)).map((missing) => ({ file, ...missing })));
}

function undocumented({ symbol, primary }: Section, name: string, facts: Facts): string {
  const id = memberId(symbol.name, name, primary);
  const member = indexOf(facts).members.get(symbol.name)?.get(name);
  const title = member && 'kind' in member && symbol.name !== eventsSymbol ? sectionTitle(member) : undefined;
  const entry = title && title !== 'Methods' ? `- \`${name}\`: …` : `### ${name} {#${id}}`;
  const place = title && primary ? `“${title}”` : `the section of ${symbol.name}`;
  return `${symbol.name}.${name} is not documented: add "${entry}" to ${place}`;
}

function namesIn(block: Block): string[] {
  if (block.kind === 'member' || block.kind === 'event') return [block.name];
  return block.kind === 'table' ? block.rows.map(({ member }) => member.name) : [];
}

function missingWords(block: Block, facts: Facts): { line: number; message: string }[] {
  if (block.kind === 'table') {
    const silent = block.rows.map(({ entry }) => entry).filter(({ prose }) => prose.length === 0);
    if (silent.length === 0) return [];
    const names = silent.map(({ name }) => name).join(', ');
    return [{ line: silent[0].line, message: `${block.section.symbol.name} has no prose about ${names}` }];
  }
  if (block.kind !== 'member' && block.kind !== 'event') return [];
  const { section, name, heading, body, parameters, entries } = block;
  const owner = `${section.symbol.name}.${name}`;
  const described = entries.filter(({ prose }) => prose.length > 0).map((entry) => entry.name);
  const isDeclared = Boolean(declaredBy(section.symbol, name, facts));
  const silent = [...new Set(parameters.map((parameter) => parameter.name))].filter(
    (parameter) => !isDeclared && !described.includes(parameter),
  );
  return [
    ...(body.some((node) => node.type === 'paragraph') ? [] : [`${owner} has no prose`]),
    ...(silent.length > 0 ? [`${owner} has no prose about ${silent.join(', ')}`] : []),
  ].map((message) => ({ line: lineOf(heading), message }));
}
