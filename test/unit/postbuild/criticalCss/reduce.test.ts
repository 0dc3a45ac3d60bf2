import { reduce } from '../../../../src/postbuild/criticalCss/reduce';

const cases: [title: string, css: string, expected: string][] = [
  [
    'a framework declaration that a rule outside the layer overrides',
    '@layer framework{a{color:red;margin-top:0}a:hover{color:tan}b{top:0!important}}a{color:blue;margin:0}b{top:1px}',
    '@layer framework{a:hover{color:tan}b{top:0!important}}a{color:blue;margin:0}b{top:1px}',
  ],
  [
    'a dark framework color that the site overrides in both modes',
    '@layer framework{html[data-theme=dark]{--ink:#fff}}:root{--ink:#000}p{color:var(--ink)}',
    'p{color:#000}',
  ],
  [
    'a constant between other values',
    ':root{--size:1rem}p{font:var(--size)/var(--size)serif}',
    'p{font:1rem/1rem serif}',
  ],
  ['a chain of constants', ':root{--a:var(--b);--b:1px}p{top:calc(var(--a)*-1)}', 'p{top:calc(1px*-1)}'],
  ['an empty rule', 'p{}@media print{p{}}', ''],
];
test.each(cases)('reduce removes %s', (_, css, expected) => {
  expect(reduce(css, new Set())).toBe(expected);
});

test.each([
  ['differ by color mode', ':root{--a:1}html[data-theme=dark]{--a:2}p{top:var(--a)}'],
  ['differ by media query', ':root{--a:1}@media print{:root{--a:2}}p{top:var(--a)}'],
  ['an element sets', ':root{--a:1}p{--a:2}b{top:var(--a)}'],
  [
    'depend on a property that an element sets',
    ':root{--b:var(--a);--a:1}p{--a:2}b{top:var(--b)}p{top:var(--a)}i{left:var(--b)}',
  ],
  ['are long and used twice', ':root{--a:linear-gradient(red,red)}p{background:var(--a)}b{background:var(--a)}'],
])('reduce keeps custom properties that %s', (_, css) => {
  expect(reduce(css, new Set())).toBe(css);
});

test('reduce shortens the names of custom properties that no other file reads', () => {
  const css = (name: string): string =>
    `html{--ink:red;${name}:1}i.x--${name}{--ink:tan}b{color:var(--ink);top:var(${name})}p{${name}:2}`;
  expect(reduce(css('--space'), new Set(['--ink']))).toBe(css('--a').replace('x----a', 'x----space'));
});
