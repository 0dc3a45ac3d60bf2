import { engineOf, short } from './shard';

type Section = Parameters<typeof engineOf>[0][number];

/** What a query finds on a page with these sections, by their numbers. */
function found(query: string, ...sections: Section[]): (string | undefined)[] {
  return engineOf(sections)
    .search({ query })
    .hits.map(({ url }) => short(url)?.replace('page#', ''));
}

const guide = (title: string, text?: string): Section => ({ title, text });
const member = (owner: string, name: string, kind = 'property'): Section => ({ title: name, kind, name, owner });
const symbol = (name: string, kind = 'class'): Section => ({ title: name, kind, name });

test.each<[string, query: string, other: Section, first: Section]>([
  [
    'words in the order of the query come before the same words in another',
    'volume must be a number',
    guide('One', 'A number must be what a volume is.'),
    guide('Two', 'What it says: volume must be a number.'),
  ],
  [
    'the order of words counts whatever their inflection and the small words between them',
    'leave a channel',
    guide('One', 'Its channel is one to leave.'),
    guide('Two', 'So it leaves the channel.'),
  ],
  [
    'a long copied sentence outweighs a heading with some of its words',
    'the option of the player must be chosen before you begin',
    guide('Option of the player', 'It must be chosen.'),
    guide('Errors', 'Thrown: the option of the player must be chosen before you begin.'),
  ],
  ['a symbol comes before a guide of its name', 'Node', guide('Node'), symbol('Node')],
  ['a symbol comes before a member of its name', 'Node', member('Player', 'Node'), symbol('Node')],
  ['lower case finds the symbol first too', 'node', member('Player', 'node'), symbol('Node')],
  [
    'a method comes before an enum member',
    'pause',
    member('A', 'pause', 'enum member'),
    member('B', 'pause', 'method'),
  ],
  ['a method comes before an option', 'pause', member('A', 'pause', 'option'), member('B', 'pause', 'method')],
  ['a method comes before a property', 'pause', member('A', 'pause'), member('B', 'pause', 'method')],
  [
    'code names a member of the owner, not a symbol whose name is both words',
    'node.stats',
    symbol('NodeStats', 'interface'),
    member('Node', 'stats'),
  ],
  [
    'words name the symbol whose name is both, not a member of another',
    'node stats',
    member('Other', 'stats'),
    symbol('NodeStats', 'interface'),
  ],
  [
    'code on a variable of any name finds the member',
    'waiting.shuffle()',
    guide('Order', 'A track that is waiting for a shuffle: shuffle what is waiting.'),
    member('Queue', 'shuffle', 'method'),
  ],
  [
    'a sentence finds the explanation before the row',
    'no sound',
    member('Platform', 'SoundCloud', 'enum member'),
    guide('From a call to the sound'),
  ],
  [
    'a name finds the row before the explanation',
    'SoundCloud',
    guide('From a call to the sound'),
    member('Platform', 'SoundCloud', 'enum member'),
  ],
])('%s: %s', (_rule, query, other, first) => {
  expect(found(query, other, first)[0]).toBe('1');
});

test('the name with least besides comes first while it is typed', () => {
  const names = ['createNodeOptions', 'createNode', 'create'].map((name) => member('Manager', name, 'method'));
  expect(found('crea', ...names)).toEqual(['2', '1', '0']);
});

test('what has little of the query is no hit beside what has all of it', () => {
  const texts = ['Alpha beta gamma.', 'Only alpha.', 'Gamma and beta.'];
  expect(found('alpha beta gamma', ...texts.map((text, index) => guide(`${index}th`, text)))).toEqual(['0', '2']);
});

test('one letter after other words does not change what is found', () => {
  const sections = [guide('Some', 'Loud music.'), guide('Some', 'More music.')];
  expect(found('loud m', ...sections)).toEqual(found('loud', ...sections));
});

test('of equal hits the one that its page says first comes first', () => {
  expect(found('pause', member('A', 'pause'), member('B', 'pause'))).toEqual(['0', '1']);
});
