import { createEngine } from '../../../../src/search/engine';
import { recordsOfPage, short } from './shard';

interface Part {
  title: string;
  text?: string;
  kind?: string;
  name?: string;
  owner?: string;
}

/** What a query finds on a page with these sections, by the sections' numbers. */
function found(query: string, sections: readonly Part[]): (string | undefined)[] {
  const records = recordsOfPage({
    path: 'docs/page',
    category: 'Guides',
    title: 'A page',
    sections: sections.map((section, index) => ({ ...section, id: String(index), level: 2 })),
  });
  const { hits } = createEngine([{ records, elsewhere: [] }]).search({ query });
  return hits.map(({ url }) => short(url)?.replace('page#', ''));
}

const member = (owner: string, name: string, kind = 'property'): Part => ({ title: name, kind, name, owner });

test('words in the order of the query come before the same words in another', () => {
  const scattered = { title: 'One', text: 'A number must be what a volume is.' };
  const copied = { title: 'Two', text: 'What it says: volume must be a number.' };
  expect(found('volume must be a number', [scattered, copied])).toEqual(['1', '0']);
});

test('the order of words counts whatever their inflection and the small words between them', () => {
  const scattered = { title: 'One', text: 'Its channel is one to leave.' };
  const same = { title: 'Two', text: 'So it leaves the channel.' };
  expect(found('leave a channel', [scattered, same])).toEqual(['1', '0']);
});

test('a long copied sentence outweighs a heading with some of its words', () => {
  const heading = { title: 'Option of the player', text: 'It must be chosen.' };
  const copied = { title: 'Errors', text: 'Thrown: the option of the player must be chosen before you begin.' };
  expect(found('the option of the player must be chosen before you begin', [heading, copied])[0]).toBe('1');
});

test('a symbol comes before a guide and a member of its name', () => {
  const guide = { title: 'Node' };
  const symbol = { title: 'Node', kind: 'class', name: 'Node' };
  expect(found('Node', [guide, member('Player', 'Node'), symbol])[0]).toBe('2');
  expect(found('node', [guide, member('Player', 'node'), symbol])[0]).toBe('2');
});

test('methods and events come before properties, options and enum members of their name', () => {
  const kinds = ['enum member', 'option', 'property', 'method'];
  const sections = kinds.map((kind, index) => member(`Owner${index}`, 'pause', kind));
  expect(found('pause', sections)[0]).toBe('3');
});

test('code names a member of the owner, not a symbol whose name is both words', () => {
  const symbol = { title: 'NodeStats', kind: 'interface', name: 'NodeStats' };
  expect(found('node.stats', [symbol, member('Node', 'stats')])[0]).toBe('1');
  expect(found('node stats', [member('Other', 'stats'), symbol])[0]).toBe('1');
});

test('a member is found by code on a variable of any name', () => {
  const guide = { title: 'Order', text: 'A track that is waiting for a shuffle: shuffle what is waiting.' };
  expect(found('waiting.shuffle()', [guide, member('Queue', 'shuffle', 'method')])[0]).toBe('1');
});

test('the name with least besides comes first while it is typed', () => {
  const names = ['createNodeOptions', 'createNode', 'create'];
  const sections = names.map((name) => member('Manager', name, 'method'));
  expect(found('crea', sections)).toEqual(['2', '1', '0']);
});

test('who asks in a sentence gets the explanation before the row', () => {
  const row = member('Platform', 'SoundCloud', 'enum member');
  const guide = { title: 'From a call to the sound' };
  expect(found('no sound', [row, guide])[0]).toBe('1');
  expect(found('SoundCloud', [row, guide])[0]).toBe('0');
});

test('what has little of the query is no hit beside what has all of it', () => {
  const sections = ['Alpha beta gamma.', 'Only alpha.', 'Gamma and beta.'].map((text, index) => ({
    title: `${index}th`,
    text,
  }));
  expect(found('alpha beta gamma', sections)).toEqual(['0', '2']);
});

test('one letter after other words does not change what is found', () => {
  const sections = ['Loud music.', 'More music.'].map((text) => ({ title: 'Some', text }));
  expect(found('loud m', sections)).toEqual(found('loud', sections));
});

test('of equal hits the one that its page says first comes first', () => {
  expect(found('pause', [member('A', 'pause'), member('B', 'pause')])).toEqual(['0', '1']);
});
