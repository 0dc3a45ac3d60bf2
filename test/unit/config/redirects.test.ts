import routes from '../../../src/check/expected/routes.json';
import { aliasesOf } from '../../../src/config/redirects';

const addresses = Object.values(routes.byVersion)
  .flat()
  .map(({ path }) => path);
const aliases = addresses.flatMap((path) => aliasesOf(path).map((alias) => [alias, path]));
const target = new Map(aliases.map(([alias, path]) => [alias, path]));

test('every version root leads to the main page of the version', () => {
  expect(target.get('/docs')).toBe('/docs/intro');
  expect(target.get('/docs/2.8.5')).toBe('/docs/2.8.5/intro');
  expect(target.get('/docs/2.7.5')).toBe('/docs/2.7.5/intro');
  expect(target.get('/docs/2.6.1')).toBe('/docs/2.6.1/getting-started');
});

test('readable category names lead to the addresses with the remains of an emoji', () => {
  expect(target.get('/docs/category/classes')).toBe('/docs/category/\ufe0f-classes');
  expect(target.get('/docs/2.7.5/category/creating-your-bot')).toBe('/docs/2.7.5/category/-creating-your-bot');
});

test('every emoji category of every version has a readable name', () => {
  const emoji = addresses.filter((path) => /\/category\/(\ufe0f)?-/.test(path));
  expect(emoji).toHaveLength(7 * 5);
  expect(emoji.filter((path) => aliasesOf(path).length === 0)).toEqual([]);
});

test('no alias hides an address or another alias', () => {
  expect(aliases.filter(([alias]) => addresses.includes(alias ?? ''))).toEqual([]);
  expect(target.size).toBe(aliases.length);
});
