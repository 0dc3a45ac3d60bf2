import { nameIn } from '../../../src/api/renames';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import { indexOf } from '../../../src/api/lookup';
import { versions } from '../../../src/config/versions';
import type { PageModel, PageSection } from '../../../src/content/model/page';
import { compareVersions, differencesTag, indexPages, withStatuses } from '../../../src/postbuild/versionSwitch';

const find = (number: string) => versions.find((one) => one.version === number)!;
const prose = (anchor: string | null): PageSection => ({
  ...{ level: 2, anchor, title: '', texts: [], kind: null, name: null, owner: null },
});
const method = (name: string): PageSection => ({ ...prose(name), kind: 'method', name, owner: 'Player' });
const player: PageSection = { ...prose(null), level: 1, kind: 'class', name: 'Player' };

const pageOf = (number: string, path: string, ...sections: PageSection[]) => ({
  ...({ source: 'mdx', title: '', description: '', categories: [], markdown: '' } satisfies Partial<PageModel>),
  ...{ path: `/docs/${number}/${path}`, version: find(number), sections },
});

const newer = pageOf(
  '2.8.1',
  'classes/Player',
  ...[player, method('pause'), method('setVolume'), method('setVoiceChannelId'), method('moveNode'), prose('traps')],
);
const older = pageOf(
  '2.8.0',
  'classes/Player',
  player,
  method('pause'),
  method('setVolume'),
  method('setVoiceChannel'),
);
const index = indexPages([newer, older]);
const compare = (from: typeof newer, to: string, path: string) =>
  compareVersions(from, { version: find(to), path }, index);

test('the version menu finds renamed and absent members, and headings that are missing on the other page', () => {
  expect(compare(newer, '2.8.0', older.path).differences).toMatchObject({
    absent: ['moveNode', 'traps'],
    moved: { setVoiceChannelId: '#setVoiceChannel' },
  });
  expect(compare(older, '2.8.1', newer.path)).toMatchObject({
    status: 'changed',
    differences: { moved: { setVoiceChannel: '#setVoiceChannelId' } },
  });
});

test("the version menu links to the symbol's page, or else reports that the page is absent", () => {
  const main = '/docs/2.8.0/intro';
  expect(compare(newer, '2.8.0', main)).toMatchObject({ status: 'moved', nearest: '/docs/2.8.0/classes/Player' });
  expect(compare(pageOf('2.8.1', 'guides/x'), '2.8.0', main)).toEqual({ status: 'absent', differences: {} });
});

test('the version menu adds the status to a link and corrects its target', () => {
  const html = '<a href=/docs/2.7.5/intro data-version=2.7.5>v2.7.5</a><p>';
  const link = { version: find('2.7.5'), path: '', start: 0, end: html.indexOf('</a') };
  expect(withStatuses(html, [{ ...link, status: 'moved', nearest: '/docs/2.7.5/a#b' }])).toBe(
    '<a href="/docs/2.7.5/a#b" data-version=2.7.5>v2.7.5 <small class=version-status data-status=moved>moved</small></a><p>',
  );
  expect(withStatuses(html, [{ ...link, status: 'absent' }])).toContain('>no page · opens start page</small></a>');
  expect(differencesTag({ '2.7.5': {} })).toBe('');
});

test('every rename connects two existing names', () => {
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
