import type { ActiveDocContext, GlobalDoc, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { counterpart } from '../../../../src/features/versions/counterpart';

const doc = (path: string): GlobalDoc => ({ id: path, path, sidebar: undefined });
const types = ['Node', 'Track', 'Node/nodeStats'].map((name) => `typedefs/${name}`);
const pages = ['intro', 'classes/Node', 'classes/TrackUtils', 'category/player', ...types];
const latest: GlobalVersion = {
  name: 'current',
  label: 'The latest',
  isLast: true,
  path: '/docs',
  mainDocId: '/docs/intro',
  docs: pages.map((path) => doc(`/docs/${path}`)),
  draftIds: [],
  sidebars: {},
};

const found = (path?: string, alternate?: string): string | undefined => {
  const alternateDocVersions: ActiveDocContext['alternateDocVersions'] = alternate ? { current: doc(alternate) } : {};
  const activeDoc = path ? doc(path) : undefined;
  return counterpart(latest, { activeVersion: undefined, activeDoc, alternateDocVersions })?.path;
};

test('the search for a counterpart finds the page with the same id first', () => {
  expect(found('/docs/2.8.5/classes/Node', '/docs/typedefs/Node')).toBe('/docs/typedefs/Node');
});

test.each([
  ['a class of the flat layout', 'node', 'classes/Node'],
  ['a type of that layout', 'typedefs/track', 'typedefs/Track'],
  ['a page with hyphens', 'track-utils', 'classes/TrackUtils'],
  ['a renamed page', 'typedefs/stats', 'typedefs/Node/nodeStats'],
])('the search finds the counterpart of %s of 2.6.1: %s', (_, path, there) => {
  expect(found(`/docs/2.6.1/${path}`)).toBe(`/docs/${there}`);
});

test.each([
  ['a page on a subject of 2.6.1 only', '/docs/2.6.1/voicePacket'],
  ['a page with the name of a category', '/docs/2.6.1/player'],
  ['a category', '/docs/2.8.0/category/node'],
  ['a page outside the documentation', undefined],
])('the search does not find a counterpart of %s', (_, path) => {
  expect(found(path)).toBeUndefined();
});
