async function withBaseUrl(value: string | undefined) {
  jest.resetModules();
  if (value === undefined) delete process.env.BASE_URL;
  else process.env.BASE_URL = value;
  const { baseUrl } = await import('../../../src/config/baseUrl');
  const { navbar } = await import('../../../src/config/navbar');
  const { announcement } = await import('../../../src/config/announcement');
  const home = new RegExp(String(navbar.items?.[0]?.activeBaseRegex));
  return { baseUrl, home, announcement };
}

afterEach(() => {
  delete process.env.BASE_URL;
});

test.each([
  [undefined, '/'],
  ['/', '/'],
  ['/sub/', '/sub/'],
  ['sub', '/sub/'],
])('BASE_URL %s mounts the site at %s', async (value, expected) => {
  expect((await withBaseUrl(value)).baseUrl).toBe(expected);
});

test('Homepage is active on the exact root only', async () => {
  const { home } = await withBaseUrl(undefined);
  expect(home.test('/')).toBe(true);
  expect(home.test('/docs/intro')).toBe(false);
});

test('under another base URL, Homepage is active on that root and the announcement links stay inside', async () => {
  const { home, announcement } = await withBaseUrl('/sub/');
  expect([home.test('/sub/'), home.test('/sub'), home.test('/'), home.test('/sub/versions')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(announcement.content).toContain('href="/sub/versions"');
});
