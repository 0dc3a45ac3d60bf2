const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'SEARCH_INSIGHTS'];

async function configured(env: Record<string, string>) {
  jest.resetModules();
  Object.assign(process.env, env);
  const settings = '@generated/site-data/default/settings.mjs';
  jest.doMock(settings, () => ({ baseUrl: '/', algolia: {} }), { virtual: true });
  const { search } = await import('../../../src/config/search');
  const { headTags } = await import('../../../src/config/headTags');
  const preconnected = headTags.flatMap(({ attributes }) => (attributes?.rel === 'preconnect' ? attributes.href : []));
  return { search, preconnected };
}

afterEach(() => names.forEach((name) => delete process.env[name]));

// @spec 3.14 7.11 7.12
test('search without credentials is embedded and does not send requests to other hosts', async () => {
  const { search, preconnected } = await configured({ SEARCH_INSIGHTS: 'true' });
  expect(search).toMatchObject({ appId: 'not-configured', apiKey: 'not-configured', insights: false });
  expect(search).toMatchObject({ indexName: 'magmastream', contextualSearch: true, searchPagePath: 'search' });
  expect(preconnected).toEqual([]);
});

const keys = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key' };

// @spec 7.2 7.13
test('search with credentials is hosted, and pages preconnect to its first host', async () => {
  const { search, preconnected } = await configured(keys);
  expect(search).toMatchObject({ appId: 'APP', apiKey: 'key', insights: false });
  expect(preconnected).toEqual(['https://APP-dsn.algolia.net']);
  expect((await configured({ ...keys, SEARCH_INSIGHTS: 'true' })).search.insights).toBe(true);
});

// @spec 3.16
test('a result on another host is external', async () => {
  const isExternal = new RegExp((await configured({})).search.externalUrlRegex);
  const external = ['https://magmastream.com.example/docs', 'http://magmastream-com/docs', 'https://discord.gg/a'];
  expect(external.filter((url) => !isExternal.test(url))).toEqual([]);
  expect(['https://magmastream.com', 'https://magmastream.com/docs'].filter((url) => isExternal.test(url))).toEqual([]);
});

test.each([
  ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'],
  ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID'],
])('the configuration rejects %s without %s', async (set, missing) => {
  await expect(configured({ [set]: 'value' })).rejects.toThrow(`${set} is set and ${missing} is not`);
});
