import { nameIn } from '../../../src/api/renames';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import { indexOf } from '../../../src/api/lookup';
import { versions } from '../../../src/config/versions';
import { anchorsTag, compareVersions, indexSections, withStatuses } from '../../../src/postbuild/versionSwitch';
import { classPage, sectionsOf } from '../search/fixtures';

const method = (name: string, owner = 'Player') => ({ title: name, level: 3, kind: 'method', name, owner });
const prose = (anchor: string) => ({ title: anchor, level: 2, anchor });
const find = (version: string) => versions.find((one) => one.version === version)!;

const sections = [
  ...sectionsOf(
    'docs-default-2.8.1',
    classPage(
      'Player',
      'docs/2.8.1',
      method('pause'),
      method('setVolume'),
      method('setVoiceChannelId'),
      method('moveNode'),
      prose('traps'),
    ),
  ),
  ...sectionsOf(
    'docs-default-2.8.0',
    classPage('Player', 'docs/2.8.0', method('pause'), method('setVolume'), method('setVoiceChannel')),
  ),
];
const index = indexSections(sections, '/');
const compare = (from: string, to: string, path: string, otherPath: string) =>
  compareVersions({ from: find(from), to: find(to), path, otherPath }, index);

test('finds renamed and absent members, and headings that the other page lacks', () => {
  const pages = ['/docs/2.8.1/classes/Player', '/docs/2.8.0/classes/Player'] as const;
  expect(compare('2.8.1', '2.8.0', ...pages).anchors).toEqual(
    expect.arrayContaining(['setVoiceChannelId=#setVoiceChannel', 'moveNode-', 'traps-']),
  );
  expect(compare('2.8.0', '2.8.1', pages[1], pages[0])).toMatchObject({
    status: 'changed',
    anchors: expect.arrayContaining(['setVoiceChannel=#setVoiceChannelId']) as unknown,
  });
});

test('leads to the page of the symbol, or else reports that the page is absent', () => {
  const [own, main] = ['/docs/2.8.1/classes/Player', '/docs/2.8.0/intro'];
  expect(compare('2.8.1', '2.8.0', own, main)).toMatchObject({
    status: 'moved',
    nearest: '/docs/2.8.0/classes/Player',
  });
  expect(compare('2.8.1', '2.8.0', '/docs/2.8.1/guides/x', main)).toEqual({ status: 'absent', anchors: [] });
});

test('adds the status to a link and corrects its target', () => {
  const html = '<a href=/docs/2.7.5/intro data-version=2.7.5>v2.7.5</a><p>';
  const link = { name: '2.7.5', path: '', start: 0, end: html.indexOf('</a') };
  expect(withStatuses(html, [{ ...link, status: 'moved', nearest: '/docs/2.7.5/a#b' }])).toBe(
    '<a href="/docs/2.7.5/a#b" data-version=2.7.5>v2.7.5 <small class=version-status data-status=moved>moved</small></a><p>',
  );
  expect(withStatuses(html, [{ ...link, status: 'absent' }])).toContain('>not in 2.7.5</small></a>');
  expect(anchorsTag(new Map([['2.7.5', []]]))).toBe('');
});

test('every renaming joins two names that exist', () => {
  for (const [position, version] of documentedVersions.entries()) {
    const before = documentedVersions[position - 1];
    if (!before) continue;
    const [old, now] = [before, version].map((one) => indexOf(loadFacts(one)));
    for (const [symbol, members] of now.members) {
      for (const name of [symbol, ...[...members.keys()].map((member) => `${symbol}.${member}`)]) {
        const earlier = nameIn(name, version, before, documentedVersions);
        if (earlier === name) continue;
        const [owner, member] = earlier.split('.');
        expect([earlier, member ? old.members.get(owner)?.has(member) : old.symbols.has(owner)]).toEqual([
          earlier,
          true,
        ]);
        expect(nameIn(earlier, before, version, documentedVersions)).toBe(name);
      }
    }
  }
});
