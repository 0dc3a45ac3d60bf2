import { loadFacts } from '../../../src/api/load';
import { versions } from '../../../src/config/versions';
import { compatibilityOf, readRange } from '../../../src/api/compatibility';

test('every documented version has a row', () => {
  const rows = versions.map(({ version }) => compatibilityOf(loadFacts(version)));
  expect(rows.map(({ version }) => version)).toEqual(versions.map(({ version }) => version));
  expect(rows[0]).toEqual({ version: '2.8.7', lavalink: '4', node: '16 or later', discordjs: '13 or later, below 15' });
});

test.each([
  ['>=16.0.0', '16 or later'],
  ['>=20.6.0 <23', '20.6 or later, below 23'],
  ['>=1.0.10', '1.0.10 or later'],
])('%s reads: %s', (range, words) => {
  expect(readRange(range, 'engines.node')).toBe(words);
});

test('a range that it cannot put into words is an error that says where it is', () => {
  const facts = { ...loadFacts('2.8.7'), engines: { node: '^16 || >=18' } };
  expect(() => compatibilityOf(facts)).toThrow(
    '2.8.7: engines.node has the range "^16 || >=18": teach readRange what "^16" means',
  );
  expect(() => compatibilityOf({ ...facts, engines: {} })).toThrow('2.8.7: engines.node is missing');
});
