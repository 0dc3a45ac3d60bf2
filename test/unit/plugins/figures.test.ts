import { loadFacts } from '../../../src/api/load';
import { versions } from '../../../src/config/versions';
import { countFacts } from '../../../src/plugins/figures';

test('every documented version has figures that agree with each other', () => {
  const figures = versions.map(({ version }) => countFacts(loadFacts(version)));
  for (const { symbols, classes, enums, members } of figures) {
    expect(symbols).toBeGreaterThan(classes + enums);
    expect(members).toBeGreaterThan(symbols);
  }
  // Every version has 23 manager events; string types became enums in 2.7.5.
  expect(figures.map(({ events }) => events)).toEqual(versions.map(() => 23));
  expect(figures.at(-1)).toMatchObject({ version: '2.6.1', enums: 0 });
});
