import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { managers, shortRange } from '../../../../src/features/home/text';

const page = readFileSync(join(__dirname, '../../../../docs/getting-started/installation.mdx'), 'utf8');

test('the tabs have the names of those on the installation page, which shares the remembered choice', () => {
  const group = /<Tabs groupId="package-manager">([\s\S]*?)<\/Tabs>/.exec(page)?.[1] ?? '';
  const values = [...group.matchAll(/<TabItem value="(\w+)"/g)].map(([, value]) => value);
  expect(managers.map(({ name }) => name)).toEqual(values);
  for (const { command } of managers) expect(group).toContain(command);
});

test.each([
  ['4.2.0 or later', '4.2.0+'],
  ['13 or later, below 15', '13–14'],
])('the range "%s" is shortened to %s', (range, expected) => {
  expect(shortRange(range)).toBe(expected);
});
