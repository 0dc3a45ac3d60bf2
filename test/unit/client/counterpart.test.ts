import type { ActiveDocContext, GlobalDoc, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { counterpart, mainDocOf } from '../../../src/client/counterpart';

const doc = (path: string): GlobalDoc => ({ id: path, path, sidebar: undefined });
const latest: GlobalVersion = {
  name: 'current',
  label: 'v2.8.7 (current)',
  isLast: true,
  path: '/docs',
  mainDocId: '/docs/intro',
  docs: [
    '/docs/intro',
    '/docs/typedefs/Node',
    '/docs/classes/Node',
    '/docs/category/player',
    '/docs/typedefs/Track',
    '/docs/typedefs/Node/nodeStats',
    '/docs/classes/TrackUtils',
  ].map(doc),
  draftIds: [],
  sidebars: {},
};

function reading(path: string, alternate?: string): ActiveDocContext {
  return {
    activeVersion: undefined,
    activeDoc: doc(path),
    alternateDocVersions: alternate ? { current: doc(alternate) } : {},
  };
}

test('the page with the same id wins', () => {
  expect(counterpart(latest, reading('/docs/2.8.5/classes/Node', '/docs/typedefs/Node'))?.path).toBe(
    '/docs/typedefs/Node',
  );
});

test('a page of the flat layout of 2.6.1 leads to the class of that name', () => {
  expect(counterpart(latest, reading('/docs/2.6.1/node'))?.path).toBe('/docs/classes/Node');
  expect(counterpart(latest, reading('/docs/2.6.1/typedefs/track'))?.path).toBe('/docs/typedefs/Track');
});

test('a page that later versions name otherwise leads there', () => {
  expect(counterpart(latest, reading('/docs/2.6.1/track-utils'))?.path).toBe('/docs/classes/TrackUtils');
  expect(counterpart(latest, reading('/docs/2.6.1/typedefs/stats'))?.path).toBe('/docs/typedefs/Node/nodeStats');
});

test('a page without counterpart has none, and categories stand for no page', () => {
  expect(counterpart(latest, reading('/docs/2.6.1/voicePacket'))).toBeUndefined();
  expect(counterpart(latest, reading('/docs/2.6.1/player'))).toBeUndefined();
  expect(counterpart(latest, reading('/docs/2.8.0/category/node'))).toBeUndefined();
});

test('outside of the documentation there is no counterpart', () => {
  expect(
    counterpart(latest, { activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {} }),
  ).toBeUndefined();
});

test('the main page of a version is found by its id, and its absence is named', () => {
  expect(mainDocOf(latest).path).toBe('/docs/intro');
  expect(() => mainDocOf({ ...latest, mainDocId: 'start' })).toThrow('Version current has no page with the id start.');
});
