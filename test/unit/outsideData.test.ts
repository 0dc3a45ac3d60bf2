/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchValues, liveSources } from '../../src/islands/LiveFigures/sources';
import { parseReadings } from '../../src/islands/LiveFigures/useLiveFigures';
import { filesIn } from '../../src/lib/files';
import { createHostsCache } from '../../src/search/client/hostsCache';
import { createSearcher } from '../../src/search/engine/searcher';
import { storedHeight } from '../../src/search/ui/Bar/stored';
import { repairSearches } from '../../src/search/ui/Dialog/storedSearches';
import { searchedVersion } from '../../src/search/ui/settings';
import { bundleHeadScript } from './headScript';
import { now, responses } from './islands/liveHosts';

const src = join(__dirname, '../../src');

/** JSON and texts that no reader stores and no server sends. */
const poison = [
  ...['', '{[', 'null', 'false', '7', '-1e300', '"x"', '[]', '{}', '[null]', '[[]]', '[{}]', '[7]'],
  ...['{"length":1e9}', '{"default":7,"docs":null}', '{"default":{"file":7}}', '<!doctype html>'],
];

beforeAll(() => {
  jest.useFakeTimers({ now });
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  window.eval(bundleHeadScript());
});
afterAll(() => jest.useRealTimers());
afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

/** Attaches an element of the head script, and returns the resulting markup. */
function attach(html: string): string {
  document.body.innerHTML = html;
  return document.body.innerHTML;
}

const sidebar =
  '<nav><a href="/docs/intro"></a><div><details></details></div></nav><sidebar-restore></sidebar-restore>';
const tabs = `<div data-name="language"><ul><li data-value="ts"></li></ul><div><div></div></div><tab-restore></tab-restore></div>`;
const menu = '<div><button>Versions</button><a data-version="2.8.6">2.8.6</a><version-restore></version-restore></div>';
const pageShow = (): string => {
  dispatchEvent(new Event('pageshow'));
  dispatchEvent(new Event('storage'));
  return document.documentElement.outerHTML;
};
const host = { protocol: 'https', url: 'a', accept: 'read' } as const;

/** Every storage key, with the file that reads its value and a function that calls this file's code. */
const keys: [key: string, file: string, read: () => unknown][] = [
  ['theme', 'elements/color-mode/colorMode.head.ts', pageShow],
  ['docusaurus.announcement.id', 'elements/announcement-bar/announcementBar.head.ts', pageShow],
  ['docusaurus.announcement.dismiss', 'elements/announcement-bar/announcementBar.head.ts', pageShow],
  ['docusaurus.tab.language', 'elements/tabs/tabs.head.ts', () => attach(tabs)],
  ['docs-preferred-version-default', 'elements/version-switch/versionSwitch.head.ts', () => attach(menu)],
  ['docs-preferred-version-default', 'search/ui/settings.ts', () => searchedVersion().name],
  ['sidebar', 'elements/sidebar/sidebar.head.ts', () => attach(sidebar)],
  ['magmastream.live.figures', 'islands/LiveFigures/useLiveFigures.ts', () => readings()],
  ['search-hosts', 'search/client/hostsCache.ts', () => createHostsCache().get(host, () => Promise.resolve('tried'))],
  ['__DOCSEARCH_RECENT_SEARCHES__docs', 'search/ui/Bar/stored.ts', () => storedHeight('docs')],
  [
    '__DOCSEARCH_FAVORITE_SEARCHES__docs',
    'search/ui/Dialog/storedSearches.ts',
    () => repairSearches(localStorage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__docs') ?? '[]'),
  ],
];

const readings = () => parseReadings(localStorage.getItem('magmastream.live.figures'));

/** Values that look valid for a key but are not. */
const nearly: Record<string, unknown[]> = {
  'magmastream.live.figures': [
    ...[-1e300, -1, 1.5, [], '5', {}, true, null, undefined].map((at) => ({
      contributors: { ...{ values: responses.contributors.values }, at },
    })),
    ...[{ contributors: '2023-07-04' }, { contributors: responses.year.values.year }].map((values) => ({
      contributors: { values, at: 0 },
    })),
    ...[7, ['2023-07-04'], responses.year.values.year].map((published) => ({
      package: { values: { ...responses.package.values, published }, at: 0 },
    })),
  ],
  'search-hosts': [
    ...[null, 7, [], {}, { status: 'up', lastUpdate: 0 }, { status: 'down', lastUpdate: null }].map((failure) => ({
      'https a  read': failure,
    })),
    { 'https a  read': { status: 'up', lastUpdate: now.getTime() } },
    { 'https a  read': { status: 'down', lastUpdate: [now.getTime()] } },
    { 'https a  read': { status: 'down', lastUpdate: String(now.getTime()) } },
  ],
  sidebar: ['abc', [1], { 0: 1 }, ['x']].map((open) => ({ name: '/docs/intro', open, top: 'x' })),
};

describe.each(keys)('%s, as %s reads it', (key, _, read) => {
  test.each([...poison, ...(nearly[key] ?? []).map((value) => JSON.stringify(value))])('ignores %s', async (value) => {
    const expected = await read();
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
    expect(await read()).toEqual(expected);
  });
});

/** Imitates a response, because jsdom does not provide any. */
const responseOf = (text: string) =>
  ({
    ok: true,
    headers: new Map(),
    json: async () => (await Promise.resolve(JSON.parse(text))) as unknown,
  }) as unknown as Response;

describe('a search file', () => {
  const tag = 'default';
  const files = { [tag]: { file: 'a.json', texts: 'texts.json', signatures: 'signatures.json' } };
  const valid: Record<string, unknown> = {
    'shards.json': files,
    'a.json': [{ title: 'Play', level: 1 }],
    'texts.json': ['A text.'],
    'signatures.json': [],
  };
  const search = async (broken?: string, body?: string) => {
    global.fetch = ((url: string) => {
      const name = url.replace('/search/', '');
      return Promise.resolve(responseOf(name === broken ? body! : JSON.stringify(valid[name])));
    }) as typeof fetch;
    const searcher = createSearcher({ baseUrl: '/', tags: [tag], files: {} });
    const [{ nbHits }] = await searcher.search([{ query: '-> Player' }], false);
    return nbHits;
  };

  test('the search uses a valid file', async () => {
    expect(await search()).toBe(0);
  });

  // An empty list is valid in every file except the list of files.
  const brokenFiles = Object.keys(valid).flatMap((file) =>
    poison.filter((text) => file === 'shards.json' || text !== '[]').map((body) => [file, body]),
  );
  test.each(brokenFiles)('the error about %s with the content %s contains the file name', async (file, body) => {
    const error = await search(file, body).then(String, (reason: Error) => reason);
    expect(error).toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining(`/search/${file}`) as string,
    });
  });
});

test.each(liveSources.flatMap(({ id, figures }) => Object.keys(figures).map((figure) => [id, figure] as const)))(
  'the source %s rejects a value of another kind as %s',
  async (id, figure) => {
    const source = liveSources.find((each) => each.id === id)!;
    const other = typeof responses[id].values[figure] === 'number' ? '2023-07-04' : 7;
    const { figures, ...rest } = source;
    const read = { ...figures[figure as keyof typeof figures]!, read: () => other };
    global.fetch = () => Promise.resolve(responseOf(JSON.stringify(responses[id].body)));
    await expect(fetchValues({ ...rest, figures: { [figure]: read } }, new AbortController().signal)).rejects.toThrow(
      'unexpected response',
    );
  },
);

test('the tables in this file list each file that reads storage', () => {
  const readers = filesIn(src).filter((file) => {
    if (!/\.tsx?$/.test(file)) return false;
    return /(?:local|session)Storage\.getItem\(/.test(readFileSync(join(src, file), 'utf8'));
  });
  // These files only compare the stored text with a word or with the names of versions.
  const comparing = ['islands/LiveFigures/index.tsx', 'islands/useLastRead.ts'];
  expect(readers).toEqual([...new Set([...keys.map(([, file]) => file), ...comparing])].sort());
});
