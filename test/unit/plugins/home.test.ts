import { join } from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { checkHome } from '../../../src/check/home';
import { extractSamples } from '../../../src/samples/extract';
import type { HomeData } from '../../../src/home';
import { readHomeSample } from '../../../src/samples/links';
import homePlugin from '../../../src/plugins/home';
import routes from '../../../src/check/expected/routes.json';

const siteDir = join(__dirname, '../../..');
let home: HomeData;

beforeAll(async () => {
  const actions = {
    createData: (_name: string, content: HomeData) => {
      home = content;
      return Promise.resolve('');
    },
  } as unknown as PluginContentLoadedActions;
  await homePlugin({ siteDir } as LoadContext).contentLoaded?.({ content: undefined, actions });
});

const pages = routes.byVersion.current.map(({ path }) => path);
const pageOf = (href: string): string => href.split('#')[0];

test('the sample is shown as it is written, in fewer than 15 lines', () => {
  const [{ text }] = extractSamples(readHomeSample(siteDir)).samples;
  expect(home.sample.map((piece) => piece.text).join('')).toBe(text);
  expect(text.split('\n').length).toBeLessThan(15);
});

test('it compiles against the current version, and what it names is documented', () => {
  expect(checkHome(siteDir)).toEqual([]);
});

test.each([
  ['Manager', '/docs/classes/Manager'],
  ['Player', '/docs/classes/Player'],
  ['PlayerOptions', '/docs/typedefs/Player/playerOptions'],
  ['search', '/docs/classes/Manager#search'],
  ['create', '/docs/classes/Manager#create'],
  ['add', '/docs/classes/queue#add'],
  ['tracks', '/docs/typedefs/Search/searchResult#tracks'],
])('%s links to %s, where the current version documents it', (name, href) => {
  expect(home.sample.filter((piece) => piece.href).find(({ text }) => text === name)?.href).toBe(href);
});

test('each feature links to a member on a page of the current version', () => {
  expect(home.features).toHaveLength(4);
  for (const { name, href } of home.features) {
    expect(pages).toContain(pageOf(href));
    expect(href).toMatch(new RegExp(`#${name.split('.').at(-1)}$`));
  }
});

test('the reference is what the sidebar has after getting started, without emoji in the names', () => {
  expect(home.reference.map(({ label }) => label)).toEqual(['Classes', 'Enums', 'Typedefs']);
  for (const { to, description } of home.reference) {
    expect(pages).toContain(to);
    expect(description).toMatch(/\.$/);
  }
});
