import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedVersions, loadFacts, openFacts, parseFacts } from '../../../src/api/load';
import type { Facts } from '../../../src/api/schema';

const fixtures = join(__dirname, '../../fixtures/facts');
const tiny = readFileSync(join(fixtures, 'tiny/1.2.0.json'), 'utf8');
const FILE = 'src/api/facts/1.2.0.json';

/** The message about the tiny library's text after an edit of it. */
function problemOf(text: string): string {
  try {
    parseFacts(text, FILE);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no problem';
}

/** The message about the tiny library's facts after an edit of the parsed value. */
function problemAfter(edit: (facts: Facts) => unknown): string {
  const facts = parseFacts(tiny, FILE);
  edit(facts);
  return problemOf(JSON.stringify(facts));
}

/** A member of the tiny library's first symbol, the class Radio. */
function memberOf({ symbols: [radio] }: Facts, index: number): object {
  return 'members' in radio ? radio.members[index] : {};
}

describe('the documented versions', () => {
  test('are the eight with facts, oldest first', () => {
    expect(documentedVersions).toEqual(['2.6.1', '2.7.5', '2.8.0', '2.8.1', '2.8.2', '2.8.4', '2.8.5', '2.8.7']);
  });

  test.each(documentedVersions)('%s has valid facts of its own', (version) => {
    const facts = loadFacts(version);
    expect(facts.version).toBe(version);
    expect(facts.symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(['Manager', 'Player', 'Queue']));
  });

  test('are read once', () => {
    expect(loadFacts('2.8.5')).toBe(loadFacts('2.8.5'));
  });

  test('an unknown version is answered with the known ones', () => {
    expect(() => loadFacts('2.8.6')).toThrow(
      'No facts for version "2.8.6". There are facts for 2.6.1, 2.7.5, 2.8.0, 2.8.1, 2.8.2, 2.8.4, 2.8.5, 2.8.7.',
    );
  });
});

describe('a folder of facts', () => {
  test('lists versions by number, not by letter', () => {
    expect(openFacts(join(fixtures, 'tiny')).versions).toEqual(['1.2.0', '1.9.0', '1.10.0']);
  });

  test('refuses a file that holds another version than its name says', () => {
    expect(() => openFacts(join(fixtures, 'mislabeled')).load('1.3.0')).toThrow(
      `test/fixtures/facts/mislabeled/1.3.0.json: version: expected "1.3.0" as in the file's name, found "1.2.0". Copy the file again.`,
    );
  });

  test('refuses a file that is not named after a version', () => {
    expect(() => openFacts(join(fixtures, 'stray'))).toThrow(
      'test/fixtures/facts/stray/notes.json: not named after a version, such as 2.8.7.json. Rename or remove it.',
    );
  });

  test('refuses to be without facts', () => {
    expect(() => openFacts(fixtures)).toThrow(
      'test/fixtures/facts: no facts here. Copy them from the facts generator.',
    );
  });
});

describe('a file that is not JSON', () => {
  const at = (place: string, found: string) =>
    `${FILE}: ${place}: not JSON, unexpected ${found}. Copy the file again from the facts generator.`;

  test.each([
    ['is cut off', tiny.slice(0, tiny.indexOf('"tiny-radio"')), at('line 2, column 14', 'the end of the file')],
    ['is empty', '', at('line 1, column 1', 'the end of the file')],
    ['holds a mark of a merge', tiny.replace('{\n', '{\n<<<<<<< HEAD\n'), at('line 2, column 1', '"<"')],
    ['lacks a comma', tiny.replace('"tiny-radio",', '"tiny-radio"'), at('line 3, column 3', '"\\""')],
    ['has a comma too many', '{"symbols": [1, 2,]}', at('line 1, column 19', '"]"')],
    ['has an unknown word', '{\n  "library": none }', at('line 2, column 14', '"n"')],
    ['has a string over two lines', '{ "library": "tiny\nradio" }', at('line 1, column 14', '"\\""')],
    ['goes on after its end', '{} {}', at('line 1, column 4', '"{"')],
    ['starts with a byte order mark', `\uFEFF${tiny}`, at('line 1, column 1', 'U+FEFF')],
  ])('that %s is reported by line and column', (_, text, message) => {
    expect(problemOf(text)).toBe(message);
  });
});

describe('a damaged file', () => {
  const damages: [string, (facts: Facts) => unknown, string][] = [
    ['a missing key', (facts) => Reflect.deleteProperty(facts, 'events'), 'events: expected array, found nothing'],
    [
      'a missing constructor, which every object inherits',
      (facts) => Reflect.deleteProperty(facts.symbols[0], 'constructor'),
      'symbols[0].constructor: expected object, found nothing',
    ],
    [
      'text instead of a list',
      (facts) => Object.assign(memberOf(facts, 1), { signatures: 'play(): void' }),
      'symbols[0].members[1].signatures: expected array, found "play(): void"',
    ],
    [
      'null instead of a type',
      (facts) => Object.assign(memberOf(facts, 0), { type: null }),
      'symbols[0].members[0].type: expected string, found null',
    ],
    [
      'an unknown kind of symbol',
      (facts) => Object.assign(facts.symbols[2], { kind: 'namespace' }),
      'symbols[2].kind: expected one of class, interface, enum, type, function, variable, found "namespace"',
    ],
    [
      'an unknown kind of member',
      (facts) => Object.assign(memberOf(facts, 2), { kind: 'getter' }),
      'symbols[0].members[2].kind: expected one of property, accessor, method, indexSignature, callSignature, constructSignature, found "getter"',
    ],
    [
      'a symbol twice',
      (facts) => facts.symbols.push(facts.symbols[0]),
      'symbols[4].name: "Radio" is already the name of symbols[0]',
    ],
    [
      'a member twice',
      (facts) => Object.assign(memberOf(facts, 2), { name: 'play' }),
      'symbols[0].members[2].name: "play" is already the name of symbols[0].members[1]',
    ],
    [
      'a list of a package where its version belongs',
      (facts) => Object.assign(facts.dependencies, { 'discord.js': [] }),
      'dependencies["discord.js"]: expected string, found array',
    ],
    [
      'an enum value of another type',
      (facts) => Object.assign(facts.symbols[2], { members: [{ name: 'FM', kind: 'enumMember', value: true }] }),
      'symbols[2].members[0].value: expected string or number, found true',
    ],
  ];

  test.each(damages)('with %s is reported by the path inside it', (_, damage, message) => {
    expect(problemAfter(damage)).toBe(`${FILE}: ${message}. Copy the file again from the facts generator.`);
  });

  test('that is a list as a whole is reported without a path', () => {
    expect(problemOf('[]')).toBe(
      `${FILE}: expected object, found array. Copy the file again from the facts generator.`,
    );
  });
});
