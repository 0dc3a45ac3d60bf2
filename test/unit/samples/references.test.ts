import { loadFacts } from '../../../src/api/load';
import { referencesOf } from '../../../src/samples/references';

const facts = loadFacts('2.8.7');

/** Each name that is found, with what it stands for. */
function found(text: string): string[] {
  return referencesOf(text, facts).map(({ start, end, symbol, member }) => {
    const target = member === undefined ? symbol : `${symbol}.${member}`;
    return `${text.slice(start, end)} → ${target}`;
  });
}

test('types and values that are imported stand for symbols, also under another name', () => {
  expect(
    found('import { StateTypes, type Player as Deck } from "magmastream";\nlet deck: Deck, state: StateTypes;'),
  ).toEqual([
    'StateTypes → StateTypes',
    'Player → Player',
    'Deck → Player',
    'Deck → Player',
    'StateTypes → StateTypes',
  ]);
});

test('a member stands for itself in the type that declares it, through any expression', () => {
  const text = [
    'import type { Manager } from "magmastream";',
    'declare const manager: Manager;',
    'manager.get("1")?.queue.add([]);',
  ].join('\n');
  expect(found(text).slice(2)).toEqual(['get → Manager.get', 'queue → Player.queue', 'add → Queue.add']);
});

test('a name taken out of an object stands for the property where it is taken, and for itself afterwards', () => {
  const text = [
    'import type { Manager } from "magmastream";',
    'export async function find(manager: Manager) {',
    '  const { tracks, loadType: type } = await manager.search("x");',
    '  return type ? tracks : [];',
    '}',
  ].join('\n');
  expect(found(text).slice(2)).toEqual([
    'tracks → SearchResult.tracks',
    'loadType → SearchResult.loadType',
    'search → Manager.search',
  ]);
});

test('members of an enum are found', () => {
  expect(found('import { StateTypes } from "magmastream";\nStateTypes.Connected;').slice(2)).toEqual([
    'Connected → StateTypes.Connected',
  ]);
});

test('names of other modules, of the language and of the sample itself are nothing to link to', () => {
  const text = [
    'import { search } from "elsewhere";',
    'class Player { create() { return search([1].map(String)); } }',
    'new Player().create();',
  ].join('\n');
  expect(found(text)).toEqual([]);
});
