/** @jest-environment jsdom */

const navigation = Object.assign(window, { navigation: new EventTarget() }).navigation;
const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');
const pass = (time: number) => jest.advanceTimersByTime(time);

const pressEscape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

/** Starts a navigation, and returns a function that aborts it. */
function navigate(path: string, downloadRequest: string | null = null): AbortController {
  const controller = new AbortController();
  const destination = { url: new URL(path, location.href).href };
  const event = Object.assign(new Event('navigate'), { destination, downloadRequest, signal: controller.signal });
  navigation.dispatchEvent(event);
  return controller;
}

beforeAll(() => import('../../../src/elements/progress-bar/progressBar'));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

// @spec 4.27 9.9 9.10 9.11 9.12
test('the bar starts at 8 %, and grows by up to 2 % in 200 ms every 800 ms', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  navigate('/statistics');
  pass(200);
  expect(bar()).toHaveStyle({ transform: 'translateX(-92%)', transition: 'transform 200ms' });
  pass(799);
  expect(bar()).toHaveStyle({ transform: 'translateX(-92%)' });
  pass(1);
  expect(bar()).toHaveStyle({ transform: 'translateX(-91%)' });
  expect(document.querySelector('#nprogress .spinner')).toBeNull();
});

// @spec 4.26 9.13
test('the bar appears 200 ms after a navigation to another path begins', () => {
  navigate('/statistics');
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).not.toBeNull();
});

test.each([
  ['changes only the hash', () => navigate('#live')],
  ['changes only the query', () => navigate('?q=play')],
  ['downloads a file', () => navigate('/file', 'name')],
  ['opens another program', () => navigate('mailto:someone@example.org')],
  // @spec 4.25
])('a navigation that %s does not show a bar', (_, begin) => {
  begin();
  pass(1_000);
  expect(bar()).toBeNull();
});

test.each([
  ['the reader presses Escape', 500, pressEscape],
  ['the reader presses Escape before it shows', 100, pressEscape],
  ['the navigation is aborted', 500, (navigation: AbortController) => navigation.abort()],
  ['the next page shows', 500, () => dispatchEvent(new Event('pagehide'))],
])('the bar disappears when %s', (_, after, end) => {
  const begun = navigate('/statistics');
  pass(after);
  expect(bar() === null).toBe(after < 200);
  end(begun);
  pass(1_000);
  expect(bar()).toBeNull();
});
