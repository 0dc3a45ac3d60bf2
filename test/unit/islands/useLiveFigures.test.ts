import { parseReadings, reduce } from '../../../src/islands/LiveFigures/useLiveFigures';
import { now, responses } from './liveHosts';

const reading = (id: string, at = now.getTime()) => ({ values: responses[id].values, at });

test('a source keeps its earlier reading while it loads and when it fails', () => {
  const earlier = { package: { status: 'current', reading: reading('package') } } as const;
  const pending = reduce(earlier, { id: 'package', status: 'pending' });
  expect(pending).toEqual({ package: { status: 'pending', reading: reading('package') } });
  const failed = reduce(pending, { id: 'package', status: 'failed' });
  expect(failed).toEqual({ package: { status: 'failed', reading: reading('package') } });
  const newer = reading('package', now.getTime() + 1);
  expect(reduce(failed, { id: 'package', status: 'current', reading: newer })).toEqual({
    package: { status: 'current', reading: newer },
  });
  expect(reduce(failed, { id: 'year', status: 'failed' }).package).toBe(failed.package);
});

describe('stored readings', () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  test('the store restores readings', () => {
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
  ])('the store ignores readings that contain %s', (_, stored) => {
    expect(parseReadings(typeof stored === 'string' ? stored : JSON.stringify(stored))).toEqual({});
  });
});
