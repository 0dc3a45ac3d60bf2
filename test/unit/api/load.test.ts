import { join } from 'node:path';
import { documentedVersions, loadFacts, openFacts, parseFacts } from '../../../src/api/load';
import { edited, fixtures, tiny, tinyText } from './support';

const folder = join(fixtures, 'facts');
const again = 'Copy the file again from the facts generator.';

describe('the documented versions', () => {
  test('are eight, oldest first, and listed in the error for an unknown version', () => {
    expect(documentedVersions).toEqual(['2.6.1', '2.7.5', '2.8.0', '2.8.1', '2.8.2', '2.8.4', '2.8.5', '2.8.7']);
    const known = `There are facts for ${documentedVersions.join(', ')}.`;
    expect(() => loadFacts('2.8.6')).toThrow(`No facts for version "2.8.6". ${known}`);
  });

  test.each(documentedVersions)('%s has valid facts that are read once', (version) => {
    const facts = loadFacts(version);
    expect(facts.version).toBe(version);
    expect(facts.symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(['Manager', 'Player', 'Queue']));
    expect(loadFacts(version)).toBe(facts);
  });
});

describe('a folder of facts', () => {
  test('sorts versions numerically', () => {
    expect(tiny.versions).toEqual(['1.2.0', '1.9.0', '1.10.0']);
  });

  test.each([
    [
      'a file that holds another version than its name says',
      () => openFacts(join(folder, 'mislabeled')).load('1.3.0'),
      `/mislabeled/1.3.0.json: version: expected "1.3.0" as in the file's name, found "1.2.0". Copy the file again.`,
    ],
    [
      'a file that is not named after a version',
      () => openFacts(join(folder, 'stray')),
      '/stray/notes.json: not named after a version, such as 2.8.7.json. Rename or remove it.',
    ],
    ['to be without facts', () => openFacts(folder), ': no facts here. Copy them from the facts generator.'],
  ])('rejects %s', (_, open, message) => {
    expect(open).toThrow(new Error(`test/fixtures/facts${message}`));
  });
});

test.each([
  ['is cut off', tinyText.slice(0, tinyText.indexOf('"tiny-radio"')), 'line 2, column 14', 'the end of the file'],
  ['is empty', '', 'line 1, column 1', 'the end of the file'],
  ['holds a mark of a merge', tinyText.replace('{\n', '{\n<<<<<<< HEAD\n'), 'line 2, column 1', '"<"'],
  ['lacks a comma', tinyText.replace('"tiny-radio",', '"tiny-radio"'), 'line 3, column 3', '"\\""'],
  ['has a comma too many', '{"symbols": [1, 2,]}', 'line 1, column 19', '"]"'],
  ['has an unknown word', '{\n  "library": none }', 'line 2, column 14', '"n"'],
  ['has a string over two lines', '{ "library": "tiny\nradio" }', 'line 1, column 14', '"\\""'],
  ['goes on after its end', '{} {}', 'line 1, column 4', '"{"'],
  ['starts with a byte order mark', `\uFEFF${tinyText}`, 'line 1, column 1', 'U+FEFF'],
])('reports line and column of a file that %s', (_, text, place, found) => {
  const message = `tiny.json: ${place}: not JSON, unexpected ${found}. ${again}`;
  expect(() => parseFacts(text, 'tiny.json')).toThrow(new Error(message));
});

const [radio] = tiny.load('1.2.0').symbols;
const symbolKinds = 'class, interface, enum, type, function, variable';
const memberKinds = 'property, accessor, method, indexSignature, callSignature, constructSignature';

test.each<[string, string, unknown, string]>([
  ['a missing key', 'events', undefined, 'expected array, found nothing'],
  ['a missing constructor, which all inherit', 'symbols.0.constructor', undefined, 'expected object, found nothing'],
  ['text for a list', 'symbols.0.members.1.signatures', 'a(): void', 'expected array, found "a(): void"'],
  ['null instead of a type', 'symbols.0.members.0.type', null, 'expected string, found null'],
  ['an unknown kind of symbol', 'symbols.2.kind', 'a', `expected one of ${symbolKinds}, found "a"`],
  ['an unknown kind of member', 'symbols.0.members.2.kind', 'a', `expected one of ${memberKinds}, found "a"`],
  ['an enum value of another type', 'symbols.2.members.0.value', true, 'expected string or number, found true'],
  ['a list where a version belongs', 'dependencies', { 'discord.js': [] }, 'expected string, found array'],
  ['a symbol twice', 'symbols.4', radio, '"Radio" is already the name of symbols[0]'],
  ['a member twice', 'symbols.0.members.2.name', 'play', '"play" is already the name of symbols[0].members[1]'],
])('reports the path of %s', (_, path, value, message) => {
  const places: Record<string, string> = { dependencies: 'dependencies["discord.js"]', 'symbols.4': 'symbols[4].name' };
  const place = places[path] ?? path.replace(/\.(\d+)/g, '[$1]');
  expect(() => edited(path, value)).toThrow(new Error(`tiny: ${place}: ${message}. ${again}`));
});

test('reports a top-level list without a path', () => {
  expect(() => parseFacts('[]', 'tiny.json')).toThrow(/^tiny\.json: expected object, found array\. /);
});
