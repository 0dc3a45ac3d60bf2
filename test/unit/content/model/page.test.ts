import { join } from 'node:path';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { currentVersion } from '../../../../src/config/versions';
import pageModel from '../../../../src/content/model';
import { contentOf } from '../../../../src/content/model/registry';
import { headingParts } from '../../../../src/content/read/markup';
import renderContent from '../../../../src/content/render';
import { withProperties } from '../../../../src/content/render/api/identity';

const siteDir = join(__dirname, '../../../..');
const versions = [currentVersion];

/** Sets heading ids like the Docusaurus plugin, which Jest cannot load. */
const headingIds = () => (tree: Root) =>
  visit(tree, 'heading', (heading) => {
    const { title, id = title } = headingParts(heading);
    Object.assign(heading, withProperties(heading, { id }), { children: [{ type: 'text', value: title }] });
  });

/** Compiles prose as a page in the current version, and returns its content and its compiled code. */
async function compile(prose: string, api: string[] = [], title = 'Title') {
  const file = new VFile({ path: join(siteDir, 'docs/any.mdx'), value: escapeMarkdownHeadingIds(prose) });
  file.data.frontMatter = { api, title, slug: '/any' };
  const processor = createProcessor({
    remarkPlugins: [[renderContent, { siteDir, versions }], headingIds, remarkGfm],
    rehypePlugins: [[pageModel, { siteDir }]],
  });
  const code = String(await processor.process(file));
  return { code, ...contentOf('/docs/any') };
}

const options = [
  'Where and how a player starts.',
  '## Properties {#properties}',
  '- `guildId`: The guild.',
  '- `volume`: The volume, from `0` to `1000`.',
].join('\n\n');

test('an option becomes a section with its subject, its prose and its row in Markdown', async () => {
  const { sections, markdown, code } = await compile(options, ['PlayerOptions'], 'Player options');
  expect(sections.map(({ level, title, anchor, kind, owner }) => [level, title, anchor, kind, owner])).toEqual([
    [1, 'Player options', null, 'interface', null],
    [2, 'Properties', 'properties', null, null],
    [3, 'guildId', 'guildId', 'option', 'PlayerOptions'],
    [3, 'volume', 'volume', 'option', 'PlayerOptions'],
  ]);
  expect(sections[3].texts).toEqual([expect.stringMatching(/The volume, from 0 to 1000\.$/)]);
  expect(markdown).toMatch(
    /\n### volume\n\n`number` · (?:optional|default).*\n\n(?:.*\n\n)?The volume, from `0` to `1000`\.$/,
  );
  expect(code).not.toContain('data-kind');
});

const create = ['Makes it.', '## Methods {#methods}', '### create {#create}', 'Creates it.', '- `options`: The guild.'];

test('a method keeps its signature, sample and parameters in Markdown, but only its prose in search', async () => {
  const { sections, markdown } = await compile([...create, '```ts\ncreate();\n```'].join('\n\n'), ['Manager']);
  expect(sections[2]).toMatchObject({
    kind: 'method',
    title: 'create(options)',
    texts: ['Creates it. options: The guild.'],
  });
  expect(markdown).toContain(
    '```ts\ncreate(options: PlayerOptions): Player\n```\n\nCreates it.\n\n```ts\ncreate();\n```',
  );
  expect(markdown).toContain(
    '- `options` [`PlayerOptions`](https://magmastream.com/docs/typedefs/Player/playerOptions.md) required: The guild.',
  );
});

test('an event belongs to the manager', async () => {
  const { sections } = await compile('## Events {#events}\n\n### nodeConnect {#nodeConnect}\n\nReady.', [
    'Manager',
    'ManagerEvents',
  ]);
  expect(sections[2]).toMatchObject({ kind: 'event', name: 'nodeConnect', owner: 'Manager' });
});

test('components of a page contribute their content', async () => {
  const tabs = '<Tabs>\n<TabItem value="npm" label="With npm">\n\nInstall it.\n\n</TabItem>\n</Tabs>';
  const image = '<ThemedImage alt="Parts" sources={{ light: useBaseUrl(\'/img/a.svg\') }} />';
  const { sections, markdown } = await compile(`${tabs}\n\n${image}\n\n<Compatibility />`);
  expect(markdown).toMatch(
    /^\*\*With npm\*\*\n\nInstall it\.\n\n!\[Parts\]\(https:\/\/magmastream\.com\/img\/a\.svg\)\n\nMagmastream [\d.]+ (?:to [\d.]+ )?needs Lavalink 4\.2\.0 or later, Node\.js [\d.]+ or later, and /,
  );
  expect(sections[0].texts[0]).toMatch(
    /^Install it\. Magmastream [\d.]+ (?:to [\d.]+ )?needs Lavalink 4\.2\.0 or later, /,
  );
});

test('a page that the build did not compile causes an error', () => {
  expect(() => contentOf('/docs/none')).toThrow('The build did not compile /docs/none');
});
