/** How many sections the specification has. */
const sections = 9;

const heading = /^## (\d+)\. .+ \((\d+) clauses\)$/;
const row = /^\| (\d+)\.(\d+) \| (.+?) \| (.*?) ?\|$/;
const citation = /^`([^`]+)` › (.+)$/;

/** What is wrong with one of the things that a clause is held by, or nothing. */
function problemWith(part, tests) {
  if (/^ruling: .+\.$/.test(part)) return undefined;
  const [, file, title] = citation.exec(part) ?? [];
  if (!file) return `“${part}” is neither \`file\` › title nor a ruling in a sentence`;
  const ofFile = tests.filter((test) => test.file === file);
  const exact = ofFile.filter((test) => test.title === title);
  const cited = exact.length > 0 ? exact : ofFile.filter((test) => test.title.startsWith(title));
  if (cited.length === 0) return `${part} was not in this run: name the test that holds the clause now`;
  const bad = cited.find(({ outcome }) => outcome !== 'passed');
  return bad && `\`${file}\` › ${bad.title} ${bad.outcome === 'failed' ? 'has failed' : 'was skipped'}: mend it`;
}

/** The sections of the table with their rows, and the lines of it that cannot be read. */
function readTable(markdown) {
  const read = [];
  const problems = [];
  for (const line of markdown.split('\n')) {
    const [, number, count] = heading.exec(line) ?? [];
    const [, section, clause, , held] = row.exec(line) ?? [];
    if (number) read.push({ number: Number(number), count: Number(count), rows: [] });
    else if (section && read.length > 0)
      read.at(-1).rows.push({ section: Number(section), clause: Number(clause), held: held.replaceAll('\\|', '|') });
    else if (/^##|^\| *[^-#| ]/.test(line))
      problems.push(`This is no heading and no row of test/CONFORMANCE.md: ${line}`);
  }
  return { read, problems };
}

/** What is wrong with the numbers of a section. */
function misnumbered({ number, count, rows }) {
  const strange = rows.find(({ section, clause }, index) => section !== number || clause !== index + 1);
  return [
    ...(strange ? [`${strange.section}.${strange.clause}: a number before it is missing or there twice`] : []),
    ...(rows.length === count ? [] : [`Section ${number} has ${rows.length} clauses and its heading says ${count}`]),
  ];
}

/**
 * Holds the table of the specification's clauses against the tests of a run (see `testsOf`): each clause needs a ruling
 * or tests, each of which was run and passed. Returns the number of clauses that are held, and what is wrong with the
 * others and with the table, as sentences that name the clause and say what to do.
 */
export function checkConformance(markdown, tests) {
  const { read, problems } = readTable(markdown);
  const numbers = read.map(({ number }) => number);
  if (numbers.join() !== Array.from({ length: sections }, (_, index) => index + 1).join())
    problems.push(`The table has the sections ${numbers.join(', ')}: it needs 1 to ${sections}, each once`);
  problems.push(...read.flatMap(misnumbered));
  let clauses = 0;
  for (const { section, clause, held } of read.flatMap(({ rows }) => rows)) {
    const parts = held.split('<br>').filter(Boolean);
    const wrong = parts.flatMap((part) => problemWith(part.trim(), tests) ?? []);
    if (parts.length === 0)
      wrong.push('has neither a test nor a ruling: write the test, or what the site does instead');
    if (wrong.length === 0) clauses += 1;
    problems.push(...wrong.map((problem) => `${section}.${clause}: ${problem}`));
  }
  return { clauses, problems };
}
