import { join } from 'node:path';
import { checkComponents, checkPageCode } from '../../../src/check/islands';
import { formatProblem } from '../../../src/content/read/problem';
import { temporaryFolder, writeFile } from '../temporary';

const advice = 'works only in an island: move the component to src/islands/<Name>/index.tsx, see CONTRIBUTING.md';

test('the check reports hooks, refs and handlers in MDX pages, but not in samples', () => {
  const text = [
    'Use `useState(0)` in an island.',
    '```tsx',
    'const [count] = useState(0);',
    '```',
    'export const Count = () => {',
    '  const [count, setCount] = useState<number>(0);',
    '  return <button',
    '    onClick={() => setCount(count + 1)}>{count}</button>;',
    '};',
    '',
    '<div ref={(node) => node.focus()} data-href="a" />',
  ].join('\n');
  expect(checkPageCode([{ file: 'docs/a.mdx', text }]).map(formatProblem)).toEqual(
    ['6  useState', '8  onClick', '11  ref'].map((found) => `docs/a.mdx:${found} ${advice}`),
  );
});

test.each([
  ['useCounter', 'const count = useCounter();'],
  ['useCounter', 'const count = useCounter<number>(1);'],
  ['useColorMode', 'const { colorMode } = useColorMode();'],
  ['extends React.Component', 'export class Count extends React.Component {}'],
  ['BrowserOnly', 'const count = <BrowserOnly>{() => <p />}</BrowserOnly>;'],
])('the check reports %s in a page', (found, text) => {
  expect(checkPageCode([{ file: 'docs/a.mdx', text }]).map(formatProblem)).toEqual([
    `docs/a.mdx:1  ${found} ${advice}`,
  ]);
});

test("the check reports an import of an island's internal module", () => {
  const text = [
    "import Counter from '@site/src/islands/Counter';",
    "import Display from '@site/src/islands/Counter/Display';",
  ].join('\n');
  expect(checkPageCode([{ file: 'docs/a.mdx', text }]).map(formatProblem)).toEqual([
    "docs/a.mdx:2  islands/Counter/Display is only a part of an island: import '@site/src/islands/Counter'",
  ]);
});

const folder = temporaryFolder();

test('the check reports components outside the folders of islands', () => {
  const counter = 'import { useState } from "react";\nexport default () => useState(0)[0];\n';
  for (const file of ['pages/a.tsx', 'islands/A.tsx', 'islands/B/Part.tsx', 'search/ui/Dialog/C.tsx'])
    writeFile(join(folder, 'src', file), counter);
  writeFile(join(folder, 'src/theme/b.tsx'), 'const { doc } = useDoc();\nexport default () => <a href="a">{doc}</a>;');
  expect(checkComponents(folder).map(formatProblem).sort()).toEqual(
    ['src/islands/A.tsx', 'src/pages/a.tsx'].map((file) => `${file}:2  useState ${advice}`),
  );
});
