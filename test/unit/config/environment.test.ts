import { readEnvironment } from '../../../src/config/environment';

const refusals: [name: string, values: string[], message: string][] = [
  [
    'BASE_URL',
    ['https://example.com/sub/', '//example.com', '/sub?a', 'a b', '/a(b;c', '/a"b', '/../a', '/a/./b', '/ä', '/a%2f'],
    'Set it to a path on the host, without the host, for example "/docs/".',
  ],
  [
    'ALGOLIA_APP_ID',
    ['x"; script-src *', 'a.example/', 'a b', 'APP\n', "';"],
    'Set it to the application ID from the Algolia dashboard, for example "B1G2GM9NG0".',
  ],
  [
    'ICON_STYLESHEET_URL',
    [
      ...[
        '/local.css',
        'icons.css',
        'http://cdn.example/a.css',
        'https://',
        'javascript:alert(1)',
        'https://a:99999/b',
      ],
      ...['https://a;script-src/b', "https://a'/b", 'https://*/a', 'https://u:p@a/b', 'https://a/"b', 'https://a/b c'],
    ],
    'Set it to a full https URL, for example "https://cdn.example/icons.css".',
  ],
  [
    'CSP_REPORT_URL',
    ['/reports', 'http://a/b', 'https://a/b; script-src *', 'https://a/b,c', 'https://a/$host', 'https://a;b/c'],
    'Set it to a full https URL, for example "https://reports.example/csp".',
  ],
  ['OFFLINE', ['no', '0', 'FALSE'], 'Set it to "true" or "false", for example "false".'],
  ['SEARCH_INSIGHTS', ['yes', '1'], 'Set it to "true" or "false", for example "false".'],
  ['ONLY_VERSIONS', ['2.9.9', 'current,', 'all'], 'Set it to names of versions, separated by commas (current, '],
  ['ALGOLIA_HOSTS', ['a.example', 'https://a/b', 'https://a,'], 'Set it to URLs of hosts, separated by commas, for'],
];

test.each(refusals.flatMap(([name, values, message]) => values.map((value) => [name, value, message])))(
  'readEnvironment rejects %s=%j with a message that contains the name and an example',
  (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}. ${message}`);
  },
);

test.each(['ALGOLIA_API_KEY', 'ALGOLIA_ADMIN_KEY'])('readEnvironment rejects %s without printing it', (name) => {
  const message = `${name} is not valid. Set it to a key from the Algolia dashboard, for example "6be0576ff61c05`;
  expect(() => readEnvironment({ [name]: 'secret"; script-src *' })).toThrow(message);
});

test('readEnvironment lists all invalid values together', () => {
  const env = { BASE_URL: 'a b', OFFLINE: 'no', SEARCH_INSIGHTS: 'true' };
  expect(() => readEnvironment(env)).toThrow(/^BASE_URL is "a b"\. .*\nOFFLINE is "no"\. [^\n]*$/);
});

test('readEnvironment accepts valid values, and treats empty values as unset', () => {
  const env = {
    ...{ BASE_URL: '/v1.0/my-docs/', ALGOLIA_APP_ID: 'B1G2GM9NG0', ALGOLIA_API_KEY: 'YWJj+/==', OFFLINE: 'false' },
    ...{ ICON_STYLESHEET_URL: 'https://cdn.example:8443/icons.css?v=1', ONLY_VERSIONS: 'current,2.8.5' },
    ...{ ALGOLIA_HOSTS: 'http://127.0.0.1:8080,https://a.example' },
  };
  expect(readEnvironment({ ...env, SEARCH_INSIGHTS: '', PATH: '/bin' })).toEqual(env);
});

test.each([
  ['', true],
  ['true', true],
  ['false', false],
])('OFFLINE="%s" sets hasOfflineCache to %s', async (value, expected) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, OFFLINE: value });
  expect((await import('../../../src/config/environment')).hasOfflineCache).toBe(expected);
  jest.restoreAllMocks();
});
