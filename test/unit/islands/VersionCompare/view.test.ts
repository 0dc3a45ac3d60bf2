import { versions } from '../../../../src/config/versions';
import { parseView, updateView, visibleChanges, type View } from '../../../../src/islands/VersionCompare/view';
import { comparisonOf } from '../../features/versions/comparisonOf';

const [newest, second] = versions.map(({ version }) => version);

test.each([
  ['', second, newest, false],
  ['?from=2.8.2&to=2.8.4', '2.8.2', '2.8.4', true],
  ['?from=2.8.2&to=current', '2.8.2', newest, true],
  ['?from=2.8.4', '2.8.4', newest, true],
  ['?to=2.8.4', '2.8.2', '2.8.4', true],
  ['?from=2.8.5&to=', '2.8.5', newest, true],
])('the query string %j selects %s and %s', (search, from, to, isRequested) => {
  expect(parseView(search)).toMatchObject({ from, to, isRequested, unknown: null });
});

test.each([
  ['', '2.8.2', '2.8.2', newest],
  ['?to=2.8.1', '2.8.2', '2.8.0', '2.8.1'],
  ['?from=2.8.4', '2.8.2', '2.8.4', newest],
  ['', 'current', second, newest],
])('the query string %j selects, for a reader of %s, %s and %s', (search, lastRead, from, to) => {
  expect(parseView(search, lastRead)).toMatchObject({ from, to });
});

test.each([
  ['?from=9.9.9&to=2.8.7', '9.9.9'],
  ['?from=2.8.2&to=constructor', 'constructor'],
])('the query string %j selects the defaults and reports the unknown version', (search, unknown) => {
  expect(parseView(search)).toMatchObject({ from: second, to: newest, isRequested: false, unknown });
});

test('filters come from the query string, and the page ignores unknown values', () => {
  const view = parseView('?from=2.8.2&kind=class&q=promise&breaking=true');
  expect(view).toMatchObject({ kind: 'class', query: 'promise', breakingOnly: true });
  const ignored = parseView('?from=2.8.2&kind=toString&breaking=maybe');
  expect(ignored).toMatchObject({ kind: 'all', query: '', breakingOnly: false });
});

test('a change keeps other parameters and removes default values', () => {
  const search = updateView('?from=2.8.2&to=2.8.4&theme=dark&kind=enum', { kind: 'all', query: 'a b' });
  expect(search).toBe('?from=2.8.2&to=2.8.4&theme=dark&q=a+b');
});

describe('filters', () => {
  const { groups } = comparisonOf('2.8.2', '2.8.4');
  const view = (change: Partial<View>): View => ({ ...parseView('?from=2.8.2&to=2.8.4'), ...change });
  const names = (change: Partial<View>) => visibleChanges(groups, view(change)).map(({ name }) => name);

  test.each<[Partial<View>, string[]]>([
    [{ kind: 'enum' }, ['AvailableFilters', 'SponsorBlockSegment', 'TrackPartial']],
    [{ query: 'filters.BASSBOOST promise' }, ['Filters']],
    [{ query: 'nowhere' }, []],
    [{ kind: 'class', query: 'promise', breakingOnly: true }, ['Filters', 'Player', 'TrackUtils', 'Manager', 'Node']],
  ])('filters %j keep %j', (change, expected) => {
    expect(names(change)).toEqual(expected);
  });

  test('filters match text and names of both versions', () => {
    const older = comparisonOf('2.8.1', '2.8.2').groups;
    for (const [query, name] of [
      ['plugin.UNLOAD', 'Plugin'],
      ['UnresolvedTrack | null', 'Queue'],
    ])
      expect(visibleChanges(older, view({ query })).map((group) => group.name)).toEqual([name]);
    const renamed = comparisonOf('2.7.5', '2.8.0').groups;
    expect(visibleChanges(renamed, view({ query: 'Queue.guild' })).map(({ name }) => name)).toEqual(['Queue']);
  });
});
