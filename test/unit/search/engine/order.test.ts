import { engineOf, short, type TestSection } from './shard';

/** What a query finds on a page with these sections, by their numbers. */
function found(query: string, ...sections: TestSection[]): (string | undefined)[] {
  return engineOf(sections)
    .search({ query })
    .hits.map(({ url }) => short(url)?.replace('page#', ''));
}

const guide = (title: string, text?: string): TestSection => ({ title, text });
const member = (owner: string, name: string, kind = 'property'): TestSection => ({ title: name, kind, name, owner });
const symbol = (name: string): TestSection => ({ title: name, kind: 'class', name });

const scattered = guide('One', 'A number must be what a volume is. Its channel is one to leave.');
const sentence = 'the option of the player must be chosen before you begin';
const method = member('B', 'pause', 'method');
const row = member('Platform', 'SoundCloud', 'enum member');
const refused = guide('What can go wrong', 'You see: No free places. Cause: the train is full.');
const free = guide('Places', 'RangeError: there are no more places, and none is free.');
const shuffling = guide('Order', 'A track that is waiting for a shuffle: shuffle what is waiting.');

test.each<[rule: string, query: string, first: TestSection, second: TestSection]>([
  ['the order of the words', 'volume must be a number', guide('Two', 'It says: volume must be a number.'), scattered],
  ['their order, inflected', 'leave a channel', guide('Two', 'So it leaves the channel.'), scattered],
  ['the copied sentence', sentence, guide('Errors', `Thrown: ${sentence}.`), guide('Option of the player', 'It must.')],
  ['a symbol rather than a guide', 'Node', symbol('Node'), guide('Node')],
  ['a symbol rather than a member', 'Node', symbol('Node'), member('Player', 'Node')],
  ['a symbol in lower case', 'node', symbol('Node'), member('Player', 'node')],
  ['a method rather than an enum member', 'pause', method, member('A', 'pause', 'enum member')],
  ['a method rather than an option', 'pause', method, member('A', 'pause', 'option')],
  ['a method rather than a property', 'pause', method, member('A', 'pause')],
  ['a member of the owner in code', 'node.stats', member('Node', 'stats'), symbol('NodeStats')],
  ['the symbol whose name is both words', 'node stats', symbol('NodeStats'), member('Other', 'stats')],
  ['a member on a variable of any name', 'waiting.shuffle()', member('Queue', 'shuffle', 'method'), shuffling],
  ['a short message in full', 'RangeError: No free places.', refused, free],
  ['the stop word in its place', 'no loop', guide('A queue with no loop'), guide('Loop, and no end')],
  ['a section rather than a member for a sentence', 'how to pause it', guide('Pause'), member('A', 'pause')],
  ['the explanation for a sentence', 'no sound', guide('From a call to the sound'), row],
  ['the row for its name', 'SoundCloud', row, guide('From a call to the sound')],
])('a reader sees first %s: %s', (_rule, query, first, second) => {
  expect(found(query, second, first)[0]).toBe('1');
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
