import { compatibilityOf, readRange } from '../../../src/api/compatibility';
import { loadFacts } from '../../../src/api/load';
import { currentVersion } from '../../../src/config/versions';

const { version } = currentVersion;

test.each([
  ['>=16.0.0', '16 or later'],
  ['>=20.6.0 <23', '20.6 or later, below 23'],
  ['>=1.0.10', '1.0.10 or later'],
])('the formatter formats %s as %s', (range, words) => {
  expect(readRange(range, 'engines.node')).toBe(words);
});

test('the formatter throws for an unknown range and names the field', () => {
  const facts = { ...loadFacts(version), engines: { node: '^16 || >=18' } };
  expect(() => compatibilityOf(facts)).toThrow(
    `${version}: engines.node has the range "^16 || >=18": teach readRange what "^16" means`,
  );
  expect(() => compatibilityOf({ ...facts, engines: {} })).toThrow(`${version}: engines.node is missing`);
});
