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

test.each([
  [undefined, ['/'], 'href="/versions"'],
  ['/sub/', ['/sub/', '/sub'], 'href="/sub/versions"'],
])('with BASE_URL %s, Homepage is active on %j only, and the announcement stays inside', async (value, roots, link) => {
  const { home, announcement } = await withBaseUrl(value);
  expect(['/sub/', '/sub', '/', '/sub/versions', '/docs/intro'].filter((path) => home.test(path))).toEqual(roots);
  expect(announcement.content).toContain(link);
});
