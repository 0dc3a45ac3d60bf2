async function withBaseUrl(value: string | undefined) {
  jest.resetModules();
  if (value === undefined) delete process.env.BASE_URL;
  else process.env.BASE_URL = value;
  const { baseUrl } = await import('../../../src/config/baseUrl');
  const { navbar } = await import('../../../src/config/navigation');
  const { announcement } = await import('../../../src/config/announcement');
  const home = new RegExp(String(navbar.items?.[0]?.activeBaseRegex));
  return { baseUrl, home, announcement };
}

afterEach(() => delete process.env.BASE_URL);

test.each([
  [undefined, '/', ['/']],
  ['/', '/', ['/']],
  ['/sub/', '/sub/', ['/sub/', '/sub']],
  ['sub', '/sub/', ['/sub/', '/sub']],
])('BASE_URL %s gives the base URL %s, and Homepage is active on %j', async (value, expected, roots) => {
  const { baseUrl, home, announcement } = await withBaseUrl(value);
  expect(baseUrl).toBe(expected);
  expect(['/sub/', '/sub', '/', '/sub/versions', '/docs/intro'].filter((path) => home.test(path))).toEqual(roots);
  expect(announcement.content).toContain(`href="${expected}docs/getting-started/examples/main-file#voice"`);
});
