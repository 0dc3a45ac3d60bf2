import { loadFacts } from '../../../src/api/load';
import { indexOf } from '../../../src/api/lookup';
import type { Facts } from '../../../src/api/schema';
import { findFacts } from '../../../src/check/facts';

const current = loadFacts('2.8.7');
const facts: Facts = {
  ...current,
  errors: [{ ...current.errors[0], thrownBy: 'Plugin.load', condition: 'The plugin fails.' }],
  optionNotes: [{ option: 'PlayerOptions.volume', note: 'sets the start' }],
};

/** Returns the facts about a symbol that are missing from the Markdown of its page. */
const lostOf = (symbol: string, ...lines: string[]): string[] =>
  findFacts(lines.join('\n'), [indexOf(facts).symbols.get(symbol)!], facts).lost;

const plugin = [
  '### name',
  '### new Plugin(name)',
  '- `name` a name',
  '### load(manager)',
  '- `manager` it',
  'The plugin fails.',
];

test('the check finds the facts of a class on its page', () => {
  const { lost, count } = findFacts(plugin.join('\n'), [indexOf(facts).symbols.get('Plugin')!], facts);
  expect(lost).toEqual([]);
  expect(count).toBe(6);
});

test.each([
  ['a member', '### name', ['name']],
  ['a parameter', '- `manager` it', ['“manager`” below “load”']],
  ['an error', 'The plugin fails.', ['“The plugin fails.” below “load”']],
])('a page lacks %s', (_, line, lost) => {
  expect(lostOf('Plugin', ...plugin.filter((other) => other !== line))).toEqual(lost);
});

test('a heading in a sample is not the heading of a member', () => {
  const [name, ...others] = plugin;
  expect(lostOf('Plugin', '```md', name, '```', ...others)).toEqual(['name']);
});

test('a page of options shows each default and note', () => {
  const others = indexOf(facts).symbols.get('PlayerOptions')!;
  const names = 'members' in others ? others.members.map(({ name }) => name) : [];
  const rest = names.filter((name) => !(name in facts.optionDefaults.PlayerOptions)).map((name) => `### ${name}`);
  const lost = lostOf(
    'PlayerOptions',
    ...rest,
    '### selfMute',
    'default `false`',
    '### selfDeafen',
    '### volume',
    'Sets',
  );
  expect(lost.sort()).toEqual([
    ...['“default `100`” below “volume”', '“default `false`” below “selfDeafen”', '“ets the start” below “volume”'],
  ]);
});

test('a default with backticks has a longer code delimiter', () => {
  const defaults = { ...facts.optionDefaults, PlayerOptions: { volume: '`${limit}`' } };
  const { lost } = findFacts(
    '### volume\ndefault `` `${limit}` ``\nsets the start',
    [indexOf(facts).symbols.get('PlayerOptions')!],
    { ...facts, optionDefaults: defaults },
  );
  expect(lost.filter((fact) => fact.includes('volume'))).toEqual([]);
});

test('a page need not state the default of a required option', () => {
  const option = facts.runtimeRequired.ManagerOptions.find((name) => name in facts.optionDefaults.ManagerOptions)!;
  expect(lostOf('ManagerOptions', `### ${option}`)).not.toContainEqual(expect.stringContaining(`below “${option}”`));
});
