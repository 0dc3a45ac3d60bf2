import {
  initialState,
  parseReadings,
  reduce,
  type LiveState,
} from '../../../../src/features/statistics/LiveFigures/useLiveFigures';
import { now, responses } from './liveHosts';

jest.mock('@docusaurus/theme-common', () => ({}));

const reading = (id: string, at = now.getTime()) => ({ values: responses[id].values, at });

describe('the reducer', () => {
  const loading = reduce(initialState, {
    type: 'load',
    readings: { package: reading('package') },
    pending: ['repository', 'year'],
  });

  test('settles once no source is pending and lists the sources that failed', () => {
    expect(loading).toMatchObject({ phase: 'loading', failed: [] });
    const half = reduce(loading, { type: 'settle', id: 'repository' });
    expect(half).toMatchObject({ phase: 'loading', pending: ['year'], failed: ['repository'] });
    const settled = reduce(half, { type: 'settle', id: 'year', reading: reading('year') });
    expect(settled).toMatchObject({ phase: 'settled', failed: ['repository'] });
    expect(Object.keys(settled.readings)).toEqual(['package', 'year']);
  });

  test('keeps the earlier reading of a source that fails', () => {
    const known: LiveState = { ...loading, readings: { repository: reading('repository') } };
    const { readings } = reduce(known, { type: 'settle', id: 'repository' });
    expect(readings.repository).toEqual(reading('repository'));
  });

  test('forgets failures and keeps readings on a retry', () => {
    const failed = reduce(loading, { type: 'settle', id: 'repository' });
    const retried = reduce(failed, { type: 'load', readings: {}, pending: ['repository'] });
    expect(retried).toMatchObject({ phase: 'loading', failed: [] });
    expect(Object.keys(retried.readings)).toEqual(['package']);
  });

  test('settles at once if nothing is outdated', () => {
    expect(reduce(initialState, { type: 'load', readings: {}, pending: [] }).phase).toBe('settled');
  });
});

describe('stored readings', () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  test('are read back', () => {
    const readings = { contributors: reading('contributors'), year: reading('year') };
    expect(parseReadings(JSON.stringify(readings))).toEqual(readings);
  });

  test.each([
    ['truncated JSON', '{"contributors":'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['an unknown source', { other: reading('package') }],
    ['no time', { contributors: { values: { contributors: 25 } } }],
    ['a time in the future', { contributors: reading('contributors', now.getTime() + 1) }],
    ['no values', { contributors: { values: null, at: 0 } }],
    ['a negative count', { contributors: { values: { contributors: -25 }, at: 0 } }],
    ['HTML instead of a count', { contributors: { values: { contributors: '<b>' }, at: 0 } }],
  ])('are ignored if they contain %s', (_, stored) => {
    expect(parseReadings(typeof stored === 'string' ? stored : JSON.stringify(stored))).toEqual({});
  });
});
