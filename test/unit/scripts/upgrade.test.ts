import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editsFor, requestedVersion } from '../../../scripts/lib/upgrade';
import { replaceIn } from '../../../src/lib/replaceIn.mjs';

test.each([
  [[], /^Usage: npm run upgrade:try/],
  [['latest'], /^Usage/],
  [['3.10.2', '--fast'], /^Usage/],
  [['3.7.0'], /^The site already uses Docusaurus 3\.7\.0/],
  [['3.6.3'], /^The site already uses/],
])('requestedVersion refuses the arguments %j', (args, message) => {
  expect(() => requestedVersion(args, '3.7.0')).toThrow(message);
});

test('requestedVersion accepts a later version', () => {
  expect(requestedVersion(['3.10.2'], '3.7.0')).toBe('3.10.2');
});

test("an upgrade edits every Docusaurus package, the pinned version and the settings in the site's own files", () => {
  const root = join(__dirname, '../../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const edits = editsFor(dependencies['@docusaurus/core'], '99.0.0');
  const [packages, config, documents] = Object.entries(edits).map(([file, parts]) =>
    replaceIn(file, read(file), parts),
  );
  expect(packages.match(/"@docusaurus\/[\w-]+": "(?!99\.0\.0")/g)).toBeNull();
  expect(config).toContain(edits['docusaurus.config.ts'].at(-1)?.[1] ?? '');
  expect(documents).toContain('Docusaurus v99.0.0');
});

test('an upgrade edits only the settings that the version needs', () => {
  const settings = (current: string, version: string) => editsFor(current, version)['docusaurus.config.ts'].length;
  expect([settings('3.7.0', '3.9.2'), settings('3.7.0', '3.10.2'), settings('3.10.2', '3.11.0')]).toEqual([1, 2, 0]);
});

test('a missing part causes an error that contains the file name', () => {
  expect(() => replaceIn('a.ts', 'one', [['two', 'three']])).toThrow('a.ts lacks two');
});
