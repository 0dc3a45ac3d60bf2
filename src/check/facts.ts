import { callsOf, indexOf, parametersOf } from '../api/lookup';
import type { AnyMember, ApiSymbol, Facts } from '../api/schema';

/** The text that the page of a symbol must contain below the heading `title`. */
interface Fact {
  title: string;
  text: string;
}

/** Counts the facts about symbols, and lists the facts that the page's Markdown lacks. */
export function findFacts(markdown: string, symbols: readonly ApiSymbol[], facts: Facts) {
  const sections = sectionsOf(markdown);
  const all = symbols.flatMap((symbol) => factsOf(symbol, facts));
  const lost = all.filter(({ title, text }) => !sections.get(title)?.includes(text));
  return { count: all.length, lost: lost.map(({ title, text }) => (text ? `“${text}” below “${title}”` : title)) };
}

/** Returns the facts about a symbol: its members, their parameters, errors and defaults, and the notes on options. */
function factsOf(symbol: ApiSymbol, facts: Facts): Fact[] {
  const members = indexOf(facts).members.get(symbol.name)!;
  const ofMembers = [...members].flatMap(([name, member]) => {
    const title = name === 'constructor' ? `new ${symbol.name}` : name;
    const texts = ['', ...textsOf(symbol, name, member, facts), ...errorsOf(`${symbol.name}.${name}`, facts)];
    return texts.map((text) => ({ title, text }));
  });
  const thrown = facts.errors.filter(({ thrownBy }) => thrownBy.startsWith(`${symbol.name}.`));
  const internal = thrown.filter(({ thrownBy }) => !members.has(thrownBy.split('.')[1]));
  const title = 'Errors from internal work';
  return [...ofMembers, ...internal.map(({ condition }) => ({ title, text: condition }))];
}

function textsOf({ kind, name: owner }: ApiSymbol, name: string, member: AnyMember, facts: Facts): string[] {
  if ('kind' in member && member.kind === 'enumMember') return [JSON.stringify(member.value)];
  const event = owner === 'ManagerEvents' ? indexOf(facts).events.get(name) : undefined;
  // The table shows the parameters of interface methods as part of the type, so do not expect them separately.
  const parameters = event?.parameters ?? (kind === 'class' ? parametersOf(callsOf(member)) : []);
  const isRequired = ('optional' in member && !member.optional) || facts.runtimeRequired[owner]?.includes(name);
  const fallback = isRequired ? undefined : facts.optionDefaults[owner]?.[name];
  const notes = facts.optionNotes.filter(({ option }) => option === `${owner}.${name}`);
  return [
    ...parameters.map((parameter) => `${parameter.name}\``),
    ...(fallback === undefined
      ? []
      : [`default ${fallback.startsWith('`') ? `\`\` ${fallback} \`\`` : `\`${fallback}\``}`]),
    // Skip the first letter, because the page shows it in uppercase.
    ...notes.map(({ note }) => note.slice(1)),
  ];
}

const errorsOf = (member: string, { errors }: Facts): string[] =>
  errors.filter(({ thrownBy }) => thrownBy === member).map(({ condition }) => condition);

/** Maps each heading title, without parameters, to the text below all headings with this title. */
function sectionsOf(markdown: string): Map<string, string> {
  const sections = new Map<string, string>();
  const headings = markdown.replace(/^(`{3,})[^]*?^\1$/gm, '').split(/^#+ /m);
  for (const heading of headings) {
    const [line, ...text] = heading.split('\n');
    const title = line.split('(')[0];
    sections.set(title, `${sections.get(title) ?? ''}${text.join('\n')}`);
  }
  return sections;
}
