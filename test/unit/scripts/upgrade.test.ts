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
])('refuses the arguments %j', (args, message) => {
  expect(() => requestedVersion(args, '3.7.0')).toThrow(message);
});

test('accepts a later version', () => {
  expect(requestedVersion(['3.10.2'], '3.7.0')).toBe('3.10.2');
});

test("edits every Docusaurus package, the pinned version and the settings in the site's own files", () => {
  const root = join(__dirname, '../../..');
  const edited = (version: string) => {
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    return Object.entries(editsFor('3.7.0', version)).map(([file, parts]) => replaceIn(file, read(file), parts));
  };
  const [packages, config, documents] = edited('3.10.2');
  expect(packages.match(/"@docusaurus\/[\w-]+": "[^"]+"/g)).toEqual(
    packages.match(/"@docusaurus\/[\w-]+": "3\.10\.2"/g),
  );
  expect(config).toMatch(
    /v4: \{ removeLegacyPostBuildHeadAttribute: true \},\s+experimental_vcs: 'default-v1',\s+faster: \{/,
  );
  expect(documents).toContain('Docusaurus v3.10.2');
  expect(edited('3.9.2')[1]).toMatch(/v4: \{ removeLegacyPostBuildHeadAttribute: true \},\s+experimental_faster: \{/);
  expect(editsFor('3.10.2', '3.11.0')['docusaurus.config.ts']).toEqual([]);
});

test('a missing part is an error that names the file', () => {
  expect(() => replaceIn('a.ts', 'one', [['two', 'three']])).toThrow('a.ts lacks two');
});
