import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editsFor, requestedVersion } from '../../../scripts/lib/upgrade';
import { replaceIn } from '../../../src/lib/replaceIn.mjs';

const root = join(__dirname, '../../..');

test.each([
  [[], /^Usage: npm run upgrade:try/],
  [['latest'], /^Usage/],
  [['3.10.2', '--fast'], /^Usage/],
  [['3.7.0'], /^The site already uses Docusaurus 3\.7\.0/],
])('refuses the arguments %j', (args, message) => {
  expect(() => requestedVersion(args, '3.7.0')).toThrow(message);
});

test('edits every Docusaurus package, the pinned version and the settings that the version needs', () => {
  const edited = (version: string) =>
    Object.entries(editsFor('3.7.0', version)).map(([file, parts]) =>
      replaceIn(file, readFileSync(join(root, file), 'utf8'), parts),
    );
  const [packages, config, test] = edited('3.10.2');
  expect(packages).not.toMatch(/"@docusaurus\/.*3\.7\.0/);
  expect(config).toContain(
    "future: { faster: true, experimental_vcs: 'default-v1', v4: { removeLegacyPostBuildHeadAttribute: true } }",
  );
  expect(test).toContain('Docusaurus v3.10.2');
  expect(edited('3.9.2')[1]).toContain(
    'future: { experimental_faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } }',
  );
  expect(editsFor('3.10.2', '3.11.0')['docusaurus.config.ts']).toEqual([]);
});
