import ts from 'typescript';
import { renderDeclarations } from '../../../../src/api/print';
import { loadFacts } from '../../../../src/api/load';
import { currentVersion } from '../../../../src/config/versions';
import type { UrlLookup } from '../../../../src/content/read/urls';
import { linkNames, referencesOf } from '../../../../src/content/samples/references';

const facts = loadFacts(currentVersion.version);
const code = (text: string, extension = 'ts') => ({
  language: extension as 'ts' | 'js',
  extension,
  expected: [],
  links: true,
  text,
});

/** Formats each name found, with its declaration if the name differs. */
const found = (text: string, extension?: string): string =>
  referencesOf(code(text, extension), facts)
    .map(({ start, end, symbol, member }) => {
      const [name, target] = [text.slice(start, end), member === undefined ? symbol : `${symbol}.${member}`];
      return name === target ? name : `${name} → ${target}`;
    })
    .join(', ');

const manager = 'import type { Manager } from "magmastream";';

test.each([
  [
    'types and values that are imported stand for symbols, also under another name',
    'import { StateTypes, type Player as Deck } from "magmastream";\nlet deck: Deck, state: StateTypes;',
    'StateTypes, Player, Deck → Player, Deck → Player, StateTypes',
  ],
  [
    'a member stands for itself in the type that declares it, through any expression',
    `${manager}\ndeclare const manager: Manager;\nmanager.get("1")?.queue.add([]);`,
    'Manager, Manager, get → Manager.get, queue → Player.queue, add → Queue.add',
  ],
  [
    'a name taken out of an object stands for the property where it is taken, and for itself afterwards',
    `${manager}\nexport async function find(manager: Manager) {
      const { tracks, loadType: type } = await manager.search("x");
      return type ? tracks : [];
    }`,
    'Manager, Manager, tracks → SearchResult.tracks, loadType → SearchResult.loadType, search → Manager.search',
  ],
  [
    'names of other modules, of the language and of the sample itself are nothing to link to',
    `import { search } from "elsewhere";
    class Player { create() { return search([1].map(String)); } }
    new Player().create();`,
    '',
  ],
])('%s', (_, text, names) => {
  expect(found(text)).toBe(names);
});

test.each(['ts', 'js'])('finds undeclared prelude variables in %s', (extension) => {
  const names = 'queue → Player.queue, clear → Queue.clear, StateTypes, Connected → StateTypes.Connected';
  expect(found('player.queue.clear();\nconsole.log(StateTypes.Connected);', extension)).toBe(names);
});

describe('linkNames', () => {
  const sample = code('import type { Queue } from "magmastream";\n\nexport const size = (queue: Queue) => queue.size;');
  const nowhere = { ofSymbol: () => undefined, ofMember: () => undefined, ofEvent: () => undefined };
  const link = (places: Partial<UrlLookup>) => linkNames(sample, facts, { ...nowhere, ...places });
  const ofSymbol = (symbol: string) => `/${symbol}`;

  test('links symbols and members', () => {
    const { links, problems } = link({ ofSymbol, ofMember: (symbol, member) => `/${symbol}#${member}` });
    expect(problems).toEqual([]);
    const shown = links.map(({ start, end, href }) => `${sample.text.slice(start, end)} ${href}`);
    expect(shown).toEqual(['Queue /Queue', 'Queue /Queue', 'size /Queue#size']);
  });

  test('reports the line of an undocumented name', () => {
    expect(link({ ofSymbol }).problems).toEqual([
      { line: 3, message: `no page of ${facts.version} documents Queue.size` },
    ]);
    expect(link({}).problems.map(({ line }) => line)).toEqual([1, 3, 3]);
  });
});

test('does not load the types of Node.js', () => {
  const read = jest.spyOn(ts.sys, 'readFile');
  expect(renderDeclarations(facts)).toContain('<reference types="node" />');
  expect(found(`${manager}\ndeclare const manager: Manager;\nmanager.get("1");`)).toContain('get → Manager.get');
  const files = read.mock.calls.map(([file]) => file);
  expect(files).toContainEqual(expect.stringMatching(/lib\.es5\.d\.ts$/));
  expect(files.filter((file) => file.includes('@types'))).toEqual([]);
});
