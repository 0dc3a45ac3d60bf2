import { mainPath, versions } from '../../../../src/config/versions';
import { aliasTarget } from '../../../../src/features/offline/worker/aliases';

const scope = 'https://host/site/';
const [current, previous] = versions.map((version) => mainPath(version).slice(1));
const saved = ['', current, previous, 'docs/classes/Player', `docs/category/${encodeURI('\ufe0f-classes')}`];

beforeEach(() => {
  const keys = () => Promise.resolve(saved.map((path) => ({ url: scope + path })));
  global.caches = {
    keys: () => Promise.resolve([`read b1 ${scope}`]),
    open: () => Promise.resolve({ keys }),
  } as unknown as CacheStorage;
});

test.each([
  ['docs', current],
  ['docs/', current],
  [versions[1].path, previous],
  ['docs/classes/Player/', 'docs/classes/Player'],
  ['docs/classes/Player.html', 'docs/classes/Player'],
  ['docs/classes/Player/index.html', 'docs/classes/Player'],
  ['docs/category/classes', `docs/category/${encodeURI('\ufe0f-classes')}`],
  ['index.html', ''],
])('%s opens the saved page %s', async (alias, page) => {
  expect(await aliasTarget(scope + alias, { scope, build: 'b1' })).toBe(scope + page);
});

test.each(['docs/classes/Queue', 'docs/%E0%A4%A', 'docs/classes/Player'])('%s is not an alias', async (path) => {
  expect(await aliasTarget(scope + path, { scope, build: 'b1' })).toBeUndefined();
});
