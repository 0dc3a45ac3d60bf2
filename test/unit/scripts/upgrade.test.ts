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

test('edits every Docusaurus package, the pinned version and the settings that the version needs', () => {
  const files: Record<string, string> = {
    'package.json': '"@docusaurus/core": "3.7.0",\n"react": "3.7.0",\n"@docusaurus/types": "3.7.0"',
    'docusaurus.config.ts': '{ experimental_faster: true }',
    'test/site/documents.spec.ts': '"Docusaurus v3.7.0"',
  };
  const edited = (version: string) =>
    Object.entries(editsFor('3.7.0', version)).map(([file, parts]) => replaceIn(file, files[file], parts));
  expect(edited('3.10.2')).toEqual([
    '"@docusaurus/core": "3.10.2",\n"react": "3.7.0",\n"@docusaurus/types": "3.10.2"',
    "{ faster: true, experimental_vcs: 'default-v1', v4: { removeLegacyPostBuildHeadAttribute: true } }",
    '"Docusaurus v3.10.2"',
  ]);
  expect(edited('3.9.2')[1]).toBe('{ experimental_faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } }');
  expect(editsFor('3.10.2', '3.11.0')['docusaurus.config.ts']).toEqual([]);
});

test('a missing part is an error that names the file', () => {
  expect(() => replaceIn('a.ts', 'one', [['two', 'three']])).toThrow('a.ts lacks two');
});
