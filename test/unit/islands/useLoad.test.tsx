/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLoad } from '../../../src/islands/useLoad';

type Load = (previous?: string) => Promise<string>;

/** Returns a load function whose promises the test settles. */
function controlled() {
  const calls: { previous?: string; resolve: (value: string) => Promise<void>; reject: () => Promise<void> }[] = [];
  const load: Load = (previous) =>
    new Promise((resolve, reject) =>
      calls.push({
        previous,
        resolve: (value) => act(() => Promise.resolve(resolve(value))),
        reject: () => act(() => Promise.resolve(reject(new Error('offline')))),
      }),
    );
  return { calls, load };
}

const render = (load?: Load) => renderHook((props: { load?: Load }) => useLoad(props.load), { initialProps: { load } });

test('useLoad passes its own value to the next load on retry', async () => {
  const { calls, load } = controlled();
  const { result } = render(load);
  expect(result.current).toMatchObject({ state: 'loading' });
  await calls[0].resolve('a');
  expect(result.current).toMatchObject({ state: 'loaded', value: 'a' });
  act(result.current.retry);
  act(result.current.retry);
  expect(calls.map(({ previous }) => previous)).toEqual([undefined, 'a']);
  await calls[1].reject();
  expect(result.current).toMatchObject({ state: 'failed', value: 'a', error: new Error('offline') });
  act(result.current.retry);
  expect(result.current).toMatchObject({ state: 'loading', value: 'a', error: undefined });
  expect(calls[2].previous).toBe('a');
});

test.each(['resolve', 'reject'] as const)('useLoad ignores a replaced load that ends in %s', async (end) => {
  const [one, two] = [controlled(), controlled()];
  const { result, rerender } = render(one.load);
  rerender({ load: two.load });
  await one.calls[0][end]('one');
  expect(result.current.state).toBe('loading');
  await two.calls[0].resolve('two');
  expect(result.current).toMatchObject({ state: 'loaded', value: 'two' });
});

// @spec 4.34 9.24
test('useLoad reports a stalled load after 300 ms', async () => {
  jest.useFakeTimers();
  const { calls, load } = controlled();
  const { result } = render(load);
  act(() => jest.advanceTimersByTime(299));
  expect(result.current.state).toBe('loading');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.state).toBe('stalled');
  await calls[0].resolve('a');
  expect(result.current.state).toBe('loaded');
  jest.useRealTimers();
});
