/** @jest-environment jsdom */
interface ProgressModule {
  default: {
    onRouteUpdate: (update: object) => (() => void) | undefined;
    onRouteDidUpdate: () => void;
  };
}

const progress = jest.requireActual<{ settings: object }>('nprogress');
const { onRouteUpdate, onRouteDidUpdate } = jest.requireActual<ProgressModule>(
  '@docusaurus/theme-classic/lib/nprogress.js',
).default;

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');
const move = (to: object) => onRouteUpdate({ previousLocation: { pathname: '/usedby' }, location: to });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

// @spec 4.27 9.9 9.10 9.11 9.12
test('the bar grows from 8 % by 2 % every 800 ms, each in 200 ms, without a spinner', () => {
  expect(progress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleSpeed: 800,
    trickleRate: 0.02,
    showSpinner: false,
  });
});

// @spec 4.26 4.27 4.28 9.9 9.10 9.13
test('the bar is shown when another page takes more than 200 ms, and goes when that is there', () => {
  const finish = move({ pathname: '/statistics' });
  jest.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).toHaveStyle({ transform: 'translate(-92%,0)', transition: 'all 200ms ease' });
  expect(document.querySelector('#nprogress .spinner')).toBeNull();
  finish?.();
  onRouteDidUpdate();
  jest.advanceTimersByTime(2_000);
  expect(bar()).toBeNull();
});

// @spec 4.25
test('there is no bar for a page that is there in time, nor where only the query changes', () => {
  move({ pathname: '/statistics' })?.();
  expect(move({ pathname: '/usedby', search: '?view=one' })).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(bar()).toBeNull();
});
