import { join } from 'node:path';
import { documentedVersions, loadFacts, openFacts } from '../../../src/api/load';
import { versions } from '../../../src/config/versions';
import { temporaryFolder, writeFile } from '../temporary';
import { edited, radio } from './support';

describe('documented versions', () => {
  test('the documented versions match the version list, oldest first, and the error for an unknown version lists them', () => {
    expect(documentedVersions).toEqual(versions.map(({ version }) => version).reverse());
    const known = `There are facts for ${documentedVersions.join(', ')}.`;
    expect(() => loadFacts('2.8.6')).toThrow(`No facts for version "2.8.6". ${known}`);
  });

  test.each(documentedVersions)('the version %s has valid facts, which are read once', (version) => {
    const facts = loadFacts(version);
    expect(facts.version).toBe(version);
    expect(facts.symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(['Manager', 'Player']));
    expect(loadFacts(version)).toBe(facts);
  });
});

describe('a folder of facts', () => {
  const folder = temporaryFolder();
  const write = (name: string) => writeFile(join(folder, name), JSON.stringify(radio));

  test('the loader sorts versions numerically', () => {
    for (const version of ['1.10.0', '1.2.0', '1.9.0']) write(`${version}.json`);
    expect(openFacts(folder).versions).toEqual(['1.2.0', '1.9.0', '1.10.0']);
  });

  test('the loader rejects a file whose version differs from its name', () => {
    write('1.3.0.json');
    expect(() => openFacts(folder).load('1.3.0')).toThrow(
      '/1.3.0.json: these are the facts of version 1.2.0. Copy the file again.',
    );
  });
});

test.each<[string, string, unknown, string, string]>([
  ['a missing key', 'events', undefined, 'expected array', 'events'],
  ['a missing inherited key', 'symbols.0.constructor', undefined, 'expected object', 'symbols.Radio.constructor'],
  ['an unknown kind of symbol', 'symbols.2.kind', 'a', "Expected 'class' | 'interface'", 'symbols.Band.kind'],
  ['an enum value of another type', 'symbols.2.members.0.value', true, 'expected', 'symbols.Band.members.FM.value'],
  ['a duplicate symbol', 'symbols.4', radio.symbols[0], 'duplicate name "Radio": delete one', 'symbols.Radio.name'],
])('the loader reports the path of %s', (_, path, value, problem, place) => {
  expect(() => edited(path, value)).toThrow(problem);
  expect(() => edited(path, value)).toThrow(`→ at ${place}`);
});
