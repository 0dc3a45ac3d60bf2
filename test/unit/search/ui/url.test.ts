/** @jest-environment jsdom */
import './site';
import { algolia } from '../../docusaurus/settings';
import { text } from '../../../../src/search/ui/text';
import { hitUrl, readParameters, reportUrl, searchPath, writeParameters } from '../../../../src/search/ui/url';

// @spec 5.1 9.23
test('the search page truncates a query of more than 512 characters', () => {
  const long = 'a'.repeat(600);
  expect(readParameters(`?q=${long}`).query).toHaveLength(512);
  expect(writeParameters('', { query: long })).toBe(`?q=${'a'.repeat(512)}`);
});

test('an edit changes one parameter and keeps the others', () => {
  expect(writeParameters('?from=here&q=old', { query: 'a b' })).toBe('?from=here&q=a+b');
  expect(writeParameters('?from=here&q=old', { version: '2.7.5' })).toBe('?from=here&q=old&version=2.7.5');
  expect(writeParameters('?from=here&q=old', { query: '' })).toBe('?from=here');
});

// @spec 2.10
test('the path of the search page comes from the configuration', () => {
  expect(searchPath({ query: 'a&b', version: '2.7.5' })).toBe('/sub/find?q=a%26b&version=2.7.5');
  const issue = new URL(reportUrl({ query: 'a&b' }));
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toContain('a&b');
});

test('hitUrl converts URLs of this site to paths', () => {
  expect(hitUrl('https://magmastream.com/docs/intro?x=1#part')).toBe('/sub/docs/intro#part');
  expect(hitUrl('https://magmastream.com/sub/docs/intro')).toBe('/sub/docs/intro');
  for (const path of ['//evil.test/x', '///evil.test/x', '/\\evil.test/x', '\\\\evil.test/x'])
    expect(hitUrl(`https://magmastream.com${path}`)).toBe('/sub/evil.test/x');
  expect(hitUrl('https://discord.js.org/docs')).toBe('https://discord.js.org/docs');
  Object.assign(algolia, { replaceSearchResultPathname: { from: '^/reference/', to: '/docs/classes/' } });
  expect(hitUrl('https://magmastream.com/reference/Player#x')).toBe('/sub/docs/classes/Player#x');
  Object.assign(algolia, { replaceSearchResultPathname: { from: '^/reference', to: '/' } });
  expect(hitUrl('https://magmastream.com/reference/evil.test')).toBe('/sub/evil.test');
});

const network = 'You might want to check your network connection.';
const retryError = Object.assign(new Error('x'), { name: 'RetryError' });
const refusal = Object.assign(new Error('Invalid API key'), { name: 'ApiError', status: 403 });

// @spec 8.11
test.each([
  ['embedded', retryError, [network]],
  ['hosted', new Error('Bad'), [network, 'The search service rejected the request: Bad']],
  ['hosted', retryError, [network, 'The search hosts are unreachable, and the application ID may be incorrect.']],
  [
    'hosted',
    refusal,
    ['The search service rejected the API key of this site. Only its maintainers can fix this.', 'Invalid API key'],
  ],
])('the error explains that %s search failed with %s', (mode, error, reasons) => {
  expect(text.reasons(error, mode === 'hosted')).toEqual(reasons);
});
