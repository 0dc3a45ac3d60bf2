import { askOtherVersions, betterElsewhere } from '../../../../src/search/client/otherVersion';
import type { Hit } from '../../../../src/search/engine/protocol';

const current = 'docs-default-current';

const hit = (name: string, version: string, owner: string | null = null): Hit => ({
  objectID: `${version}/${owner ?? ''}#${name}`,
  name,
  owner,
  version,
});

test('other versions are asked the same question: the filters of the version are turned around, all others kept', () => {
  const request = {
    query: 'structure',
    facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${current}`]],
    attributesToRetrieve: ['url'],
    hitsPerPage: 100,
    page: 3,
  };
  expect(askOtherVersions(request, ['default', current])).toEqual({
    query: 'structure',
    facetFilters: ['language:en', 'docusaurus_tag:-default', `docusaurus_tag:-${current}`],
    attributesToRetrieve: ['url'],
    hitsPerPage: 10,
    page: 0,
  });
});

test.each([
  ['no filters', undefined, []],
  ['one filter that is no list', 'language:en', ['language:en']],
  ['one tag that is no list', `docusaurus_tag:${current}`, []],
])('%s: pages outside the documentation are left out all the same', (_what, facetFilters, kept) => {
  const asked = askOtherVersions({ query: 'structure', facetFilters }, [current]);
  expect(asked.facetFilters).toEqual([...kept, 'docusaurus_tag:-default', `docusaurus_tag:-${current}`]);
});

test.each([
  ['Structure', 'the identifier as it is written'],
  ['structure', 'in lower case'],
  ['structure(', 'with what follows it in code'],
])('what %s names in another version is worth a line: %s', (query) => {
  expect(betterElsewhere(query, [hit('Manager', '2.8.7')], [hit('Structure', '2.7.5')])?.version).toBe('2.7.5');
});

test.each(['Player.setGain', 'player#setGain', 'player set gain', 'setGain'])('%s names a member', (query) => {
  expect(betterElsewhere(query, [], [hit('setGain', '2.6.1', 'Player')])?.name).toBe('setGain');
});

test('of several versions the newest is chosen, by number', () => {
  const elsewhere = [hit('Structure', '2.7.5'), hit('Structure', '2.10.0'), hit('Structure', '2.6.1')];
  expect(betterElsewhere('structure', [], elsewhere)?.version).toBe('2.10.0');
});

test('nothing is better elsewhere when the version searched has what is named', () => {
  expect(betterElsewhere('create', [hit('create', '2.8.7', 'Manager')], [hit('create', '2.6.1')])).toBeUndefined();
});

test.each([
  ['half of an identifier', 'struct'],
  ['words beside it', 'structure of a track'],
  ['another owner', 'Node.setGain'],
  ['no letters at all', '#()'],
  ['nothing', ''],
])('%s names nothing', (_what, query) => {
  const elsewhere = [hit('Structure', '2.7.5'), hit('setGain', '2.6.1', 'Player'), { objectID: 'a-guide' }];
  expect(betterElsewhere(query, [], elsewhere)).toBeUndefined();
});

test('a section of the version searched is no match for an identifier elsewhere', () => {
  expect(betterElsewhere('structure', [{ objectID: 'a-guide' }], [hit('Structure', '2.7.5')])?.version).toBe('2.7.5');
});
