import { compact } from '../../../../src/postbuild/criticalCss/compact';

const compacted = (sheet: string, ...kept: string[]): string => compact(sheet, new Set(kept));

test('what has one value everywhere is written where it is asked for, with all that it is made of', () => {
  const sheet = ':root{--gap:.5rem;--double:calc(var(--gap)*2)}.card{margin:var(--gap)var(--double)0 1px}';
  expect(compacted(sheet)).toBe('.card{margin:.5rem calc(.5rem*2) 0 1px}');
});

test('of two rules for the same, the later one has the last word on a property', () => {
  const sheet = ':root{--gap:1px;--ink:red}p{margin:var(--gap);color:var(--ink)}:root{--gap:2px}';
  expect(compacted(sheet)).toBe('p{margin:2px;color:red}');
});

test('what is said again and again is one value', () => {
  const sheet = ':root{--ink:red}html[data-theme=dark]{--ink:red}p{color:var(--ink)}';
  expect(compacted(sheet)).toBe('p{color:red}');
});

test.each([
  ['in a mode', ':root{--ink:#000}html[data-theme=dark]{--ink:#fff}p{color:var(--ink)}'],
  ['on paper', ':root{--ink:red}@media print{:root{--ink:#000}}p{color:var(--ink)}'],
  ['in a part of the page', ':root{--ink:red}.note{--ink:#000}p{color:var(--ink)}'],
  ['where it says so itself', '.note{--ink:#000}p{color:var(--ink,red)}'],
])('what differs %s stays a property', (_, sheet) => {
  expect(compacted(sheet)).toBe(sheet);
});

test('what is made of something that differs in a part of the page stays there, and what differs by mode does not', () => {
  const local = ':root{--ink:red;--line:1px solid var(--ink)}.note{--ink:#000}p{border:var(--line)}';
  expect(compacted(local)).toBe(local);
  const byMode = ':root{--ink:red}html[data-theme=dark]{--ink:#000}';
  expect(compacted(`${byMode}:root{--line:1px solid var(--ink)}p{border:var(--line)}`)).toBe(
    `${byMode}p{border:1px solid var(--ink)}`,
  );
});

test('a word that would be said of the property itself, and not of what asks for it, stays there', () => {
  const sheet = ':root{--surface:inherit}p{background:var(--surface)}';
  expect(compacted(sheet)).toBe(sheet);
});

test('a long value that several rules ask for has its name', () => {
  const family = `"${'Some Family '.repeat(4)}"`;
  const sheet = `:root{--family:${family}}h1{font-family:var(--family)}`;
  expect(compacted(sheet)).toBe(`h1{font-family:${family}}`);
  expect(compacted(`${sheet}p{font-family:var(--family)}`)).toContain(':root{--family:');
});

test('a property stays for those outside of the sheet who ask for it, and no other does that nobody asks for', () => {
  expect(compacted(':root{--ink:red;--gone:var(--ink)}p{color:var(--ink)}', '--ink')).toBe(
    ':root{--ink:red}p{color:red}',
  );
  expect(compacted('@media print{.note{--ink:red}}p{margin:0}')).toBe('p{margin:0}');
});
