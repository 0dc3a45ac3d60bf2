import { join } from 'node:path';
import { diffFacts } from '../../../../../src/api/diff';
import { loadFacts } from '../../../../../src/api/load';
import { idsOf } from '../../../../../src/check/links';
import { compareAll } from '../../../../../src/features/versions/comparison';
import {
  countChanges,
  isApiGroup,
  lineText,
  type Change,
  type ChangeGroup,
  type Comparison,
} from '../../../../../src/features/versions/comparison/changes';
import { versions } from '../../../../../src/config/versions';
import { frontMatterOf } from '../../../../../src/content/read/page';
import { readPages } from '../../../../../src/content/read/pages';
import { readReferencePage } from '../../../../../src/content/read/readReference';

const root = join(__dirname, '../../../../..');
const pairs = compareAll(root);
const allChanges = ({ groups }: Comparison): Change[] => groups.flatMap(({ changes: own }) => own);

const pair = (from: string, to: string) => pairs.find((one) => one.from === from && one.to === to)!;
const changes = ({ groups }: Comparison, group: string) => groups.find(({ name }) => name === group)?.changes ?? [];
const change = (comparison: Comparison, group: string, name: string) =>
  changes(comparison, group).find((one) => one.name === name)!;

/** Returns a change's lines in both versions. */
function sides({ lines }: Change): { before: string[]; after: string[] } {
  const side = (version: 'before' | 'after') => lines.map((line) => lineText(line, version)).filter(Boolean);
  return { before: side('before'), after: side('after') };
}

const apiCounts = ({ groups }: Comparison) => countChanges(groups.filter(isApiGroup).flatMap((group) => group.changes));

test.each(versions.slice(1).map((from, index) => [from.version, versions[index].version]))(
  'the comparison of %s and %s contains every difference of the facts',
  (from, to) => {
    const diff = diffFacts(loadFacts(from), loadFacts(to));
    const comparison = pair(from, to);
    const { added, removed, changed } = countChanges([...diff.symbols, ...diff.members, ...diff.events]);
    // The diff counts a rename as a removal and an addition. The comparison counts it as one change.
    const renamed = allChanges(comparison).filter(({ change: type }) => type === 'renamed').length;
    const joined = { added: added - renamed, removed: removed - renamed, changed: changed + renamed };
    expect(apiCounts(comparison)).toMatchObject(joined);

    const shown = (kind: ChangeGroup['kind']) =>
      comparison.groups.filter((group) => group.kind === kind).flatMap((group) => group.changes.map(sides));
    const errors = shown('error');
    expect(errors.flatMap(({ before }) => before)).toHaveLength(diff.errors.removed.length);
    expect(errors.flatMap(({ after }) => after)).toHaveLength(diff.errors.added.length);
    expect(shown('default')).toHaveLength(diff.optionDefaults.length);
    expect(shown('package')).toHaveLength(diff.package.length);
  },
);

describe('2.8.2 to 2.8.4', () => {
  const comparison = pair('2.8.2', '2.8.4');
  const one = (group: string, name: string): Change => change(comparison, group, name);

  test('a changed method has marked differences and links to both versions', () => {
    expect(one('Filters', 'bassBoost')).toEqual({
      ...{ name: 'bassBoost', kind: 'method', change: 'changed', breaking: true, notes: [] },
      lines: [['bassBoost(', ['', 'stage: number'], '): ', ['', 'Promise<'], 'this', ['', '>']]],
      links: { from: '/docs/2.8.2/class/Filters#bassBoost', to: '/docs/2.8.4/class/Filters#bassBoost' },
    });
  });

  test('an added or removed member links to one version, and an event to the page that documents it', () => {
    expect(one('Filters', 'demon').links).toEqual({ from: undefined, to: '/docs/2.8.4/class/Filters#demon' });
    expect(one('TrackUtils', 'isTrack').links.to).toBeUndefined();
    expect(change(pair('2.6.1', '2.7.5'), 'Events of the manager', 'debug').links).toEqual({
      from: '/docs/2.6.1/typedefs/ManagerEvents#debug',
      to: '/docs/2.7.5/classes/Manager#debug',
    });
  });

  test('the comparison lists a changed kind of a symbol before its new members', () => {
    const [own, ...members] = changes(comparison, 'SponsorBlockSegment');
    expect(own).toMatchObject({ name: 'SponsorBlockSegment', kind: 'enum', change: 'changed', breaking: true });
    expect(sides(own).before[0]).toMatch(/^type SponsorBlockSegment = "sponsor" \| /);
    expect(sides(own).after).toEqual(['enum SponsorBlockSegment']);
    expect(members.map(({ kind, change: type }) => `${type} ${kind}`)).toEqual(Array(8).fill('added enum member'));
  });

  test('breaking groups, and breaking changes inside a group, come first', () => {
    const breaks = comparison.groups.map((group) => group.changes.some(({ breaking }) => breaking));
    const player = changes(comparison, 'Player').map(({ breaking }) => breaking);
    for (const order of [breaks, player]) expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
    expect(player).toContain(false);
  });
});

test.each([
  ['2.8.1', '2.8.2', 'TrackUtils', 'getClosestTrack', false, 'Deprecated.'],
  ['2.8.1', '2.8.2', 'Filters', 'Filters', false, 'Exported: you can import it.'],
  ['2.8.2', '2.8.1', 'Filters', 'Filters', true, 'No longer exported: you cannot import it.'],
])(
  '%s to %s: a note describes the change of %s.%s that no signature shows',
  (from, to, group, name, breaking, note) => {
    expect(change(pair(from, to), group, name)).toMatchObject({
      breaking,
      notes: expect.arrayContaining([note]) as string[],
    });
  },
);

test('a renamed member or symbol is one change with both names and both links', () => {
  expect(change(pair('2.7.5', '2.8.0'), 'Player', 'guildId')).toEqual({
    ...{ name: 'guildId', previousName: 'guild', kind: 'property', change: 'renamed', breaking: true, notes: [] },
    lines: [[['guild', 'guildId'], ': string']],
    links: { from: '/docs/2.7.5/classes/Player#guild', to: '/docs/2.8.0/classes/Player#guildId' },
  });
  expect(change(pair('2.8.4', '2.8.2'), 'availableFilters', 'availableFilters')).toMatchObject({
    ...{ previousName: 'AvailableFilters', change: 'renamed' },
    links: { from: '/docs/2.8.4/enums/availableFilters', to: '/docs/2.8.2/typedefs/filters/availableFilters' },
  });
});

describe('every pair of versions', () => {
  test('every pair of versions can be compared in both directions', () => {
    expect(pairs).toHaveLength(versions.length * (versions.length - 1));
    const [there, back] = [pair('2.8.0', '2.8.1'), pair('2.8.1', '2.8.0')].map(apiCounts);
    expect(there).toMatchObject({ added: back.removed, removed: back.added, changed: back.changed });
  });

  test('every comparison shows each change exactly once, as a difference or a note', () => {
    const all = pairs.flatMap(allChanges);
    const marked = ({ lines }: Change) => lines.some((line) => line.some(Array.isArray));
    expect(all.filter((one) => one.notes.length === 0 && !marked(one))).toEqual([]);
    expect(all.flatMap(({ notes }) => notes).filter((note) => !/^[A-Z].*\.$/.test(note))).toEqual([]);
    const twice = pairs.flatMap(({ groups }) =>
      groups.filter((group) => new Set(group.changes.map(({ kind, name }) => kind + name)).size < group.changes.length),
    );
    expect(twice).toEqual([]);
  });
});

test('every link points to an anchor on a page', () => {
  // Reads two versions, because parsing is slow. The check requires a place for every member in all versions.
  const compared = versions.filter(({ version }) => ['2.8.2', '2.8.4'].includes(version));
  const linksOf = ({ links }: Change) => [links.from ?? [], links.to ?? []].flat();
  const links = new Set(allChanges(pair('2.8.2', '2.8.4')).flatMap(linksOf));
  const linked = new Set([...links].map((link) => link.split('#')[0]));
  const anchors = new Set(
    compared.flatMap((version) => {
      const facts = loadFacts(version.version);
      return readPages(root, version).flatMap((page) => {
        const path = `/${version.path}${String(frontMatterOf(page).slug)}`;
        const reference = linked.has(path) && readReferencePage(page, facts);
        if (!reference) return [];
        return [path, ...[...idsOf(page, reference)].map((id) => `${path}#${id}`)];
      });
    }),
  );
  expect([...links].filter((link) => !anchors.has(link))).toEqual([]);
  expect(links.size).toBeGreaterThan(100);
});

test('only package changes have no link, because packages have no page', () => {
  const unlinked = pairs.flatMap(({ groups }) =>
    groups.filter((group) => group.changes.some(({ links: { from, to } }) => !from && !to)).map(({ kind }) => kind),
  );
  expect([...new Set(unlinked)]).toEqual(['package']);
});
