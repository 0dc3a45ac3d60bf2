import { documentedVersions, loadFacts, parseFacts } from '../../../src/api/load';
import { indexOf, membersOf } from '../../../src/api/lookup';
import type { ApiSymbol, Facts } from '../../../src/api/schema';

const current = loadFacts('2.8.7');

function withCondition(condition: string): Facts {
  const [first, second] = current.errors;
  return parseFacts(
    JSON.stringify({ ...current, errors: [first, { ...second, condition }] }),
    'src/api/facts/2.8.7.json',
  );
}

test.each([
  ['The volume is not a number', 'start with a lowercase letter'],
  ['if `volume` is not a number', 'leave out the words that the page adds'],
  ['`volume` is not a number.', 'leave out the final period'],
  [`\`volume\` is ${'very '.repeat(32)}high`, 'use at most 160 characters'],
  ['usePriority was given but is not a boolean', 'use the present tense'],
  ['guildId is missing or holds anything but digits', 'other than'],
  ['the node sent an unknown op; not thrown, delivered through nodeError', 'without semicolons'],
  ['any failure while moving, rethrown with this prefix', 'describe the delivery in "via"'],
  ['no connected node can be picked (property access on undefined)', 'without semicolons and parentheses'],
  ['`volume is not a number', 'close the code'],
  ['the node is destroyed by way of its manager', 'write “through”'],
])('the parser refuses the condition “%s”', (condition, advice) => {
  const refuse = expect(() => withCondition(condition));
  refuse.toThrow(new RegExp(`^src/api/facts/2\\.8\\.7\\.json: .*${advice}`));
  refuse.toThrow('→ at errors[1].condition');
});

test.each(['`volume` is below 0 or above 1000', 'no node is connected', 'TODO: (volume < 0);'])(
  'the parser accepts the condition “%s”',
  (condition) => {
    expect(withCondition(condition).errors[1].condition).toBe(condition);
  },
);

const values = 'true false undefined null NaN leastLoad leastPlayers ClientUser User';

function namesIn(facts: Facts): Set<string> {
  const symbols = [...indexOf(facts).symbols.values()];
  return new Set([...values.split(' '), ...symbols.flatMap(namesOf)]);
}

function namesOf(symbol: ApiSymbol): string[] {
  const members = membersOf(symbol);
  const calls = members.flatMap((member) => (member.kind === 'method' ? member.signatures : []));
  const parameters = [...calls, symbol.kind === 'class' ? symbol.constructor : null].flatMap(
    (call) => call?.parameters ?? [],
  );
  return [symbol.name, ...members.map(({ name }) => name), ...parameters.map(({ name }) => name)];
}

test.each(documentedVersions)('conditions of %s mark only names of this version as code', (version) => {
  const facts = loadFacts(version);
  const names = namesIn(facts);
  const marked = facts.errors.flatMap(({ condition }) => condition.match(/(?<=`)[\w.-]+(?=`)/g) ?? []);
  const unknown = marked
    .flatMap((name) => (name.endsWith('-plugin') ? [] : name.split('.')))
    .filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
});
