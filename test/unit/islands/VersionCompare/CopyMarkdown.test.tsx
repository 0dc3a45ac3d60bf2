import { filterChanges } from '../../../../src/features/versions/comparison/changes';
import { toMarkdown } from '../../../../src/islands/VersionCompare/CopyMarkdown';
import { comparisonOf } from '../../features/versions/comparisonOf';

test('the copied Markdown contains the visible changes with links to both versions and to the page', () => {
  const comparison = comparisonOf('2.8.2', '2.8.4');
  const groups = filterChanges(comparison.groups, ({ name }) => name === 'bassBoost');
  const urlOf = (path: string) => `https://site.example/sub${path}`;
  const [before, after] = ['2.8.2', '2.8.4'].map(
    (version) => `[${version}](https://site.example/sub/docs/${version}/class/Filters#bassBoost)`,
  );
  expect(toMarkdown({ ...comparison, groups }, urlOf('/versions?from=2.8.2&to=2.8.4#compare'), urlOf)).toBe(
    `# Changes in Magmastream from 2.8.2 to 2.8.4

<https://site.example/sub/versions?from=2.8.2&to=2.8.4#compare>

## \`Filters\` (class)

- **Breaking** Changed method \`bassBoost\` (${before}, ${after})
  \`\`\`diff
  - bassBoost(): this
  + bassBoost(stage: number): Promise<this>
  \`\`\`
`,
  );
});

test('the copied Markdown contains both names of a renamed item', () => {
  const comparison = comparisonOf('2.7.5', '2.8.0');
  const groups = filterChanges(comparison.groups, (_, { name }) => name === 'Queue');
  const urlOf = (path: string) => path;
  expect(toMarkdown({ ...comparison, groups }, '/versions', urlOf)).toContain(
    '- **Breaking** Renamed property `guild` → `guildId` ([2.7.5](/docs/2.7.5/classes/queue#guild), ',
  );
});
