import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { checkStructure, checkVersionList } from '../../../src/check/structure';
import { versions } from '../../../src/config/versions';
import type { SourcePage } from '../../../src/content/read/page';
import { formatProblem } from '../../../src/content/read/problem';
const page = (file: string, text: string, slug = ''): SourcePage => ({ file, text: `---\n${slug}\n---\n\n${text}\n` });

/** Checks pages and a sidebar. By default, the sidebar lists exactly these pages. */
function check(pages: SourcePage[], sidebar?: unknown[]): string[] {
  const listed = sidebar ?? pages.map(({ file }) => file.replace(/^docs\/|\.mdx?$/g, ''));
  const sidebars = { docs: listed } as SidebarsConfig;
  return checkStructure({ file: 'sidebars.ts', sidebars }, pages).flatMap(({ problems }) =>
    problems.map(formatProblem),
  );
}

test('the check accepts pages with their own URLs and sidebar entries', () => {
  const pages = [
    page('docs/intro.mdx', ''),
    page('docs/guides/queue.md', '', 'slug: ./queues'),
    page('docs/_partial.mdx', '', 'slug: /intro'),
  ];
  const items = [{ type: 'category', label: 'Guides', link: { type: 'doc', id: 'intro' }, items: ['guides/queue'] }];
  expect(check(pages, items)).toEqual([]);
});

test('the check reports two pages with the same URL, even if one page has no slug', () => {
  const pages = [page('docs/classes/Node.mdx', ''), page('docs/a.mdx', '', 'slug: /classes/Node')];
  expect(check(pages)).toEqual([
    'docs/classes/Node.mdx:1  docs/a.mdx has the same URL "/classes/Node": change one slug',
    'docs/a.mdx:2  docs/classes/Node.mdx has the same URL "/classes/Node": change one slug',
  ]);
});

test('the check reports a sidebar entry without a page, and a version without pages', () => {
  const sidebar = ['itnro', { type: 'doc', id: 'gone' }, 'intro'];
  expect(check([page('docs/intro.mdx', '')], sidebar)).toEqual([
    'sidebars.ts:1  the sidebar entry "itnro" names no page; did you mean "intro"?',
    'sidebars.ts:1  the sidebar entry "gone" names no page',
  ]);
  expect(check([])).toEqual(['sidebars.ts:1  the version has no pages']);
});

test('the check reports pages without a sidebar entry, except four intended pages', () => {
  const unlisted = ['examples/events', 'examples/index-js', 'typedefs/lavalinkInfo', 'WebSocket/webSocketClosedEvent'];
  const pages = ['intro', 'enums/StateTypes', ...unlisted].map((id) => page(`docs/${id}.mdx`, ''));
  expect(check(pages, ['intro'])).toEqual([
    "docs/enums/StateTypes.mdx:1  sidebars.ts lacks this page: add 'enums/StateTypes' to a category",
  ]);
});

test('the check refuses a broken versions.json', () => {
  const listed = versions.slice(1).map(({ name }) => name);
  const check = (list: unknown): string[] => checkVersionList(JSON.stringify(list)).map(formatProblem);
  expect(check(listed)).toEqual([]);
  const [newest, ...older] = listed;
  for (const wrong of [older, [newest, ...listed], [...older, newest], ['2.8.6', ...older], {}])
    expect(check(wrong)).toEqual([expect.stringContaining(`versions.json:1  the list differs from src/config/`)]);
  expect(() => checkVersionList('["2.8.5",')).toThrow('versions.json: line 1, column 10: Unexpected end of file');
});
