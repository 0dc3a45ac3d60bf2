/** @jest-environment jsdom */

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (value: string) => string | null>;

let rules: Rules;

beforeAll(async () => {
  const createPolicy = (name: string, given: Rules) => {
    expect(name).toBe('default');
    rules = given;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  await import('../../../src/elements/trusted-types/trustedTypes.head');
});

test.each([
  'text & "quotes"',
  '<div class="bar"><div class="peg"></div></div>',
  '<ul>\n<li><a href="/docs/intro">A</a></li>\n</ul>',
  '<button type="button" autofocus aria-label="a > b">x</button>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '<mark>on</mark> x = 1; onTrack = y; &lt;script&gt;',
])('the policy accepts the markup %s', (html) => {
  expect(rules.createHTML(html)).toBe(html);
});

test.each([
  ...['script', 'iframe', 'object', 'embed', 'base', 'link', 'meta', 'style'].map((name) => `<p>a</p><${name}>`),
  ...['<SCRIPT>', '<img src=x onerror=alert(1)>', '<img src="x" onerror="alert(1)">', '<img src="x" OnLoad="">'],
  ...['<a href="javascript:alert(1)">', '<a href=" JavaScript:alert(1)">', '<p srcdoc="<script>">', '<img/src="x">'],
  ...['<a title="x>', '<!-- x -->', '<', '<svg><style>'],
])('the policy refuses the markup %s', (html) => {
  expect(rules.createHTML(html)).toBeNull();
});

test.each([
  ['/assets/js/elements.0a1b2c3d.js', true],
  ['/sub/assets/js/a.js', true],
  ['/sw.js', true],
  ['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js', true],
  ['https://evil.test/assets/js/a.js', false],
  ['//evil.test/sw.js', false],
  ['https://cdn.jsdelivr.net/npm/other/a.js', false],
  ['/assets/js/../../a.js', false],
  ['/assets/img/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['blob:http://localhost/1', false],
])('the script URL %s is accepted: %s', (url, isAccepted) => {
  expect(rules.createScriptURL(url)).toBe(isAccepted ? url : null);
});

test('the policy accepts JSON as a script, and refuses code', () => {
  expect(rules.createScript('{"prerender":[]}')).toBe('{"prerender":[]}');
  expect(() => rules.createScript('alert(1)')).toThrow(SyntaxError);
});
